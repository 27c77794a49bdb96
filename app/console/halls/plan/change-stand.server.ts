import type { Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { PlanAnswer } from './answers.ts';
import { changePlan, type HeldPlan, type Needs, NotDone, standOf } from './change-plan.server.ts';
import { companyOrRefuse } from './company-on-plan.server.ts';
import { wrongStand } from './draw-stands.server.ts';
import type { At } from './read-plan.server.ts';
import { isSameBox, isSameStand, type PlannedStand } from './stands.ts';

/** A stand, and what is to become of it. */
export interface Changing {
  /** The stand as whoever changes it has read it. */
  was: PlannedStand;
  /** They know that a company has it. */
  isSure: boolean;
}

/**
 * Moves a stand, sizes it, numbers it, or gives it to a company or to nobody. One that a company has is moved or numbered anew by whoever says
 * that they mean it. @throws 403, 409 as `changePlan`
 */
export async function changeStand(
  site: Needs,
  staff: Staff,
  at: At,
  { was, is, isSure }: Changing & { is: PlannedStand },
): Promise<PlanAnswer> {
  const wrong = wrongStand(is);
  if (wrong.length > 0) return { outcome: 'wrong', wrong };
  return changePlan(site, staff, at, {
    act: 'plan.change',
    placing: [is],
    leaving: [was.number],
    async work(tx, plan) {
      sameOrRefuse(plan, was);
      const isMoved = is.number !== was.number || !isSameBox(is, was);
      if (isMoved && is.companyId === was.companyId) askOnce(was, isSure);
      if (is.companyId !== was.companyId) await companyOrRefuse(tx, at, is.companyId);
      const { companyId, ...placed } = is;
      // Placed anew it obeys the rules; where it only gets a company or a number, it stays as it lies.
      const anew = isSameBox(is, was) ? {} : { is_misplaced: false };
      await tx
        .updateTable('planned_stand')
        .set({ ...placed, company_id: companyId, ...anew })
        .where('plan_id', '=', plan.id)
        .where('number', '=', was.number)
        .execute();
      return { number: is.number };
    },
  });
}

/** Takes a stand off a plan. @throws 403, 409 as `changePlan` */
export async function removeStandFromPlan(
  site: Needs,
  staff: Staff,
  at: At,
  { was, isSure }: Changing,
): Promise<PlanAnswer> {
  return changePlan(site, staff, at, {
    act: 'plan.remove',
    async work(tx, plan) {
      sameOrRefuse(plan, was);
      askOnce(was, isSure);
      await takeAway(tx, plan.id, was.number);
      return undefined;
    },
  });
}

/** Takes a stand off a plan, as part of an act. */
export async function takeAway(tx: Tx, planId: number, number: string): Promise<void> {
  await tx.deleteFrom('planned_stand').where('plan_id', '=', planId).where('number', '=', number).execute();
}

/** Nobody changes a stand that somebody else has changed since. @throws NotDone */
export function sameOrRefuse(plan: HeldPlan, was: PlannedStand): void {
  if (!isSameStand(standOf(plan, was.number), was)) throw new NotDone({ outcome: 'changed' });
}

/** Where a company has a stand, whoever acts is asked first. @throws NotDone */
export function askOnce({ number, companyId }: PlannedStand, isSure: boolean): void {
  if (companyId !== null && !isSure) throw new NotDone({ outcome: 'asks', number, companyId });
}
