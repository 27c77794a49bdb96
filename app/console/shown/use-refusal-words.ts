import { useLingui } from '@lingui/react/macro';

/** Why something cannot be done to a text just now. */
export type RefusedBecause =
  | 'missing'
  | 'notNow'
  | 'newer'
  | 'ownText'
  | 'noText'
  | 'invalid'
  | 'notYours'
  | 'notTheirs'
  | 'noReason'
  | 'publishAt'
  | 'withdrawAt';

/** The same in words, each with the nearest way that works where there is one. */
export function useRefusalWords(): Record<RefusedBecause, string> {
  const { t } = useLingui();
  return {
    missing: t`There is no text in this language yet.`,
    notNow: t`As it stands there is nothing to be done: it has not been signed off, or nothing in it is new.`,
    newer: t`Somebody has written a newer revision meanwhile. Please read that first.`,
    ownText: t`You wrote this revision yourself. Somebody else has to pass it.`,
    noText: t`It has no text in any language that readers see. Publish a language first.`,
    invalid: t`Something is missing or wrong: see what stands below.`,
    notYours: t`Your roles do not include this.`,
    notTheirs: t`They do not write in this language.`,
    noReason: t`Please say why it goes back: whoever wrote it reads that.`,
    publishAt: t`The time to go out has passed. Please choose a later one.`,
    withdrawAt: t`It has to be withdrawn after it goes out, and later than now.`,
  };
}
