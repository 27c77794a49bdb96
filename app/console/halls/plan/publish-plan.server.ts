import { currentEditionNumber } from '#features/editions/index.server.ts';
import {
  editionsInHalls,
  holdHall,
  liftStands,
  readStandCode,
  showEditionIn,
  standCode,
} from '#features/halls/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import { aboutPlan, copyStands, type Needs } from './change-plan.server.ts';
import { mayPublishPlan } from './plan-policy.server.ts';
import { knownOrAdopted, takeOut, writeShared } from './published-things.server.ts';
import { type At, readPlan, shownStands, versionOf } from './read-plan.server.ts';
import { changesOf, isSameBox, type PlanChange, type PlannedStand } from './stands.ts';

/** What became of publishing a plan. */
export type PlanPublished =
  | { outcome: 'done'; changes: number }
  /** There is nothing new, or somebody else has published it. */
  | { outcome: 'nothing' }
  /** The plan has changed since it was read, or what visitors see has. */
  | { outcome: 'changed' }
  /** The site is not about this edition yet. */
  | { outcome: 'notYet' }
  /** An exhibitor or a stand could not be published: why, stands at its own page. */
  | { outcome: 'refused'; kind: 'stand' | 'exhibitor'; key: string };

/** A thing could not be written: nothing of its plan is. */
export class Stuck extends Error {
  readonly answer: Extract<PlanPublished, { outcome: 'refused' }>;
  constructor(kind: 'stand' | 'exhibitor', key: string) {
    super('Stuck');
    this.answer = { outcome: 'refused', kind, key };
  }
}

/**
 * Has visitors see the plan of a hall: all that it changes or nothing, in every process from the moment the transaction commits. Stands and
 * exhibitors get a revision each, by which their history and their forms say the same. What visitors saw of an older edition is kept as its plan.
 * @param version of the changes that whoever publishes has read (`versionOf`): with others the plan does not go out unread
 * @throws 403 where they may not
 */
export async function publishPlan(site: Needs, staff: Staff, at: At, version: string): Promise<PlanPublished> {
  if (!mayPublishPlan(staff)) throw new Refusal(403);
  await knowThings(site, at);
  try {
    return await inTransaction(site.db, (tx) => publishWhole(tx, site, staff, { ...at, version }));
  } catch (error) {
    if (error instanceof Stuck) return error.answer;
    throw error;
  }
}

/**
 * The same within a transaction that does more, of the plan as it is by then.
 * @throws Stuck, by which all of the transaction is taken back; 403 where they may not
 */
export async function publishPlanWithin(tx: Tx, site: Needs, staff: Staff, at: At): Promise<PlanPublished> {
  if (!mayPublishPlan(staff)) throw new Refusal(403);
  return publishWhole(tx, site, staff, at);
}

/** The stands and exhibitors that a plan changes are things of the console from now on, if they are not yet. Not within a transaction: it has its own. */
export async function knowThings(site: Needs, at: At): Promise<void> {
  const { shown, stands } = await readPlan(site.db, at);
  const changes = changesOf(shown, stands);
  const codes = changes.flatMap(({ was }) => (was ? [standCode({ ...at, number: was.number })] : []));
  const companies = new Set(changes.flatMap(({ was, is }) => [was?.companyId ?? [], is?.companyId ?? []].flat()));
  await knownOrAdopted(site, 'stand', codes);
  await knownOrAdopted(site, 'exhibitor', [...companies].map(String));
}

async function publishWhole(tx: Tx, site: Needs, staff: Staff, at: At & { version?: string }): Promise<PlanPublished> {
  await holdHall(tx, at.hall);
  await holdDrawing(tx, at);
  const { state, stands, shown, isShown } = await readPlan(tx, at);
  if (state !== 'drawn') return { outcome: 'nothing' };
  if ((await currentEditionNumber(tx)) !== at.edition) return { outcome: 'notYet' };
  const changes = changesOf(shown, stands);
  if (at.version !== undefined && versionOf(changes) !== at.version) return { outcome: 'changed' };
  const before = isShown ? at.edition : ((await editionsInHalls(tx)).get(at.hall) ?? null);
  if (before !== null && before < at.edition) await keepOlder(tx, staff, { ...at, edition: before }, site.clock.now());
  await writeChanges(tx, site, staff, at.hall, changes);
  await showEditionIn(tx, at.hall, at.edition);
  await tx.deleteFrom('hall_plan').where('edition_id', '=', at.edition).where('hall_code', '=', at.hall).execute();
  const numbers = (some: PlanChange[]) => some.map(({ number }) => number);
  const noted = {
    before: { edition: before, stands: shown.length },
    after: {
      ...{ edition: at.edition, stands: stands.length },
      new: numbers(changes.filter(({ was }) => !was)),
      changed: numbers(changes.filter(({ was, is }) => was && is)),
      removed: numbers(changes.filter(({ is }) => !is)),
    },
  };
  await noteAct(tx, { staff, act: 'plan.publish', about: aboutPlan(at), ...noted }, site.clock.now());
  return { outcome: 'done', changes: changes.length };
}

