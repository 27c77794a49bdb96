import type { Staff } from '#features/staff/index.server.ts';
import type { PlanAnswer } from './answers.ts';
import { changePlan, copyStands, type Needs, NotDone } from './change-plan.server.ts';
import { type At, readPlan } from './read-plan.server.ts';

/**
 * Begins the plan of a hall that has no stands yet with those of another edition. Who stood there then is not taken over, unless that is
 * wished: most companies of one edition are not those of the next. @throws 403, 409 as `changePlan`
 */
export async function beginPlan(
  site: Needs,
  staff: Staff,
  at: At,
  { from, withCompanies }: { from: number; withCompanies: boolean },
): Promise<PlanAnswer> {
  return changePlan(site, staff, at, {
    act: 'plan.begin',
    async work(tx, plan) {
      const { stands } = await readPlan(tx, { ...at, edition: from });
      if (plan.stands.length > 0 || stands.length === 0) throw new NotDone({ outcome: 'nothing' });
      const taken = withCompanies ? stands : stands.map((stand) => ({ ...stand, companyId: null }));
      await copyStands(tx, plan.id, taken);
      return undefined;
    },
  });
}
