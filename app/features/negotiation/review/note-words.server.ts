import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { noteMost } from './note.ts';

const words = {
  missing: msg`Please say why you are sending it back: the owner will read it.`,
  'too-long': msg`The reason can have at most ${noteMost} characters.`,
};

/** What is wrong with the reason for which a project is sent back. */
export function noteWords(i18n: I18n, problem: keyof typeof words): string {
  return i18n._(words[problem]);
}
