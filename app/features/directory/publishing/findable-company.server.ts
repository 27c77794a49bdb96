import { regionFacets } from '#features/editions/index.server.ts';
import { standCode } from '#features/halls/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import type { Facets } from '#platform/search-index/token-version.server.ts';
import { companyHref } from '../directory.ts';

/** What the search index knows of a hall; nothing where there is none. */
export function hallFacets(hall: string | undefined): string[] {
  return hall ? [`hall:${hall}`] : [];
}

/** What the search index knows of a company's hall and of its country's region. */
export function companyFacets({ hall, country }: { hall: string | undefined; country: string }): string[] {
  return [...hallFacets(hall), ...regionFacets(country)];
}

/** The same of companies that are there, by id. */
export async function facetsOfCompanies(db: Database, ids: readonly number[]): Promise<Facets> {
  const rows = await db
    .selectFrom('company_listing')
    .select(['company_id', 'hall_code as hall', 'country_code as country'])
    .where('company_id', 'in', ids)
    .where('locale', '=', 'zh-CN')
    .execute();
  return new Map(rows.map(({ company_id, ...row }) => [company_id, companyFacets(row)]));
}

/**
 * Has companies found by what is written of them, their products and their stands: never by how they are reached. What nobody
 * sees is not found.
 */
export async function haveCompaniesFound(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'kind', 'country_code', 'industry_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const texts = await tx.selectFrom('company_text').selectAll().where('company_id', 'in', ids).execute();
  const stands = await tx
    .selectFrom('company_stand')
    .select(['company_id', 'hall_code as hall', 'number'])
    .where('company_id', 'in', ids)
    .orderBy('hall_code')
    .orderBy('number')
    .execute();
  const products = await tx
    .selectFrom('product as p')
    .innerJoin('product_text as t', 't.product_id', 'p.id')
    .select(['p.company_id', 't.locale', 't.name'])
    .where('p.company_id', 'in', ids)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();
  const [textsOf, standsOf, productsOf] = [byCompany(texts), byCompany(stands), byCompany(products)];
  const found = companies.map(({ id, kind, country_code, industry_id }): Findable => {
    const own = standsOf.get(id) ?? [];
    const words = (locale: Locale) => [
      ...(productsOf.get(id) ?? []).flatMap((product) => (product.locale === locale ? product.name : [])),
      ...own.map(standCode),
    ];
    return {
      type: kind,
      id: String(id),
      path: companyHref(kind, id),
      texts: Object.fromEntries((textsOf.get(id) ?? []).map((text) => [text.locale, findableText(text, words)])),
      countries: [country_code],
      industries: [industry_id],
      facets: companyFacets({ hall: own[0]?.hall, country: country_code }),
    };
  });
  await makeFindable(
    tx,
    found.filter(({ id }) => textsOf.has(Number(id))),
  );
}

function byCompany<Row extends { company_id: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ company_id }) => company_id);
}

type TextRow = Record<'name' | 'profile' | 'purchase_needs' | 'product_classification' | 'product_name', string> & {
  locale: Locale;
};

function findableText(text: TextRow, words: (locale: Locale) => string[]) {
  const known = [text.product_classification, text.product_name, ...words(text.locale)];
  return {
    title: text.name,
    body: `${text.profile} ${text.purchase_needs}`,
    words: known.filter(Boolean).join(' · '),
  };
}
