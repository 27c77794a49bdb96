import type { Locale } from '#platform/i18n/locale.ts';

/** A notice of the demonstration. */
export interface SeedNotice {
  key: string;
  audience: 'exhibitor' | 'visitor';
  important?: boolean;
  /** `2025-06-01T09:00:00+08:00`. */
  publishedAt: string;
  texts: Record<Locale, { title: string; summary: string; body: string }>;
}

/** A chapter of a guide of the demonstration. */
export interface SeedChapter {
  /** Its anchor in the page. */
  key: string;
  guide: 'exhibitor' | 'visitor';
  texts: Record<Locale, { title: string; body: string }>;
}
