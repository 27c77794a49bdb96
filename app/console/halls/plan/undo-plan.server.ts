import type { Staff } from '#features/staff/index.server.ts';
import type { PlanAnswer } from './answers.ts';
import { changePlan, type Needs, NotDone, replaceStands } from './change-plan.server.ts';
import { type At, lastAct, readPlan, versionOf } from './read-plan.server.ts';
import { changesOf } from './stands.ts';

/**
 * Takes the last act on a plan back, whoever did it; undone once more, it is done again.
 * @param seen when the act was that is meant, as the plan was read (`lastAct`): another one is not undone unseen
 * @throws 403, 409 as `changePlan`
 */
export async function undoLast(site: Needs, staff: Staff, at: At, seen: string): Promise<PlanAnswer> {
  return changePlan(site, staff, at, {
    act: 'plan.undo',
    async work(tx, { id, last, changedAt }) {
      if (!last) throw new NotDone({ outcome: 'nothing' });
      if (lastAct({ at: changedAt }) !== seen) throw new NotDone({ outcome: 'changed' });
      await replaceStands(tx, id, last);
      return undefined;
    },
  });
}

/**
 * Gives up what was drawn since the plan was published: it is again what visitors see.
 * @param version of the changes that are given up, as they were read (`versionOf`)
 * @throws 403, 409 as `changePlan`
 */
export async function discardPlan(site: Needs, staff: Staff, at: At, version: string): Promise<PlanAnswer> {
  return changePlan(site, staff, at, {
    act: 'plan.discard',
    async work(tx, { id, stands }) {
      const { shown, isShown } = await readPlan(tx, at);
      if (versionOf(changesOf(shown, stands)) !== version) throw new NotDone({ outcome: 'changed' });
      await replaceStands(tx, id, isShown ? shown : []);
      return undefined;
    },
  });
}
