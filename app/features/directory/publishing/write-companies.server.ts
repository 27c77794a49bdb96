import { standCode } from '#features/halls/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import type { ReadyCompany } from './company-draft.server.ts';
import { findableCompany } from './findable-company.server.ts';
import { listingRows } from './listing-rows.server.ts';

/** A company, and the id it has. */
export interface WrittenCompany {
  id: number;
  company: ReadyCompany;
}

/**
 * Writes companies that have been checked, with all that belongs to them, and has them listed and found.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeCompanies(tx: Tx, companies: readonly ReadyCompany[]): Promise<number[]> {
  if (companies.length === 0) return [];
  const rows = await tx.insertInto('company').values(companies.map(companyRow)).returning(['id', 'key']).execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = companies.map((company) => ({ id: known(idOf, company.key), company }));

  await tx.insertInto('company_text').values(written.flatMap(textRows)).execute();
  const editions = written.flatMap(({ id, company }) =>
    company.editions.map((edition) => ({ company_id: id, edition_id: edition })),
  );
  if (editions.length > 0) await tx.insertInto('company_edition').values(editions).execute();
  const stands = written.flatMap(({ id, company }) =>
    company.stands.map(({ hall, number }) => ({ hall_code: hall, number, company_id: id })),
  );
  if (stands.length > 0) await tx.insertInto('company_stand').values(stands).execute();
  await writeProducts(tx, written);
  await tx.insertInto('company_listing').values(written.flatMap(listed)).execute();
  await makeFindable(tx, written.map(findableCompany));
  return written.map(({ id }) => id);
}

function known<Key>(ids: Map<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not written`);
  return id;
}

/**
 * A company's own row: each field stands in the column of its name, but for those that are named here. What has tables of its
 * own is left out; anything else that has no column is refused by the database.
 */
function companyRow({ country, industry, coverId, ...rest }: ReadyCompany) {
  const { texts: _texts, editions: _editions, stands: _stands, products: _products, ...same } = rest;
  return { ...same, country_code: country, industry_id: industry, cover_id: coverId };
}

function textRows({ id, company: { texts } }: WrittenCompany) {
  return textsOf(texts).map(([locale, { productClassification, productName, purchaseNeeds, ...text }]) => ({
    company_id: id,
    locale,
    ...text,
    product_classification: productClassification,
    product_name: productName,
    purchase_needs: purchaseNeeds,
  }));
}

async function writeProducts(tx: Tx, written: readonly WrittenCompany[]): Promise<void> {
  const products = written.flatMap(({ id, company }) =>
    company.products.map((product, position) => ({ id, product, position })),
  );
  if (products.length === 0) return;
  const rows = await tx
    .insertInto('product')
    .values(
      products.map(({ id, product: { key, goods, mediaId }, position }) => {
        return { company_id: id, key, position, media_id: mediaId ?? null, goods: goods ?? null };
      }),
    )
    .returning(['id', 'company_id', 'key'])
    .execute();
  const idOf = new Map(rows.map((row) => [`${row.company_id} ${row.key}`, row.id]));
  const texts = products.flatMap(({ id, product }) =>
    textsOf(product.texts).map(([locale, text]) => ({
      product_id: known(idOf, `${id} ${product.key}`),
      locale,
      ...text,
    })),
  );
  await tx.insertInto('product_text').values(texts).execute();
}

function listed({ id, company: { kind, country, industry, stands, texts } }: WrittenCompany) {
  const hall = stands[0]?.hall;
  return listingRows({
    id,
    kind,
    country,
    industry,
    hall,
    stands: stands.map(standCode),
    names: eachText(texts, ({ name }) => name),
  });
}
