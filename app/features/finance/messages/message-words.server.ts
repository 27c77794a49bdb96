import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captchaMessages } from '#features/accounts/ui/captcha-messages.ts';
import { messageMost } from '../finance.ts';
import type { MessageProblems } from './messages.ts';

type ProblemWords = {
  [Name in keyof MessageProblems]-?: Record<NonNullable<MessageProblems[Name]>, MessageDescriptor>;
};

const words: ProblemWords = {
  content: {
    missing: msg`The message is required. Please fill it in.`,
    'too-long': msg`The message can have at most ${messageMost} characters.`,
  },
  contactPerson: {
    missing: msg`The name is required. Please fill it in.`,
    'too-long': msg`The name can have at most 100 characters.`,
  },
  contactInformation: {
    missing: msg`The contact information is required. Please fill it in.`,
    'wrong-phone': msg`Please enter a phone number with its country code, such as +254 712 345 678.`,
    'wrong-mail': msg`Please enter an e-mail address such as name@company.com.`,
  },
  captcha: { ...captchaMessages, missing: msg`The verification code is required. Please fill it in.` },
};

/** Said where no mail leaves the site. @param email the provider's */
export function noMailWords(i18n: I18n, email: string): string {
  return i18n._(msg`Submit failed: this site cannot send e-mails at the moment. Please write to ${email} directly.`);
}

/** What is wrong with a message, a sentence for each field. */
export function messageWords(i18n: I18n, problems: MessageProblems): Partial<Record<keyof MessageProblems, string>> {
  const said = Object.entries(problems).map(([name, problem]) => {
    const all: Record<string, Record<string, MessageDescriptor>> = words;
    const descriptor = all[name]?.[problem];
    return [name, descriptor ? i18n._(descriptor) : ''];
  });
  return Object.fromEntries(said);
}
