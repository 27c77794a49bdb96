import type { Sender, SenderProblems, TypedSender } from '#features/accounts/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { SentOnce } from '#platform/router/data/sent-once.ts';

/** As whom somebody writes (specification 3). */
export const identities = ['exhibitor', 'buyer', 'visitor'] as const;

export type Identity = (typeof identities)[number];

/** Longest title, content and answer, in characters as a reader sees them. */
export const titleMost = 100;
export const contentMost = 2000;
export const answerMost = 4000;

/** Longest reason of staff for seeing how a writer is reached. */
export const reasonMost = 200;

/** What becomes of a message. */
export type MessageStatus = 'waiting' | 'approved' | 'refused';

/** A message as typed. */
export interface TypedMessage extends TypedSender {
  title: string;
  content: string;
  identity: string;
}

/** A message that has been checked. */
export interface ReadyMessage extends Sender {
  title: string;
  content: string;
  identity: Identity;
}

export interface MessageProblems extends SenderProblems {
  title?: 'missing' | 'too-long';
  content?: 'missing' | 'too-long';
  identity?: 'missing';
}

/** What became of writing one. */
export type MessageOutcome =
  | { outcome: 'written'; id: number }
  /** `work`: how hard a puzzle is asked for; 0: a graphic code will do. */
  | { outcome: 'wrong-fields'; problems: MessageProblems; work: number }
  /** The same Idempotency-Key came with another message. */
  | { outcome: 'other-body' }
  | { outcome: 'too-often'; retryAfter: number };

/** A message of the board, with the organiser's answer; nobody is named. */
export interface BoardMessage {
  id: number;
  identity: Identity;
  title: string;
  /** Paragraphs. */
  content: string[];
  /** The language of the page it was written on. */
  lang: Locale;
  /** ISO 8601. */
  at: string;
  answer: { lang: Locale; text: string[] } | undefined;
}

/** A page of the board. */
export interface Board {
  messages: BoardMessage[];
  page: number;
  pages: number;
}

/** The page as those who look at it get it. */
export type ShownBoard = Omit<Board, 'messages'> & { messages: SentOnce<BoardMessage[]> };

/** Messages on a page of the board. */
export const messagesPerPage = 10;

/** A page of the board, without language prefix. */
export function boardHref(page = 1): string {
  return `/about/?cursor=message${page > 1 ? `&page=${page}` : ''}`;
}

/** Where one writes a message. */
export const writeHref = '/about/messageBoard/write';

export function isIdentity(value: string): value is Identity {
  return identities.some((identity) => identity === value);
}
