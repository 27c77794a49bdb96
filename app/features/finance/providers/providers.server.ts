import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import { readArea } from '#features/editions/index.server.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  isNeed,
  isProviderType,
  type Need,
  type Provider,
  type ProviderFacets,
  type ProviderFilter,
} from '../finance.ts';
import { matches } from './provider-counts.server.ts';

/**
 * Reads the filters of an address; blank ones count as absent.
 * @returns undefined where one of them names nothing that is known
 */
export function readProviderFilter(query: URLSearchParams): ProviderFilter | undefined {
  const read = filtersOrUnknown(query);
  return typeof read === 'string' ? undefined : read;
}

/** The filters of an address, or the name of the first one that names nothing that is known. Blank ones count as absent. */
export function filtersOrUnknown(query: URLSearchParams): ProviderFilter | keyof ProviderFilter {
  const given = (name: string) => query.get(name)?.trim() ?? '';
  const [type, country, need] = [given('type'), given('country'), given('need')];
  const area = country === '' ? undefined : readArea(country);
  if (type !== '' && !isProviderType(type)) return 'type';
  if (need !== '' && !isNeed(need)) return 'need';
  if (country !== '' && area === undefined) return 'country';
  return { type: type || undefined, country: area, need: need || undefined };
}

/** What all providers are chosen by, in the order of their list: some dozens, so they are read at once and kept. */
export function providerFacets({ db, kept }: Pick<SiteContext, 'db' | 'kept'>): Promise<ProviderFacets[]> {
  return kept.get('finance providers', ['finance'], async () => {
    const rows = await db
      .selectFrom('finance_provider')
      .select(['id', 'type', 'countries', 'needs'])
      .where(isShown)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, needs: row.needs as Need[] }));
  });
}

/** What is withdrawn has no text. */
export function isShown({ exists, selectFrom }: ExpressionBuilder<Schema, 'finance_provider'>) {
  return exists(
    selectFrom('finance_provider_text').select('locale').whereRef('provider_id', '=', 'finance_provider.id'),
  );
}

/** A page of the providers that a filter leaves, and how many there are. */
export async function listProviders(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale'>,
  filter: ProviderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; providers: Provider[] }> {
  const ids = (await providerFacets(site)).filter((facets) => matches(facets, filter)).map(({ id }) => id);
  return { total: ids.length, providers: await providersById(site.db, ids.slice(offset, offset + limit), site.locale) };
}

/** One provider; undefined where there is none. */
export async function readProvider(db: Database, id: number, locale: Locale): Promise<Provider | undefined> {
  return (await providersById(db, [id], locale))[0];
}

/** Providers by their ids, in the best language there is, in the order of the list. */
export async function providersById(db: Database, ids: readonly number[], locale: Locale): Promise<Provider[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('finance_provider as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('finance_provider_text')
          .selectAll()
          .whereRef('provider_id', '=', 'p.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select(['text.locale as lang', 'text.name', 'text.profile', 'text.contact'])
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .execute();
  return rows.map(({ backup_email, needs, ...row }) => ({ ...row, backupEmail: backup_email, needs: needs as Need[] }));
}
