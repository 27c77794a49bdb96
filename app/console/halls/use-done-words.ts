import { useLingui } from '@lingui/react/macro';
import type { PlanDeed } from './hall-path.ts';

/** What was done on a plan, in words. @param number of the stand that it was done with */
export function useDoneWords(number: string): Record<PlanDeed, string> {
  const { t } = useLingui();
  return {
    draw: t`Stand ${number} drawn.`,
    change: t`Stand ${number} saved.`,
    remove: t`Stand removed.`,
    join: t`Joined: stand ${number} takes up both places.`,
    split: t`Stand ${number} split in two.`,
    begin: t`The plan begins with the stands of the earlier edition.`,
    undo: t`The last change was undone.`,
    discard: t`All changes discarded: the plan is what visitors see.`,
    publish: t`Published. Visitors see this plan.`,
  };
}
