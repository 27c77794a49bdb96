import type { Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { PlanAnswer } from './answers.ts';
import { addStands, changePlan, type Needs, NotDone, standOf } from './change-plan.server.ts';
import { askOnce, type Changing, sameOrRefuse, takeAway } from './change-stand.server.ts';
import type { At } from './read-plan.server.ts';
import { joined, type PlannedStand, split, standNumber } from './stands.ts';

/**
 * Makes one stand of two that share a whole side: it keeps the number of the one, and its company; where that has none, the other's.
 * Where both have one, the other's loses its stand, by whoever says that they mean it. @throws 403, 409 as `changePlan`
 */
export async function joinStands(
  site: Needs,
  staff: Staff,
  at: At,
  { was, other, isSure }: Changing & { other: string },
): Promise<PlanAnswer> {
  return changePlan(site, staff, at, {
    act: 'plan.join',
    async work(tx, plan) {
      sameOrRefuse(plan, was);
      const goes = standOf(plan, other);
      const box = joined(was, goes);
      if (!box) throw new NotDone({ outcome: 'wrong', wrong: [{ field: 'other', why: 'apart' }] });
      if (was.companyId !== null && goes.companyId !== was.companyId) askOnce(goes, isSure);
      await takeAway(tx, plan.id, goes.number);
      await place(tx, plan.id, { ...was, ...box, companyId: was.companyId ?? goes.companyId });
      return { number: was.number };
    },
  });
}

/** Makes two stands of one; its company keeps the first, which has its number. @throws 403, 409 as `changePlan` */
export async function splitStand(
  site: Needs,
  staff: Staff,
  at: At,
  { was, metres, number, isSure }: Changing & { metres: number; number: string },
): Promise<PlanAnswer> {
  if (!standNumber.test(number)) return { outcome: 'wrong', wrong: [{ field: 'other', why: 'number' }] };
  const parts = Number.isInteger(metres) ? split(was, metres) : undefined;
  if (!parts) return { outcome: 'wrong', wrong: [{ field: 'metres', why: 'whole-stand' }] };
  const [first, second] = parts;
  const answer = await changePlan(site, staff, at, {
    act: 'plan.split',
    placing: [{ ...was, ...second, number }],
    leaving: [],
    async work(tx, plan) {
      sameOrRefuse(plan, was);
      askOnce(was, isSure);
      await place(tx, plan.id, { ...was, ...first });
      await addStands(tx, plan.id, [{ ...was, ...second, number, companyId: null }]);
      return { number: was.number };
    },
  });
  if (answer.outcome !== 'wrong') return answer;
  return { ...answer, wrong: answer.wrong.map((each) => ({ ...each, field: 'other' })) };
}

async function place(tx: Tx, planId: number, { number, x, y, width, depth, companyId }: PlannedStand): Promise<void> {
  await tx
    .updateTable('planned_stand')
    .set({ x, y, width, depth, company_id: companyId, is_misplaced: false })
    .where('plan_id', '=', planId)
    .where('number', '=', number)
    .execute();
}