/** Nobody draws on the plan meanwhile: what they draw would go unread, or be lost. */
async function holdDrawing(tx: Tx, { edition, hall }: At): Promise<void> {
  await tx
    .selectFrom('hall_plan')
    .select('id')
    .where('edition_id', '=', edition)
    .where('hall_code', '=', hall)
    .forUpdate()
    .execute();
}

/** What visitors have seen of an older edition stays as the plan of that edition. */
async function keepOlder(tx: Tx, staff: Staff, { hall, edition }: At, now: Date): Promise<void> {
  const kept = await tx
    .insertInto('hall_plan')
    .values({ edition_id: edition, hall_code: hall, changed_at: now, changed_by: staff.name })
    .onConflict((conflict) =>
      conflict.columns(['edition_id', 'hall_code']).doUpdateSet({ changed_at: now, last_stands: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('planned_stand').where('plan_id', '=', kept.id).execute();
  await copyStands(tx, kept.id, await shownStands(tx, hall));
}

/**
 * Companies leave the stands that they lose before these go, and come to those that they get once they are there. Stands that move are
 * taken up first, so that two can change places.
 */
async function writeChanges(
  tx: Tx,
  site: Needs,
  staff: Staff,
  hall: string,
  changes: readonly PlanChange[],
): Promise<void> {
  const codeOf = (number: string) => standCode({ hall, number });
  const lost = changes.filter(({ was, is }) => was?.companyId != null && was.companyId !== is?.companyId);
  const got = changes.filter(({ was, is }) => is?.companyId != null && is.companyId !== was?.companyId);
  const standsOf = (some: PlanChange[], side: 'was' | 'is', company: number) =>
    some.filter((change) => change[side]?.companyId === company).map(({ number }) => codeOf(number));
  for (const company of companiesOf(lost, 'was')) {
    const left = standsOf(lost, 'was', company);
    await giveStands(tx, site, staff, company, (own) => own.filter((code) => !left.includes(code)));
  }
  const gone = changes.filter(({ is }) => !is).map(({ number }) => codeOf(number));
  for (const code of gone) await orStuck('stand', code, () => takeOut(tx, site, staff, 'stand', code));
  const placed = changes.flatMap(({ was, is }) => (is && !(was && isSameBox(was, is)) ? [is] : []));
  await liftStands(
    tx,
    hall,
    placed.map(({ number }) => number),
  );
  for (const stand of placed) await placeStand(tx, site, staff, codeOf(stand.number), stand);
  for (const company of companiesOf(got, 'is')) {
    const added = standsOf(got, 'is', company);
    await giveStands(tx, site, staff, company, (own) => [...new Set([...own, ...added])].toSorted());
  }
}

/** The companies of some changes, each once. */
function companiesOf(changes: readonly PlanChange[], side: 'was' | 'is'): Set<number> {
  return new Set(changes.flatMap((change) => change[side]?.companyId ?? []));
}

async function placeStand(tx: Tx, site: Needs, staff: Staff, code: string, { x, y, width, depth }: PlannedStand) {
  await orStuck('stand', code, () =>
    writeShared(tx, site, staff, { kind: 'stand', key: code, change: () => ({ code, x, y, width, depth }) }),
  );
}

/** Changes which stands an exhibitor has, in what readers see and in what is being written of it. */
async function giveStands(
  tx: Tx,
  site: Needs,
  staff: Staff,
  company: number,
  change: (stands: readonly string[]) => string[],
): Promise<void> {
  await orStuck('exhibitor', String(company), () =>
    writeShared(tx, site, staff, {
      kind: 'exhibitor',
      key: String(company),
      change: (values) => ({ ...values, stands: change(codesIn(values.stands)) }),
    }),
  );
}

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter((code) => readStandCode(code) !== undefined) : [];

async function orStuck(kind: 'stand' | 'exhibitor', key: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NotPublished) throw new Stuck(kind, key);
    throw error;
  }
}
