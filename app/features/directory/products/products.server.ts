import { pictures } from '#features/media/index.server.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { companyName, listed } from '../company-rows.server.ts';
import type { ProductCard } from '../directory.ts';
import { type ProductRow, presentProducts } from '../present.ts';

/** Of which companies products are shown: of one country (ISO 3166), of one industry (dictionary), or of all. */
interface Wall {
  locale: Locale;
  country?: string;
  industry?: number;
  limit: number;
  /** One product of each kind at most: a walk past what is different. */
  varied?: boolean;
}

/** Products to look at: the first of each company in turn, company by name. */
export async function productsOf(
  db: Database,
  { locale, country, industry, limit, varied = false }: Wall,
): Promise<ProductCard[]> {
  const companies = listed(db, { kind: 'exhibitor', locale, countries: country ? [country] : undefined, industry })
    .select('l.company_id')
    .orderBy('l.sort_key')
    .orderBy('l.company_id')
    .limit(varied ? limit * companiesForOne : limit);
  const rows = await productRows(db, locale)
    .where('p.company_id', 'in', companies)
    .orderBy('p.position')
    .orderBy('p.company_id')
    .limit(varied ? limit * companiesForOne : limit)
    .execute();
  return withPictures(db, varied ? oneOfEachKind(rows).slice(0, limit) : rows, locale);
}

/** So many companies are asked for each product of a varied wall: neighbours by name may bring the same. */
const companiesForOne = 6;

function oneOfEachKind(rows: Rows): Rows {
  return [...Map.groupBy(rows, ({ goods, key, companyKey }) => goods ?? `${companyKey} ${key}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** The catalogue of a company, in its order. */
export async function catalogueOf(db: Database, companyId: number, locale: Locale): Promise<ProductCard[]> {
  return withPictures(db, await ofCompany(db, { locale }, { companyId }), locale);
}

const ofCompany = statement((db, { companyId }: Blanks<{ companyId: number }>, { locale }: { locale: Locale }) =>
  productRows(db, locale).where('p.company_id', '=', companyId).orderBy('p.position').orderBy('p.id'),
);

function productRows(db: Database | Tx, locale: Locale) {
  return db
    .selectFrom('product as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_text')
          .select(['name', 'description', 'locale'])
          .whereRef('product_id', '=', 'p.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => companyName(eb, locale),
      (join) => join.onTrue(),
    )
    .select([
      'p.key',
      'p.media_id as mediaId',
      'p.goods',
      'text.name',
      'text.description',
      'text.locale as lang',
      'c.id as companyId',
      'c.key as companyKey',
      'c.industry_id as industry',
      'called.name as companyName',
      'called.locale as companyLang',
    ]);
}

type Rows = ProductRow[];

async function withPictures(db: Database, rows: Rows, locale: Locale): Promise<ProductCard[]> {
  const wanted = rows.flatMap(({ mediaId }) => mediaId ?? []);
  const pictureOf = wanted.length === 0 ? new Map() : await pictures(db, wanted, locale);
  return presentProducts(rows, pictureOf);
}
