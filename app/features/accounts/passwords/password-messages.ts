import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { longestPassword, type PasswordProblem, shortestPassword } from './password-rules.ts';

/** What is wrong with a new password, in words. */
export const passwordMessages: Record<PasswordProblem, MessageDescriptor> = {
  missing: msg`Please enter the new password.`,
  short: msg`The password is too short: ${shortestPassword} characters or more. A few words are easy to remember.`,
  long: msg`The password is too long: ${longestPassword} characters at most.`,
  account: msg`This is little more than your phone, your e-mail or your name: others would try it first. Please choose another one.`,
  common: msg`This is one of the first passwords that others would try; digits and symbols in it change little. Please choose another one, for example of several words.`,
};
