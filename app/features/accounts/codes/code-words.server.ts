import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CodePurpose } from './codes.ts';

/** Kept short and to letters that a text message carries without becoming two (GSM 03.38; Chinese: 70 characters). */
const words: Record<CodePurpose, { subject: MessageDescriptor; text: (code: string) => MessageDescriptor }> = {
  reservation: {
    subject: msg`Your code for a reservation at the expo`,
    text: (code) =>
      msg`${code} is your code for a reservation at the expo. It is valid for five minutes. Give it to nobody.`,
  },
  login: {
    subject: msg`Your code to log in at the expo`,
    text: (code) => msg`${code} is your code to log in at the expo. It is valid for five minutes. Give it to nobody.`,
  },
  account: {
    subject: msg`Your code to join this address to your account at the expo`,
    text: (code) =>
      msg`${code} is your code to join this phone or e-mail to an account at the expo. It is valid for five minutes. Give it to nobody.`,
  },
};

/** What a message with a code says, in a language. */
export function codeWords(purpose: CodePurpose, code: string, locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const { subject, text } = words[purpose];
  return { subject: i18n._(subject), text: i18n._(text(code)) };
}
