import type { Locale } from '#platform/i18n/locale.ts';

/** A partner of the demonstration: fictional, as is everything said of it. */
export interface SeedPartner {
  key: string;
  tier: 'principal' | 'global' | 'premier' | 'excellence' | 'partner';
  /** ISO 3166 code. */
  country: string;
  website: string;
  /** Number of the edition since which it has been a partner. */
  since: number;
  texts: Record<Locale, { name: string; support: string; profile: string }>;
}

/** An activity of a partner. `body` is HTML of p, h2, ul, ol, li, strong, em and a. */
export interface SeedActivity {
  /** Key of the partner. */
  partner: string;
  /** `2025-06-13T10:00:00+08:00`. */
  publishedAt: string;
  texts: Record<Locale, { title: string; summary: string; body: string }>;
}
