import { haveCompaniesFound, leadCompanyOn, moveProducts, moveRequests } from '#features/directory/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { withdrawWithin } from '../../content/publishing/withdraw-thread.server.ts';
import { holdThing } from '../../content/threads.server.ts';
import { movePlannedStands } from '../../halls/plan/move-company.server.ts';
import { changeOrRefuse, orRefuse } from './not-merged.server.ts';
import type { Both } from './read-both.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Has readers see the company that goes no longer, now or at a time; its stands are free then. */
export async function takeOut(tx: Tx, site: Needs, staff: Staff, { kind, loser }: Both): Promise<void> {
  if (loser.threads.get('shared')?.published != null)
    await orRefuse(loser.id, () => withdrawWithin(tx, site, staff, { kind, thingId: loser.id, thread: 'shared' }));
  await tx.updateTable('content_thread').set({ publish_at: null }).where('thing_id', '=', loser.id).execute();
}

/** Rows that name the company that goes name the other one. A company that readers have never seen has none. */
export async function moveRows(tx: Tx, { loser, winner }: Both) {
  const none = { products: [], stands: [], claims: [], changes: [], keys: new Map<string, string>() };
  if (loser.key === null || winner.key === null) return none;
  const [from, to] = [Number(loser.key), Number(winner.key)];
  const products = await moveProducts(tx, from, to);
  return {
    products: products.map(({ id, key }) => ({ id, key })),
    stands: await movePlannedStands(tx, from, to),
    ...(await moveRequests(tx, from, to)),
    /** Keys that products have now, by their numbers. */
    keys: new Map(products.map(({ id, became }) => [String(id), became])),
  };
}

/** What is written of products says whose they are now. */
export async function moveCatalogue(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { loser, winner }: Both,
  { products, keys }: { products: readonly number[]; keys: ReadonlyMap<string, string> },
): Promise<void> {
  if (winner.key === null) return;
  const kind = kindOrRefuse('product');
  for (const thingId of products) {
    const { key } = await holdThing(tx, kind, thingId);
    const became = key === null ? undefined : keys.get(key);
    const change = (values: Values) =>
      values.exhibitor === loser.key ? { ...values, exhibitor: winner.key, ...(became && { key: became }) } : values;
    await changeOrRefuse(tx, site, staff, { kind, thingId, thread: 'shared', change });
  }
}

/** The pages of the company that goes lead to those of the other, which is found by the products of both. */
export async function leadOn(tx: Tx, { loser, winner }: Both): Promise<void> {
  if (loser.key === null || winner.key === null) return;
  await leadCompanyOn(tx, Number(loser.key), Number(winner.key));
  await haveCompaniesFound(tx, [Number(winner.key)]);
}
