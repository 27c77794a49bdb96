import { createHash } from 'node:crypto';
import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { currentEditionNumber } from '#features/editions/index.server.ts';
import { editionsInHalls, standCode, standsOfHall } from '#features/halls/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { PlanChange, PlannedStand } from './stands.ts';

/** The plan of which hall, for which edition. */
export interface At {
  edition: number;
  /** `W2` */
  hall: string;
}

/** The plan of a hall for an edition. */
interface Plan {
  /** By number. */
  stands: PlannedStand[];
  /**
   * `shown`: there is no other than what visitors see; `drawn`: staff have drawn it, visitors see what they saw; `kept`: what they saw of
   * an edition that is over; `none`: nothing is drawn yet.
   */
  state: 'shown' | 'drawn' | 'kept' | 'none';
  /** What visitors see in the hall now, of whichever edition. */
  shown: PlannedStand[];
  /** Whether what visitors see is of this edition. */
  isShown: boolean;
  /** Whether the edition is over: its plan is no longer drawn. */
  isOver: boolean;
  /** Whether the last act can be undone. */
  canUndo: boolean;
  /** Who changed it last, where it is drawn. */
  changed?: { by: string; at: Date };
}

/** Reads the plan of a hall for an edition, with what visitors see there. */
export async function readPlan(db: Database | Tx, at: At): Promise<Plan> {
  const [shown, isShown, current, own] = [
    await shownStands(db, at.hall),
    await showsEdition(db, at),
    await currentEditionNumber(db),
    await planRow(db, at),
  ];
  const isOver = current !== undefined && at.edition < current;
  const seen = { shown, isShown, isOver };
  if (!own) return { stands: isShown ? shown : [], state: isShown ? 'shown' : 'none', ...seen, canUndo: false };
  return {
    stands: await plannedStands(db, own.id),
    state: isOver ? 'kept' : 'drawn',
    ...seen,
    canUndo: own.canUndo,
    changed: { by: own.changed_by, at: own.changed_at },
  };
}

/** Names what a plan changes: whoever publishes it has read just that. */
export function versionOf(changes: readonly PlanChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url').slice(0, 16);
}

/** Names the last act on a plan; empty where it is not drawn. */
export const lastAct = (changed: { at: Date } | undefined): string => changed?.at.toISOString() ?? '';

/** Whether the stands that visitors see in a hall are those of an edition; of which none is known, those of the current one. */
export async function showsEdition(db: Database | Tx, { edition, hall }: At): Promise<boolean> {
  const of = (await editionsInHalls(db)).get(hall) ?? (await currentEditionNumber(db));
  return of === edition;
}

/** The stands that visitors see in a hall, each with its company, by number. */
export async function shownStands(db: Database | Tx, hall: string): Promise<PlannedStand[]> {
  const holders = await exhibitorsOfStands(db, defaultLocale);
  return (await standsOfHall(db, hall)).map(({ number, x, y, width, depth }) => {
    return { number, x, y, width, depth, companyId: holders.get(standCode({ hall, number }))?.id ?? null };
  });
}

/** The stands of a plan that is drawn or kept, by number. @param id of the plan */
export async function plannedStands(db: Database | Tx, id: number): Promise<PlannedStand[]> {
  return db
    .selectFrom('planned_stand')
    .select(['number', 'x', 'y', 'width', 'depth', 'company_id as companyId'])
    .where('plan_id', '=', id)
    .orderBy('number')
    .execute();
}

/** The editions that have stands in a hall, drawn, shown or kept, the newest first. */
export async function editionsWithPlan(db: Database | Tx, hall: string): Promise<number[]> {
  const rows = await db
    .selectFrom('hall_plan')
    .select('edition_id')
    .where('hall_code', '=', hall)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('planned_stand').select('number').whereRef('plan_id', '=', 'hall_plan.id')),
    )
    .execute();
  const shown = (await editionsInHalls(db)).get(hall) ?? (await currentEditionNumber(db));
  const hasShown = shown !== undefined && (await standsOfHall(db, hall)).length > 0;
  const all = new Set([...rows.map(({ edition_id }) => edition_id), ...(hasShown ? [shown] : [])]);
  return [...all].toSorted((one, other) => other - one);
}

async function planRow(db: Database | Tx, { edition, hall }: At) {
  const row = await db
    .selectFrom('hall_plan')
    .select(['id', 'changed_at', 'changed_by', (eb) => eb('last_stands', 'is not', null).as('canUndo')])
    .where('edition_id', '=', edition)
    .where('hall_code', '=', hall)
    .executeTakeFirst();
  return row && { ...row, canUndo: Boolean(row.canUndo) };
}
