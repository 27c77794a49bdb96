import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyProduct } from './product-draft.server.ts';

/**
 * Writes products that have been checked. Their companies are found by their names: `haveCompaniesFound`.
 * @returns their ids, in the order given
 */
export async function writeProducts(tx: Tx, products: readonly ReadyProduct[]): Promise<number[]> {
  if (products.length === 0) return [];
  const rows = await tx
    .insertInto('product')
    .values(products.map(productRow))
    .returning(['id', 'company_id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, company_id, key }) => [`${company_id} ${key}`, id]));
  const written = products.map((product) => {
    const id = idOf.get(`${product.exhibitor} ${product.key}`);
    if (id === undefined) throw new Error(`${product.key} was not written`);
    return { id, product };
  });
  await tx.insertInto('product_text').values(written.flatMap(textRows)).execute();
  return written.map(({ id }) => id);
}

/** Writes a product anew under the id that it has. */
export async function rewriteProduct(tx: Tx, id: number, product: ReadyProduct): Promise<void> {
  await tx.updateTable('product').set(productRow(product)).where('id', '=', id).execute();
  await emptyProduct(tx, id);
  await tx.insertInto('product_text').values(textRows({ id, product })).execute();
}

/** Has a product say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyProduct(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('product_text').where('product_id', '=', id).execute();
}

function productRow({ exhibitor, key, position, goods, mediaId }: ReadyProduct) {
  return { company_id: Number(exhibitor), key, position, goods: goods ?? null, media_id: mediaId ?? null };
}

function textRows({ id, product }: { id: number; product: ReadyProduct }) {
  return textsOf(product.texts).map(([locale, text]) => ({ product_id: id, locale, ...text }));
}
