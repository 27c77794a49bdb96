import { regionFacets } from '#features/editions/index.server.ts';
import { standCode } from '#features/halls/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { eachText } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import type { Facets } from '#platform/search-index/token-version.server.ts';
import { companyHref } from '../directory.ts';
import type { ReadyCompany } from './company-draft.server.ts';

/** What the search knows of a company: never how it is reached. */
export function findableCompany({ id, company }: { id: number; company: ReadyCompany }): Findable {
  return {
    type: company.kind,
    id: String(id),
    path: companyHref(company.kind, id),
    texts: findableTexts(company),
    countries: [company.country],
    industries: [company.industry],
    facets: companyFacets({ hall: company.stands[0]?.hall, country: company.country }),
  };
}

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

function findableTexts({ texts, products, stands }: ReadyCompany): Findable['texts'] {
  return eachText(texts, ({ name, profile, purchaseNeeds, productClassification, productName }, locale) => {
    const productNames = products.map((product) => product.texts[locale]?.name);
    const words = [productClassification, productName, ...productNames, ...stands.map(standCode)];
    return { title: name, body: `${profile} ${purchaseNeeds}`, words: words.filter(Boolean).join(' · ') };
  });
}
