import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { PlanAnswer, Wrong } from './answers.ts';
import { mayDraw } from './plan-policy.server.ts';
import { type At, plannedStands, readPlan, shownStands, showsEdition } from './read-plan.server.ts';
import { changesOf, isUpon, misplaced, type PlannedStand } from './stands.ts';

export type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** A plan that is held for the transaction: whoever changes it at once comes after. */
export interface HeldPlan {
  id: number;
  stands: readonly PlannedStand[];
  /** As they were before the last act; undefined where nothing can be undone. */
  last: readonly PlannedStand[] | undefined;
  /** When that was. */
  changedAt: Date;
}

/** What an act is called in the log, and what it does. */
interface Doing {
  act: `plan.${string}`;
  /** Does it. @throws NotDone where it cannot be */
  work(tx: Tx, plan: HeldPlan): Promise<{ number?: string } | undefined>;
  /** Stands as they are to be: what the database refuses of them is said with the name of what is in the way. */
  placing?: readonly PlannedStand[];
  /** Numbers of stands that make room. */
  leaving?: readonly string[];
}

/** Cannot be done: nothing of it is. */
export class NotDone extends Error {
  readonly answer: PlanAnswer;
  constructor(answer: PlanAnswer) {
    super('Not done');
    this.answer = answer;
  }
}

/**
 * Changes the plan of a hall for an edition, whole or not at all, and notes it: where none is drawn yet, it begins as what visitors
 * see. That no two stands lie on one place, none beyond the walls, and no two have one number, the database alone says.
 * @throws 403 where they may not draw, 409 where the edition is over
 */
export async function changePlan(site: Needs, staff: Staff, at: At, doing: Doing): Promise<PlanAnswer> {
  if (!mayDraw(staff)) throw new Refusal(403);
  const now = site.clock.now();
  try {
    return await inTransaction(site.db, async (tx) => {
      const plan = await holdPlan(tx, staff, at, now);
      const done = await doing.work(tx, plan);
      const stands = await plannedStands(tx, plan.id);
      await keepPlan(tx, staff, { ...plan, now, isSame: await isAsShown(tx, at, stands) });
      const changes = changesOf(plan.stands, stands);
      if (changes.length === 0) throw new NotDone({ outcome: 'done', ...done });
      const before = Object.fromEntries(changes.flatMap(({ number, was }) => (was ? [[number, said(was)]] : [])));
      const after = Object.fromEntries(changes.flatMap(({ number, is }) => (is ? [[number, said(is)]] : [])));
      await noteAct(tx, { staff, act: doing.act, about: aboutPlan(at), before, after }, now);
      return { outcome: 'done', ...done };
    });
  } catch (error) {
    if (error instanceof NotDone) return error.answer;
    const wrong = refusedByDatabase(error);
    if (!wrong) throw error;
    return { outcome: 'wrong', wrong: [await named(site, at, wrong, doing)] };
  }
}

/** What the log says an act is about. */
export const aboutPlan = ({ edition, hall }: At) => `plan ${hall} ${edition}`;

/** A stand as the log says it: where it lies, its size, and the number of its company. */
export function said({ x, y, width, depth, companyId }: PlannedStand) {
  return { at: `${x}, ${y}`, size: `${width} × ${depth}`, company: companyId };
}

/** Puts new stands on a plan. */
export async function addStands(
  tx: Tx,
  planId: number,
  stands: readonly PlannedStand[],
  wrong: readonly PlannedStand[] = [],
): Promise<void> {
  if (stands.length === 0) return;
  const rows = stands.map((stand) => {
    const { companyId, ...placed } = stand;
    return { plan_id: planId, company_id: companyId, is_misplaced: wrong.includes(stand), ...placed };
  });
  await tx.insertInto('planned_stand').values(rows).execute();
}

/**
 * Puts stands on a plan that has none as they lie elsewhere: what lies upon another there, or beyond the walls, from before there was a rule
 * against it, stays so until it is placed anew.
 */
