import type { Selectable } from 'kysely';
import type { CompanyMergeTable } from '#db/schema/tables.gen.ts';
import {
  giveProductsBack,
  giveRequestsBack,
  haveCompaniesFound,
  leadCompanyOn,
} from '#features/directory/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { rewriteWithin } from '../../content/publishing/rewrite-thing.server.ts';
import { type HeldThing, holdThing, recountBehind } from '../../content/threads.server.ts';
import { givePlannedStandsBack } from '../../halls/plan/move-company.server.ts';
import { mayMerge } from '../company-policy.server.ts';
import type { Unmerged } from './merge-answers.ts';
import { changedSince, leaveEarlierStanding, restoreParts } from './merge-parts.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;
type Merge = Pick<Selectable<CompanyMergeTable>, 'id' | 'kind' | 'loser_id' | 'winner_id' | 'moved'>;

/** Left as it is, as a whole. */
class NotUnmerged extends Error {
  readonly answer: Unmerged;
  constructor(answer: Unmerged) {
    super('Nothing is taken back');
    this.answer = answer;
  }
}

/**
 * Takes a merge back as a whole: both companies say and show what they did before it, with their own products, stands and members. Nothing is
 * done where something was built on it since.
 * @throws 403 where they may not, 404 where there is no such merge
 */
export async function unmergeCompanies(site: Needs, staff: Staff, mergeId: number): Promise<Unmerged> {
  if (!mayMerge(staff)) throw new Refusal(403);
  try {
    return await inTransaction(site.db, (tx) => unmergeWithin(tx, site, staff, mergeId));
  } catch (error) {
    if (error instanceof NotUnmerged) return error.answer;
    throw error;
  }
}

async function unmergeWithin(tx: Tx, site: Needs, staff: Staff, mergeId: number): Promise<Unmerged> {
  const merge = await tx
    .selectFrom('company_merge')
    .select(['id', 'kind', 'loser_id', 'winner_id', 'moved', 'undone_at'])
    .where('id', '=', mergeId)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw new Refusal(404);
  if (merge.undone_at !== null) return { outcome: 'gone' };
  const now = site.clock.now();
  const things = await holdThings(tx, merge);
  const changed = await changedSince(tx, mergeId);
  if (changed.length > 0) throw new NotUnmerged({ outcome: 'built', things: changed, plan: false });
  await restoreParts(tx, mergeId, staff, now);
  await leaveEarlierStanding(tx, mergeId);
  await giveRowsBack(tx, merge, things);
  for (const { kind, id } of inOrder(merge, things)) await showAgain(tx, kind, id, now);
  await findAgain(tx, merge, things);
  await tx
    .updateTable('company_merge')
    .set({ undone_at: now, undone_by: staff.name })
    .where('id', '=', mergeId)
    .execute();
  await emptyPages(tx, ['directory', 'halls']);
  const noted = {
    before: { company: merge.winner_id },
    after: { companies: [merge.loser_id, merge.winner_id], products: merge.moved.products.length },
  };
  const about = `${merge.kind} ${merge.winner_id} from ${merge.loser_id}`;
  await noteAct(tx, { staff, act: 'company.unmerge', about, ...noted }, now);
  return { outcome: 'unmerged' };
}

/** A thing of the merge, with its kind. */
interface Held {
  kind: ContentKind;
  id: number;
  thing: HeldThing;
}

/** Both companies and then the products that have changed hands, each in the order of their numbers: as whoever merges holds them. */
async function holdThings(tx: Tx, { id, kind, loser_id, winner_id }: Merge): Promise<Map<number, Held>> {
  const parts = await tx
    .selectFrom('company_merge_part')
    .innerJoin('content_thing as thing', 'thing.id', 'thing_id')
    .select(['thing.id', 'thing.kind'])
    .distinct()
    .where('merge_id', '=', id)
    .execute();
  const companies = [loser_id, winner_id];
  const others = parts.filter((part) => !companies.includes(part.id));
  const inTurn = (things: { id: number; kind: string }[]) => things.toSorted((one, other) => one.id - other.id);
  const held = new Map<number, Held>();
  for (const each of [...inTurn(companies.map((company) => ({ id: company, kind }))), ...inTurn(others)]) {
    const own = kindOrRefuse(each.kind);
    held.set(each.id, { kind: own, id: each.id, thing: await holdThing(tx, own, each.id) });
  }
  return held;
}

/** Numbers of the two companies by which readers' tables know them; undefined where readers have never seen one of them. */
function companiesOf({ loser_id, winner_id }: Merge, things: ReadonlyMap<number, Held>) {
  const [loser, winner] = [things.get(loser_id)?.thing.key, things.get(winner_id)?.thing.key];
  return loser != null && winner != null ? { loser: Number(loser), winner: Number(winner) } : undefined;
}

/** Rows name the company again that they named. @throws NotUnmerged where a plan of a hall has changed since */
async function giveRowsBack(tx: Tx, merge: Merge, things: ReadonlyMap<number, Held>): Promise<void> {
  const companies = companiesOf(merge, things);
  if (!companies) return;
  const { products, stands, claims, changes } = merge.moved;
  const isBack = await givePlannedStandsBack(tx, stands, { from: companies.winner, to: companies.loser });
  if (!isBack) throw new NotUnmerged({ outcome: 'built', things: [], plan: true });
  await giveProductsBack(tx, products, companies.loser);
  await giveRequestsBack(tx, { claims, changes }, companies.loser);
  await leadCompanyOn(tx, companies.loser, null);
}

/** The company that stayed first, for it has stands that are the other's again; products once both are there. */
function inOrder({ loser_id, winner_id }: Merge, things: ReadonlyMap<number, Held>): Held[] {
  const companies = [winner_id, loser_id];
  const products = [...things.values()].filter(({ id }) => !companies.includes(id));
  return [...companies.flatMap((id) => things.get(id) ?? []), ...products];
}

/** Has readers see what the parts of a thing say again. @throws NotUnmerged where that can no longer be seen: a stand has gone, say */
async function showAgain(tx: Tx, kind: ContentKind, id: number, now: Date): Promise<void> {
  const refused = await rewriteWithin(tx, kind, id, now);
  if (refused) throw new NotUnmerged({ outcome: 'built', things: [id], plan: false });
  await recountBehind(tx, kind, await holdThing(tx, kind, id));
}

async function findAgain(tx: Tx, merge: Merge, things: ReadonlyMap<number, Held>): Promise<void> {
  const companies = companiesOf(merge, things);
  if (companies) await haveCompaniesFound(tx, [companies.winner, companies.loser]);
}
