import { useLingui } from '@lingui/react';
import type { TalkRefusal } from '../outcomes.ts';
import { fileProblems, messageProblems } from '../refusal-messages.ts';

/** What is wrong with a message, at its field. */
export function useMessageErrors(refusal: TalkRefusal | undefined): { content?: string } {
  const { i18n } = useLingui();
  return refusal?.outcome === 'wrong-content' ? { content: i18n._(messageProblems[refusal.problem]) } : {};
}

/** What is wrong with the files that were to go with it. */
export function useFileErrors(refusal: TalkRefusal | undefined): { files?: string } {
  const { i18n } = useLingui();
  return refusal?.outcome === 'wrong-file' ? { files: i18n._(fileProblems[refusal.problem]) } : {};
}
