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
  /** `work`: how hard a puzzle is asked for; 0: a graphic code will do. */
  | { outcome: 'wrong-fields'; problems: MessageProblems; work: number }
  /** There is no such provider. */
  | { outcome: 'missing' }
  /** No mail leaves this site at present; `email` is the provider's. */
  | { outcome: 'no-channel'; email: string }
  /** The same Idempotency-Key came with another message. */
  | { outcome: 'other-body' }
  | { outcome: 'too-often'; retryAfter: number };
