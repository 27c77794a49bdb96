import type { MessageDescriptor } from '@lingui/core';
import type { Database } from '../db/database.ts';
import type { Act } from '../http/may.ts';
import type { SiteContext } from '../http/site-context.ts';
import type { Locale } from '../i18n/locale.ts';

/** Where something stands in its queue: since when it waits, and its id. */
export interface WaitingKey {
  since: Date;
  id: number;
}

/** Something that waits for a decision. */
export interface WaitingThing extends WaitingKey {
  title: string;
  /** The language of the title. */
  lang: Locale;
  /** A line more, in the reader's language. */
  note: string;
}

/** Which of the things that wait are meant: all but for what is said. */
export interface Among {
  id?: number;
  /** Whoever of the staff has it. */
  holder?: number | 'nobody';
}

/** A stretch of a queue. */
export interface Cut {
  after?: WaitingKey | undefined;
  limit: number;
  among?: Among | undefined;
}

/** What of a feature waits for staff to decide on. */
export interface InboxQueue {
  /** Part of the addresses of its things: `/console/inbox/<name>/<id>`. */
  name: string;
  /** What whoever decides on it must be allowed to. */
  act: Act;
  /** What one of its things is called, and all of them: "Project", "Projects". */
  words: { one: MessageDescriptor; all: MessageDescriptor };
  count(db: Database, among?: Among): Promise<number>;
  /** Those that wait longest, first. @param after what they come after; left out: from the beginning */
  waiting(site: SiteContext, cut: Cut): Promise<WaitingThing[]>;
}

/** The page on which one thing of a queue is decided, without language prefix. */
export function inboxHref(queue: string, id: number): string {
  return `/console/inbox/${queue}/${id}`;
}
