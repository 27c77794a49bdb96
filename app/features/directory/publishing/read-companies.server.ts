import { sql } from 'kysely';
import type { Draft, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind } from '../directory.ts';

/** Companies as drafts of what readers see now, by their keys. */
export async function readCompanies(
  db: Database | Tx,
  kind: CompanyKind,
  keys: readonly string[],
): Promise<Map<string, Draft>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('company as c')
    .selectAll('c')
    .select([
      sql<string[]>`array(select edition_id::text from company_edition where company_id = c.id order by edition_id)`.as(
        'editions',
      ),
      sql<string[]>`array(select hall_code || '-' || number from company_stand
        where company_id = c.id order by hall_code, number)`.as('stands'),
    ])
    .where('c.kind', '=', kind)
    .where('c.id', 'in', keys.map(Number))
    .execute();
  const texts = await db.selectFrom('company_text').selectAll().where('company_id', 'in', keys.map(Number)).execute();
  const textsOf = Map.groupBy(texts, ({ company_id }) => company_id);
  return new Map(
    rows.map(({ id, key, phone, mail, ...row }) => [
      String(id),
      {
        ...{ key, phone, mail, country: row.country_code, industry: row.industry_id },
        website: row.website ?? undefined,
        coverId: row.cover_id ?? undefined,
        ...(kind === 'exhibitor' && {
          founded: row.founded ?? undefined,
          employees: row.employees ?? undefined,
          editions: row.editions,
          stands: row.stands,
        }),
        texts: Object.fromEntries((textsOf.get(id) ?? []).map((text) => [text.locale, textOf(kind, text)])),
      },
    ]),
  );
}

type TextRow = Record<
  'name' | 'contact' | 'address' | 'profile' | 'purchase_needs' | 'product_classification' | 'product_name',
  string
> & { locale: Locale };

function textOf(kind: CompanyKind, { name, contact, address, profile, ...text }: TextRow): Values {
  const own = { name, contact, address, profile, purchaseNeeds: text.purchase_needs };
  if (kind === 'buyer') return own;
  return { ...own, productClassification: text.product_classification, productName: text.product_name };
}
