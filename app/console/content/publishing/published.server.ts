import type { z } from 'zod';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Inconsistency } from '../../consistency/inconsistencies.server.ts';
import { mayPublish } from '../../policy/content-policy.server.ts';
import type { Thread } from '../document.ts';

/** What is to go out, or not to be seen any longer. */
export interface Publishing {
  kind: ContentKind;
  thingId: number;
  thread: Thread;
  /** Whether what all languages share goes out with it, as it is being written. A thing that is new needs that. */
  withShared?: boolean;
  /** The revision that whoever does it has read: a newer one does not go out unread. Left out, the newest is meant. */
  number?: number;
  /** Why it goes out although it does not agree with its source. */
  because?: string;
}

/** What became of it. */
export type Published =
  | { outcome: 'published'; key: string }
  | { outcome: 'withdrawn' }
  /** Its life does not let it: it has not been signed off, or there is nothing new. */
  | { outcome: 'notNow' }
  /** There is a newer revision than the one that was read. */
  | { outcome: 'newer' }
  /** What all languages share cannot go out alone: nothing of the thing is seen in any language. */
  | { outcome: 'noText' }
  /** It does not agree with its source, or has names that the glossary does not use, and nobody has said why that is right. */
  | ({ outcome: 'disagrees' } & Unfit)
  /** Something is missing or wrong, in which part and where in it. */
  | { outcome: 'invalid'; wrong: Wrong[] };

/** What of a language's text does not fit. */
export interface Unfit {
  locale: Locale;
  found: Inconsistency[];
}

/** A fault of a thing that was to go out. */
export interface Wrong {
  thread: Thread;
  /** `title`, `figures.deals.label`; empty where it is about the whole. */
  field: string;
  issue: z.core.$ZodIssue;
}

export type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Refused. What a kind has written before it refused stands in the transaction, which is to be taken back as a whole. */
export class NotPublished extends Error {
  readonly answer: Published;
  constructor(answer: Published) {
    super('Refused');
    this.answer = answer;
  }
}

/** Does it in one transaction, whole or not at all. */
export async function answered({ db }: Needs, work: (tx: Tx) => Promise<Published>): Promise<Published> {
  return orAnswer(() => inTransaction(db, work));
}

/** Why something was refused, in place of what it would have come to. */
export async function orAnswer<T>(work: () => Promise<T>): Promise<T | Published> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotPublished) return error.answer;
    throw error;
  }
}

/** @throws 403 */
export function mayOrRefuse(staff: Staff, { thread, kind }: Publishing): void {
  if (!mayPublish(staff, thread, kind)) throw new Refusal(403);
}
