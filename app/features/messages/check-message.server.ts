import { readReachable } from '#features/accounts/index.server.ts';
import { asLine, asSent, fits } from '#platform/i18n/graphemes.ts';
import {
  contentMost,
  isIdentity,
  type MessageProblems,
  type ReadyMessage,
  type TypedMessage,
  titleMost,
} from './messages.ts';

/** Longest name of a person, in characters as a reader sees them. */
const nameMost = 100;

/** What was typed as a message, or what is wrong with it. */
export function checkMessage(typed: TypedMessage): { message: ReadyMessage } | { problems: MessageProblems } {
  const title = asLine(typed.title);
  const content = asSent(typed.content);
  const contactPerson = asLine(typed.contactPerson);
  const { identity } = typed;
  const to = readReachable(typed.contactInformation);
  const found = {
    title: problemOf(title, titleMost),
    content: problemOf(content, contentMost),
    identity: isIdentity(identity) ? undefined : ('missing' as const),
    contactPerson: problemOf(contactPerson, nameMost),
    contactInformation: to ? undefined : problemOfContact(typed.contactInformation),
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as MessageProblems;
  if (!to || !isIdentity(identity) || Object.keys(problems).length > 0) return { problems };
  return { message: { title, content, identity, contactPerson, to } };
}

function problemOf(text: string, most: number): 'missing' | 'too-long' | undefined {
  if (text === '') return 'missing';
  return fits(text, most) ? undefined : 'too-long';
}

function problemOfContact(typed: string): 'missing' | 'wrong-phone' | 'wrong-mail' {
  if (typed.trim() === '') return 'missing';
  return typed.includes('@') ? 'wrong-mail' : 'wrong-phone';
}
