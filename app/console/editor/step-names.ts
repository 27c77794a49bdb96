import { useLingui } from '@lingui/react/macro';
import type { Steps } from '../content/life.ts';

/** What the steps of review are called, in their order. */
export function useStepNames(steps: Steps): string[] {
  const { t } = useLingui();
  if (steps === 0) return [];
  if (steps === 1) return [t`Review`];
  return [t`First review`, t`Second review`, t`Final review`];
}
