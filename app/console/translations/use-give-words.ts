import { useLingui } from '@lingui/react/macro';
import type { NotGiven } from './give.server.ts';

/** Why nothing was given, and what can be done. */
export function useGiveWords(): Record<NotGiven['problem'], string> {
  const { t } = useLingui();
  return {
    nothingPicked: t`Pick at least one thing in the list.`,
    noLanguage: t`Choose the language that is to be written.`,
    noDay: t`Choose a day for “due”, or leave it empty.`,
    notTheirs: t`They do not write in that language. Choose somebody else, or another language.`,
    nobodyHasIt: t`Nobody has one of these things in that language yet. Choose who is to write it.`,
  };
}
