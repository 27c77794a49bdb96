import { useLingui } from '@lingui/react/macro';

/** Why something cannot be done to a text just now. */
export type RefusedBecause =
  | 'missing'
  | 'notNow'
  | 'newer'
  | 'ownText'
  | 'passedAlready'
  | 'noText'
  | 'disagrees'
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
    notNow: t`This is not possible now: the text is not signed off, not published, or unchanged since it was published.`,
    newer: t`Someone has saved a newer revision. Read it first.`,
    ownText: t`You wrote this revision. Someone else has to approve it.`,
    passedAlready: t`You have already approved one step of this revision. Someone else has to approve the next.`,
    noText: t`This is not published in any language yet. Publish one language first.`,
    disagrees: t`Numbers, dates, links or names differ from the source or the glossary. Correct them, or say why they are right.`,
    invalid: t`Something is missing or wrong: see below.`,
    notYours: t`Your roles do not allow this.`,
    notTheirs: t`This person does not write in this language.`,
    noReason: t`Say why you are sending it back: the author will read it.`,
    publishAt: t`The publication time has passed. Choose a later one.`,
    withdrawAt: t`Choose a withdrawal time that is in the future and after the publication time.`,
  };
}
