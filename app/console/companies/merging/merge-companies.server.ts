import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { holdThing } from '../../content/threads.server.ts';
import { knownOrAdopted } from '../../halls/plan/published-things.server.ts';
import { pairOrRefuse } from '../alike/apart.server.ts';
import { mayMerge } from '../company-policy.server.ts';
import { fillWinner } from './fill-winner.server.ts';
import type { Merged } from './merge-answers.ts';
import { keepParts, noteParts } from './merge-parts.server.ts';
import { leadOn, moveCatalogue, moveRows, takeOut } from './move-to-winner.server.ts';
import { NotMerged } from './not-merged.server.ts';
import { productsOfCompany } from './products-of.server.ts';
import { holdInOrder, type Merging, readBoth } from './read-both.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/**
 * Makes two companies one: products, stands, editions and members of the one that goes are the other's from now on, what the other lacked is
 * filled in, and its pages lead there. All of it or nothing, and all of it can be taken back while nothing was built on it (`unmerge`).
 * A company becomes another one once: of two who merge at once the database lets one.
 * @throws 403 where they may not, 404 where these are not two companies of one kind
 */
export async function mergeCompanies(site: Needs, staff: Staff, merging: Merging): Promise<Merged> {
  if (!mayMerge(staff)) throw new Refusal(403);
  await knowProducts(site, merging.loserId);
  try {
    return await inTransaction(site.db, (tx) => mergeWithin(tx, site, staff, merging));
  } catch (error) {
    if (error instanceof NotMerged) return error.answer;
    if (isMergedAlready(error)) return { outcome: 'gone' };
    throw error;
  }
}

function isMergedAlready(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return codeOf(error) === '23505' && constraint === 'company_merge_once';
}

/** Products that came in by a seed a moment ago are things of the console from now on. */
async function knowProducts(site: Needs, thingId: number): Promise<void> {
  const exhibitor = await site.db
    .selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .where('kind', '=', 'exhibitor')
    .executeTakeFirst();
  if (exhibitor?.key == null) return;
  const products = site.db.selectFrom('product').select('id').where('company_id', '=', Number(exhibitor.key));
  const keys = (await products.execute()).map(({ id }) => String(id));
  await knownOrAdopted(site, 'product', keys);
}

async function mergeWithin(tx: Tx, site: Needs, staff: Staff, merging: Merging): Promise<Merged> {
  const { loserId, winnerId } = merging;
  const kind = kindOrRefuse((await pairOrRefuse(tx, [loserId, winnerId])).kind);
  const now = site.clock.now();
  const held = await holdInOrder(tx, kind, [loserId, winnerId]);
  const mergeId = await beginMerge(tx, staff, { kind, loserId, winnerId, now });
  const both = await readBoth(tx, kind, merging, held);
  const products = await productsOfCompany(tx, both.loser.key);
  const things = [loserId, winnerId, ...products];
  for (const id of products) await holdThing(tx, kindOrRefuse('product'), id);
  await keepParts(tx, mergeId, things);
  await takeOut(tx, site, staff, both);
  const moved = await moveRows(tx, both);
  await moveCatalogue(tx, site, staff, both, { products, keys: moved.keys });
  await fillWinner(tx, site, staff, both, merging.taken);
  await leadOn(tx, both);
  await noteParts(tx, mergeId, things);
  const { keys: _keys, ...rows } = moved;
  await tx
    .updateTable('company_merge')
    .set({ moved: JSON.stringify(rows) })
    .where('id', '=', mergeId)
    .execute();
  await emptyPages(tx, ['directory', 'halls']);
  const { claims, changes } = rows;
  const noted = {
    before: { companies: [loserId, winnerId] },
    after: { company: winnerId, products: products.length, claims: claims.length, changes: changes.length },
  };
  await noteAct(tx, { staff, act: 'company.merge', about: `${kind.name} ${winnerId} from ${loserId}`, ...noted }, now);
  return { outcome: 'merged', mergeId };
}

interface Beginning {
  kind: ContentKind;
  loserId: number;
  winnerId: number;
  now: Date;
}

/** The row comes before all that is changed: whoever merges the same company next finds it taken. */
async function beginMerge(tx: Tx, staff: Staff, { kind, loserId, winnerId, now }: Beginning): Promise<number> {
  const { id } = await tx
    .insertInto('company_merge')
    .values({
      ...{ kind: kind.name, loser_id: loserId, winner_id: winnerId, merged_at: now, staff_id: staff.id },
      ...{ who: staff.name, moved: JSON.stringify({ products: [], stands: [], claims: [], changes: [] }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
