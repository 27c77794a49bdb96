import { useLingui } from '@lingui/react/macro';
import type { NotGiven } from './give.server.ts';

/** Why nothing was given, and what can be done. */
export function useGiveWords(): Record<NotGiven['problem'], string> {
  const { t } = useLingui();
  return {
    nothingPicked: t`Select at least one item in the list.`,
    noLanguage: t`Choose a language.`,
    noDay: t`Choose a due date or leave it empty.`,
    notTheirs: t`This person does not write in that language. Choose someone else or another language.`,
    nobodyHasIt: t`Some of these items are not assigned in that language yet. Choose someone.`,
  };
}
