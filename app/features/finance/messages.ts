import type { Sender, SenderProblems, TypedSender } from '#features/accounts/index.server.ts';

/** What somebody writes to a provider, as typed. */
export interface TypedMessage extends TypedSender {
  content: string;
}

/** A message that has been checked. */
export interface ReadyMessage extends Sender {
  content: string;
}

export interface MessageProblems extends SenderProblems {
  content?: 'missing' | 'too-long';
}

/** What became of a message. */
export type MessageOutcome =
  | { outcome: 'sent'; id: number }
  | { outcome: 'wrong-fields'; problems: MessageProblems }
  /** There is no such provider. */
  | { outcome: 'missing' }
  /** No mail leaves this site at present; `email` is the provider's. */
  | { outcome: 'no-channel'; email: string }
  /** The same Idempotency-Key came with another message. */
  | { outcome: 'other-body' }
  | { outcome: 'too-often'; retryAfter: number };
