import type { MessageDescriptor } from '@lingui/core';
import type { Act } from '../http/may.ts';
import type { SiteContext } from '../http/site-context.ts';
import type { Locale } from '../i18n/locale.ts';

/** Something of the site that has grown old or lacks something, and where it is mended. */
export interface StaleLine {
  /** What is wrong, or the name of what it is wrong with. */
  title: string;
  /** The language of the title; left out, it is the reader's. */
  lang?: Locale;
  /** A line more, in the reader's language. */
  note?: string;
  /** The language in which it is wrong. */
  locale?: Locale;
  /** How often it is so. */
  count?: number;
  /** Where it is mended, without language prefix. */
  to: string;
}

/** One thing that is looked at: what of it has grown old or lacks something. */
export interface FreshnessCheck {
  /** What is looked at: "News and announcements". */
  words: MessageDescriptor;
  /** What whoever mends it must be allowed to: others are not told. */
  act: Act;
  /**
   * What needs care, the most pressing first: of no more than `mostStaleLines` one more.
   * @returns none where all is in order; undefined where nobody has looked
   */
  stale(site: Pick<SiteContext, 'db' | 'locale' | 'clock' | 'settings'>): Promise<StaleLine[] | undefined>;
}

/** So many lines of one check are shown. */
export const mostStaleLines = 20;
