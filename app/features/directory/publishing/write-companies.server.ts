import { readStandCode } from '#features/halls/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import type { CompanyKind } from '../directory.ts';
import type { ReadyCompany } from './company-draft.server.ts';
import { listingRows } from './listing-rows.server.ts';

/** A company, and the id it has. */
interface Written {
  id: number;
  company: ReadyCompany;
}

/**
 * Writes companies that have been checked, and has them listed. They are found by `haveCompaniesFound`, which wants to know
 * their products.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeCompanies(tx: Tx, companies: readonly ReadyCompany[]): Promise<number[]> {
  if (companies.length === 0) return [];
  const rows = await tx.insertInto('company').values(companies.map(companyRow)).returning(['id', 'key']).execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = companies.map((company) => {
    const id = idOf.get(company.key);
    if (id === undefined) throw new Error(`${company.key} was not written`);
    return { id, company };
  });
  await writeBelongings(tx, written);
  return written.map(({ id }) => id);
}

/** Writes a company anew under the id that it has; its products stay. */
export async function rewriteCompany(tx: Tx, id: number, company: ReadyCompany): Promise<void> {
  await clearCompany(tx, id);
  await tx.updateTable('company').set(companyRow(company)).where('id', '=', id).execute();
  await writeBelongings(tx, [{ id, company }]);
}

/** Has a company say nothing in any language: nobody sees it or its products, its stands are free, and its id stays its own. */
export async function emptyCompany(tx: Tx, kind: CompanyKind, id: number): Promise<void> {
  await clearCompany(tx, id);
  await makeUnfindable(tx, kind, [String(id)]);
}

async function clearCompany(tx: Tx, id: number): Promise<void> {
  for (const table of ['company_text', 'company_edition', 'company_stand', 'company_listing'] as const) {
    await tx.deleteFrom(table).where('company_id', '=', id).execute();
  }
}

async function writeBelongings(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('company_text').values(written.flatMap(textRows)).execute();
  const editions = written.flatMap(({ id, company }) =>
    company.editions.map((edition) => ({ company_id: id, edition_id: Number(edition) })),
  );
  if (editions.length > 0) await tx.insertInto('company_edition').values(editions).execute();
  const stands = written.flatMap(standRows);
  if (stands.length > 0) await tx.insertInto('company_stand').values(stands).execute();
  await tx.insertInto('company_listing').values(written.flatMap(listed)).execute();
}

/**
 * A company's own row: each field stands in the column of its name, but for those that are named here. What has tables of its
 * own is left out; anything else that has no column is refused by the database. What is left out of a draft empties its column.
 */
function companyRow({ country, industry, coverId, website, founded, employees, ...rest }: ReadyCompany) {
  const { texts: _texts, editions: _editions, stands: _stands, ...same } = rest;
  const optional = { website: website ?? null, founded: founded ?? null, employees: employees ?? null };
  return { ...same, ...optional, country_code: country, industry_id: industry, cover_id: coverId ?? null };
}

function textRows({ id, company: { texts } }: Written) {
  return textsOf(texts).map(([locale, { productClassification, productName, purchaseNeeds, ...text }]) => ({
    company_id: id,
    locale,
    ...text,
    product_classification: productClassification,
    product_name: productName,
    purchase_needs: purchaseNeeds,
  }));
}

function standRows({ id, company: { stands } }: Written) {
  return stands.map((code) => {
    const stand = readStandCode(code);
    if (!stand) throw new Error(`${code} is no stand`);
    return { hall_code: stand.hall, number: stand.number, company_id: id };
  });
}

function listed({ id, company: { kind, country, industry, stands, texts } }: Written) {
  const [first] = stands;
  return listingRows({
    id,
    kind,
    country,
    industry,
    hall: first === undefined ? undefined : readStandCode(first)?.hall,
    stands,
    names: eachText(texts, ({ name }) => name),
  });
}
