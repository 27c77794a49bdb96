import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { longestPassword, type PasswordProblem, shortestPassword } from '../passwords/password-rules.ts';

/** What is wrong with a new password, in words. */
export const passwordMessages: Record<PasswordProblem, MessageDescriptor> = {
  missing: msg`Please enter the new password.`,
  short: msg`The password is too short: at least ${shortestPassword} characters. A few words are easy to remember.`,
  long: msg`The password is too long: ${longestPassword} characters at most.`,
  account: msg`This is too close to your phone number, e-mail address or name, which others would try first. Please choose another password.`,
  common: msg`This is one of the first passwords others would try, and adding digits or symbols makes little difference. Please choose another one, such as several words.`,
};

export { type PasswordProblem, shortestPassword };
