import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { CaptchaProblem } from './captcha.ts';
import { captchaMessages } from './ui/captcha-messages.ts';

/** Sentences of the calls; the pages have longer ones. */
export const sentences = {
  sent: msg`Verification code sent!`,
  notSent: msg`Verification code send failed`,
  loggedIn: msg`Login successful!`,
  loginFailed: msg`Login failed`,
  account: msg`Please enter your mobile number with its country code, or your e-mail address.`,
  noSms: msg`Text messages cannot be sent at the moment. Please enter an e-mail address.`,
  textsSpent: msg`No more text messages can be sent today. Please enter an e-mail address, or try again tomorrow.`,
  textsSpentAlone: msg`No more text messages can be sent today. Please try again tomorrow.`,
  noMail: msg`E-mails cannot be sent at the moment. Please enter a phone number with its country code.`,
  code: msg`Please enter the verification code.`,
  password: msg`Please enter your password.`,
  wrongCode: msg`The verification code is incorrect or has expired.`,
  wrongPassword: msg`The account or the password is incorrect.`,
  wrongOldPassword: msg`The current password is incorrect.`,
  unproven: msg`Please log in again to confirm that it is you, then do this within 15 minutes.`,
  taken: msg`This phone number or e-mail address belongs to another account.`,
  tooMany: msg`An account can have up to six phone numbers and e-mail addresses.`,
  busy: msg`The site is busy. Please try again shortly.`,
  last: msg`You cannot remove this: it is your only way to log in.`,
} satisfies Record<string, MessageDescriptor>;

/** Why nothing shows that a person asks, at its field. */
export const captchaSentence = (problem: CaptchaProblem): MessageDescriptor => captchaMessages[problem];

/** What a call names that did not show that a person asks. */
export const captchaFieldOf = (problem: CaptchaProblem): 'altcha' | 'captchaCode' =>
  problem === 'unsolved' || problem === 'harder' ? 'altcha' : 'captchaCode';

/** Which puzzle is asked for. */
export const puzzle = (level: number): MessageDescriptor =>
  msg`The site is very busy and a harder puzzle is needed: GET /api/captcha/challenge?level=${level}`;

/** Said of a code that left if its phone or mail is known here. */
export function knownOnly({ work, retryAfter }: { work: number | undefined; retryAfter: number }): MessageDescriptor {
  if (work !== undefined) {
    return msg`Demand for codes is very high, so without a puzzle we are sending them only to phone numbers and e-mail addresses we already know. If yours is one of them, your code is on its way. Otherwise, ask again with a puzzle: GET /api/captcha/challenge?level=${work}`;
  }
  const minutes = Math.ceil(retryAfter / 60);
  return msg`Demand for codes is very high, so we are sending them only to phone numbers and e-mail addresses we already know. If yours is one of them, your code is on its way. Otherwise, please try again in ${minutes} min.`;
}

/** 503 with when to come again, and why at the field. */
export const busyFile = (fields: Record<string, MessageDescriptor>): Refusal =>
  new Refusal(503, { words: sentences.busy, fields, retryAfter: uploadRetryAfter });
