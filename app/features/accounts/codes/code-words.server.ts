import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CodePurpose } from './codes.ts';

/** Kept short and to letters that a text message carries without becoming two (GSM 03.38; Chinese: 70 characters). */
const words: Record<CodePurpose, { subject: MessageDescriptor; text: (code: string) => MessageDescriptor }> = {
  reservation: {
    subject: msg`Your expo reservation code`,
    text: (code) =>
      msg`${code} is your expo reservation code. It is valid for five minutes. Do not share it with anyone.`,
  },
  login: {
    subject: msg`Your expo login code`,
    text: (code) => msg`${code} is your expo login code. It is valid for five minutes. Do not share it with anyone.`,
  },
  account: {
    subject: msg`Your code to add this address to your expo account`,
    text: (code) =>
      msg`${code} is your code to add this phone number or e-mail address to an expo account. It is valid for five minutes. Do not share it with anyone.`,
  },
  company: {
    subject: msg`Your code to edit the entry of your company`,
    text: (code) =>
      msg`${code} is the code to edit the entry of your company at the expo. It is valid for five minutes. Do not share it outside your company.`,
  },
};

/** What a message with a code says, in a language. */
export function codeWords(purpose: CodePurpose, code: string, locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const { subject, text } = words[purpose];
  return { subject: i18n._(subject), text: i18n._(text(code)) };
}
