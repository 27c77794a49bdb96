import type { Reachable } from '#features/accounts/index.server.ts';

/** What somebody writes to a provider, as typed. */
export interface TypedMessage {
  content: string;
  contactPerson: string;
  /** A phone of any country, or an e-mail address. */
  contactInformation: string;
}

/** A message that has been checked. */
export interface ReadyMessage {
  content: string;
  contactPerson: string;
  to: Reachable;
}

export interface MessageProblems {
  content?: 'missing' | 'too-long';
  contactPerson?: 'missing' | 'too-long';
  contactInformation?: 'missing' | 'wrong-phone' | 'wrong-mail';
  captcha?: 'wrong';
}

/** What became of a message. */
export type MessageOutcome =
  | { outcome: 'sent'; id: number }
  | { outcome: 'wrong-fields'; problems: MessageProblems }
  /** There is no such provider. */
  | { outcome: 'missing' }
  /** No mail leaves this site at present. */
  | { outcome: 'no-channel' }
  /** The same Idempotency-Key came with another message. */
  | { outcome: 'other-body' }
  | { outcome: 'too-often'; retryAfter: number };
