import type { Tx } from '#platform/db/database.ts';

/** A product that belongs to another company now. */
export interface MovedProduct {
  id: number;
  /** The key that it had in the catalogue of the first. */
  key: string;
  /** The key that it has now: the same, unless another product of the second had that. */
  became: string;
}

/** Longest key of a product. */
const longestKey = 60;

/**
 * Has the products of a company be another's, those that nobody sees too. That a product belongs to one company for ever holds for whoever writes
 * it; here two companies turn out to be one. What search finds is written by `haveCompaniesFound`.
 */
export async function moveProducts(tx: Tx, from: number, to: number): Promise<MovedProduct[]> {
  const own = await tx
    .selectFrom('product')
    .select(['id', 'key'])
    .where('company_id', '=', from)
    .orderBy('id')
    .forUpdate()
    .execute();
  const others = await tx.selectFrom('product').select('key').where('company_id', '=', to).execute();
  const taken = new Set(others.map(({ key }) => key));
  const moved: MovedProduct[] = [];
  for (const { id, key } of own) {
    const became = freeKey(key, taken);
    taken.add(became);
    await tx.updateTable('product').set({ company_id: to, key: became }).where('id', '=', id).execute();
    moved.push({ id, key, became });
  }
  return moved;
}

/** Gives products back to the company that they had, with the keys that they had there. */
export async function giveProductsBack(
  tx: Tx,
  products: readonly Pick<MovedProduct, 'id' | 'key'>[],
  to: number,
): Promise<void> {
  for (const { id, key } of products) {
    await tx.updateTable('product').set({ company_id: to, key }).where('id', '=', id).execute();
  }
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key;
  const begin = key.slice(0, longestKey - 5).replace(/-$/, '');
  for (let number = 2; ; number += 1) {
    const tried = `${begin}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}
