import { readReachable } from '#features/accounts/index.server.ts';
import { asLine, asSent, fits } from '#platform/i18n/graphemes.ts';
import { messageMost } from './finance.ts';
import type { MessageProblems, ReadyMessage, TypedMessage } from './messages.ts';

/** Longest name of a person, in characters as a reader sees them. */
const nameMost = 100;

/** What was typed as a message, or what is wrong with it. */
export function checkMessage(typed: TypedMessage): { message: ReadyMessage } | { problems: MessageProblems } {
  const content = asSent(typed.content);
  const contactPerson = asLine(typed.contactPerson);
  const to = readReachable(typed.contactInformation);
  const problems: MessageProblems = {
    ...(content === '' ? { content: 'missing' } : fits(content, messageMost) ? {} : { content: 'too-long' }),
    ...problemOfName(contactPerson),
    ...(to ? {} : { contactInformation: problemOfContact(typed.contactInformation) }),
  };
  if (!to || Object.keys(problems).length > 0) return { problems };
  return { message: { content, contactPerson, to } };
}

function problemOfName(name: string): MessageProblems {
  if (name === '') return { contactPerson: 'missing' };
  return fits(name, nameMost) ? {} : { contactPerson: 'too-long' };
}

function problemOfContact(typed: string): NonNullable<MessageProblems['contactInformation']> {
  if (typed.trim() === '') return 'missing';
  return typed.includes('@') ? 'wrong-mail' : 'wrong-phone';
}