export async function copyStands(tx: Tx, planId: number, stands: readonly PlannedStand[]): Promise<void> {
  const walls = await tx
    .selectFrom('hall_plan')
    .innerJoin('hall', 'hall.code', 'hall_plan.hall_code')
    .select(['hall.width', 'hall.depth'])
    .where('hall_plan.id', '=', planId)
    .executeTakeFirstOrThrow();
  await addStands(tx, planId, stands, misplaced(stands, walls));
}

/** Puts other stands in place of all that are on a plan. */
export async function replaceStands(tx: Tx, planId: number, stands: readonly PlannedStand[]): Promise<void> {
  await tx.deleteFrom('planned_stand').where('plan_id', '=', planId).execute();
  await copyStands(tx, planId, stands);
}

/** A stand of a plan by its number. @throws NotDone where somebody has taken it away */
export function standOf({ stands }: HeldPlan, number: string): PlannedStand {
  const stand = stands.find((each) => each.number === number);
  if (!stand) throw new NotDone({ outcome: 'changed' });
  return stand;
}

async function holdPlan(tx: Tx, staff: Staff, at: At, now: Date): Promise<HeldPlan> {
  const { stands, isOver } = await readPlan(tx, at);
  if (isOver) throw new Refusal(409);
  const made = await tx
    .insertInto('hall_plan')
    .values({ edition_id: at.edition, hall_code: at.hall, changed_at: now, changed_by: staff.name })
    .onConflict((conflict) => conflict.columns(['edition_id', 'hall_code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await copyStands(tx, made.id, stands);
    return { id: made.id, stands, last: undefined, changedAt: now };
  }
  const held = await tx
    .selectFrom('hall_plan')
    .select(['id', 'last_stands', 'changed_at'])
    .where('edition_id', '=', at.edition)
    .where('hall_code', '=', at.hall)
    .forUpdate()
    .executeTakeFirst();
  // Published or given up by somebody else in this moment.
  if (!held) throw new NotDone({ outcome: 'changed' });
  const { id, last_stands: last, changed_at: changedAt } = held;
  return { id, stands: await plannedStands(tx, id), last: last ?? undefined, changedAt };
}

/** Whether a plan says what visitors see; never, where they see another edition's. */
async function isAsShown(tx: Tx, at: At, stands: readonly PlannedStand[]): Promise<boolean> {
  return (await showsEdition(tx, at)) && changesOf(await shownStands(tx, at.hall), stands).length === 0;
}

/** A plan that says what visitors see is none: it is not kept. */
async function keepPlan(
  tx: Tx,
  staff: Staff,
  { id, stands, now, isSame }: HeldPlan & { now: Date; isSame: boolean },
): Promise<void> {
  if (isSame) {
    await tx.deleteFrom('hall_plan').where('id', '=', id).execute();
    return;
  }
  await tx
    .updateTable('hall_plan')
    .set({ last_stands: JSON.stringify(stands), changed_at: now, changed_by: staff.name })
    .where('id', '=', id)
    .execute();
}

/** What a rule of the tables says by failing a statement; undefined for any other error. */
function refusedByDatabase(error: unknown): Wrong | undefined {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
  switch (`${codeOf(error)} ${constraint}`) {
    case '23P01 planned_stand_place':
      return { field: 'x', why: 'upon' };
    case '23514 stand_within_walls':
      return { field: 'x', why: 'beyond' };
    case '23505 planned_stand_pkey':
      return { field: 'number', why: 'taken' };
    default:
      return undefined;
  }
}

/** The same with the stand that is in the way, where it is still there. */
async function named({ db }: Needs, at: At, wrong: Wrong, { placing = [], leaving = [] }: Doing): Promise<Wrong> {
  const { stands } = await readPlan(db, at);
  const others = stands.filter(({ number }) => !leaving.includes(number));
  const isInTheWay = (other: PlannedStand) =>
    placing.some((own) => (wrong.why === 'taken' ? own.number === other.number : isUpon(own, other)));
  const other = wrong.why === 'beyond' ? undefined : others.find(isInTheWay);
  return other ? { ...wrong, other: other.number } : wrong;
}
