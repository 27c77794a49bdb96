import type { Locale } from '#platform/i18n/locale.ts';

/** An article of the section About. `body` is HTML of p, h2, ul, ol, li, strong, em, a and table. */
export interface SeedAboutArticle {
  key: string;
  part: 'expo' | 'people' | 'rules';
  /** `YYYY-MM-DD`. */
  updatedOn: string;
  texts: Record<Locale, { title: string; summary: string; body: string }>;
}

/** A question with its answer, in plain text. */
export interface SeedQuestion {
  identity: 'exhibitor' | 'buyer' | 'visitor';
  texts: Record<Locale, { question: string; answer: string }>;
}

/** A desk of the secretariat. Telephone numbers and addresses of the demonstration are examples and reach nobody. */
export interface SeedDesk {
  key: string;
  phone: string;
  email: string;
  texts: Record<Locale, { name: string; tasks: string }>;
}

/** A venue and the ways to it. */
export interface SeedVenue {
  key: string;
  texts: Record<Locale, { name: string; purpose: string; address: string; ways: string[] }>;
}

/** A document of the download centre; its files lie in db/seed/about/files/. */
export interface SeedDownload {
  key: string;
  audiences: ('visitor' | 'exhibitor' | 'press')[];
  updatedOn: string;
  files: { name: string; languages: Locale[]; source?: 'exhibitors' | 'countries' }[];
  texts: Record<Locale, { title: string; summary: string }>;
}
