import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** A stand of a plan. */
export interface StandOfPlan {
  planId: number;
  number: string;
}

/** In which halls some companies stand by the plans of each edition. */
export async function plannedHalls(tx: Tx, companyIds: readonly number[]): Promise<Map<number, Set<string>>> {
  const rows = await tx
    .selectFrom('planned_stand')
    .innerJoin('hall_plan', 'hall_plan.id', 'plan_id')
    .select(['edition_id', 'hall_code'])
    .where('company_id', 'in', companyIds)
    .execute();
  const byEdition = Map.groupBy(rows, ({ edition_id }) => edition_id);
  return new Map([...byEdition].map(([edition, own]) => [edition, new Set(own.map(({ hall_code }) => hall_code))]));
}

/**
 * Has the stands that a company has by plans be another's: the two are one. Nobody can undo the last act on such a plan: it would bring back
 * what there is no longer. @returns the stands
 */
export async function movePlannedStands(tx: Tx, from: number, to: number): Promise<StandOfPlan[]> {
  const moved = await tx
    .updateTable('planned_stand')
    .set({ company_id: to })
    .where('company_id', '=', from)
    .returning(['plan_id as planId', 'number'])
    .execute();
  await forgetLastActs(tx, from);
  return moved;
}

/** Nobody can undo the last act on plans on which a company stood before it. */
async function forgetLastActs(tx: Tx, companyId: number): Promise<void> {
  const held = JSON.stringify([{ companyId }]);
  await tx
    .updateTable('hall_plan')
    .set({ last_stands: null })
    .where(sql<boolean>`last_stands @> ${held}::jsonb`)
    .execute();
}

/** Gives stands of plans back to the company that had them. @returns false where one of them is no longer the other's: the plan has changed since */
export async function givePlannedStandsBack(
  tx: Tx,
  stands: readonly StandOfPlan[],
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  for (const { planId, number } of stands) {
    const back = await tx
      .updateTable('planned_stand')
      .set({ company_id: to })
      .where('plan_id', '=', planId)
      .where('number', '=', number)
      .where('company_id', '=', from)
      .returning('number')
      .executeTakeFirst();
    if (!back) return false;
  }
  // It would give the other what is this one's again.
  if (stands.length > 0) await forgetLastActs(tx, from);
  return true;
}
