import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captchaMessages } from '#features/accounts/ui/captcha-messages.ts';
import { answerMost, contentMost, type Identity, type MessageProblems, reasonMost, titleMost } from './messages.ts';

type ProblemWords = {
  [Name in keyof MessageProblems]-?: Record<NonNullable<MessageProblems[Name]>, MessageDescriptor>;
};

/** In French as the specification has them (8, Error catalogue). */
const words: ProblemWords = {
  title: {
    missing: msg`The title is required. Please fill it in.`,
    'too-long': msg`The title can have at most ${titleMost} characters.`,
  },
  content: {
    missing: msg`The content is required. Please fill it in.`,
    'too-long': msg`The content can have at most ${contentMost} characters.`,
  },
  identity: { missing: msg`Please choose whether you are an exhibitor, a buyer or a visitor.` },
  contactPerson: {
    missing: msg`The contact person is required. Please fill it in.`,
    'too-long': msg`The name can have at most 100 characters.`,
  },
  contactInformation: {
    missing: msg`The contact information is required. Please fill it in.`,
    'wrong-phone': msg`Please enter a valid mobile number`,
    'wrong-mail': msg`Please enter a valid e-mail address`,
  },
  captcha: { ...captchaMessages, missing: msg`The verification code is required. Please fill it in.` },
};

/** What is wrong with a message, a sentence for each field. */
export function messageWords(i18n: I18n, problems: MessageProblems): Partial<Record<keyof MessageProblems, string>> {
  const said = Object.entries(problems).map(([name, problem]) => {
    const all: Record<string, Record<string, MessageDescriptor>> = words;
    const descriptor = all[name]?.[problem];
    return [name, descriptor ? i18n._(descriptor) : ''];
  });
  return Object.fromEntries(said);
}

const reasons = {
  missing: msg`Please say why you need to see it.`,
  'too-long': msg`The reason can have at most ${reasonMost} characters.`,
};

/** What is wrong with a reason of staff for seeing who wrote a message. */
export function reasonWords(i18n: I18n, problem: keyof typeof reasons): string {
  return i18n._(reasons[problem]);
}

const refusals = {
  missing: msg`Please say why it is not published.`,
  'too-long': reasons['too-long'],
};

/** What is wrong with a reason for which a message is refused. */
export function refusalWords(i18n: I18n, problem: keyof typeof refusals): string {
  return i18n._(refusals[problem]);
}

/** That an answer is too long. */
export function answerWords(i18n: I18n): string {
  return i18n._(msg`The answer can have at most ${answerMost} characters.`);
}

/** Said after a message was written. */
export const thanks = msg`Thank you for your comment.`;

/** As whom somebody wrote. */
export const identityWords: Record<Identity, MessageDescriptor> = {
  exhibitor: msg`Exhibitor`,
  buyer: msg`Buyer`,
  visitor: msg`Visitor`,
};
