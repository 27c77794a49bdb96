import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { claimReasonMost } from '../claims/claims.ts';

const tooLong = msg`The reason can have at most ${claimReasonMost} characters.`;
const reasons = {
  decision: { missing: msg`Please give a reason. The member will read it.`, 'too-long': tooLong },
  reveal: { missing: msg`Please say why you need to see it.`, 'too-long': tooLong },
};

/** What is wrong with a reason that staff give: for a decision, or for seeing how somebody is reached. */
export function reasonWords(i18n: I18n, of: keyof typeof reasons, problem: 'missing' | 'too-long'): string {
  return i18n._(reasons[of][problem]);
}
