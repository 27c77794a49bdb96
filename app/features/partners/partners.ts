import type { Locale } from '#platform/i18n/locale.ts';

/** The five tiers (specification 1), the first one first. */
export const tiers = ['principal', 'global', 'premier', 'excellence', 'partner'] as const;

export type Tier = (typeof tiers)[number];

/** What one partner of a tier is called, and all of them together. */
export type TierNames = Record<Tier, { one: string; all: string }>;

/** A partner as lists show it. */
export interface PartnerCard {
  id: number;
  key: string;
  tier: Tier;
  /** The name of its tier in the language of the page. */
  tierName: string;
  name: string;
  /** What it does for the expo, in one sentence. */
  support: string;
  /** The language of its texts. */
  lang: Locale;
  country: { code: string; name: string };
  /** Its page, without language prefix. */
  href: string;
}

/** A partner with all that its page shows. */
export interface Partner extends PartnerCard {
  profile: string[];
  /** Empty where it has none. */
  website: string;
  /** The number of the edition since which it has been a partner. */
  since: number;
}

/** What a partner did, as lists show it. */
export interface Activity {
  id: number;
  title: string;
  summary: string;
  lang: Locale;
  /** ISO 8601 with the venue's offset. */
  publishedAt: string;
  href: string;
  partner: { id: number; key: string; name: string; lang: Locale; href: string };
}

/** An activity with all that its page shows. */
export interface ActivityArticle extends Activity {
  /** Sanitised HTML; links to this site lead to the reader's language. */
  body: string;
}

/** Partners on the first page and on a page of all of them; activities on a page and on the first page's tab. */
export const partnersPerPage = 40;
export const activitiesPerPage = 10;
export const activitiesShown = 9;
/** Where counting stops (contract, Envelope). */
export const mostCounted = 10_000;

/** The tabs of the section (specification 2). */
export const tabs = ['brand', 'active'] as const;

export type Tab = (typeof tabs)[number];

/** Reads `?tab=`; brand where it is absent. @returns undefined where there is no such tab */
export function readTab(value: string | null): Tab | undefined {
  return value === null ? 'brand' : tabs.find((tab) => tab === value);
}

/** Reads `?tier=`; null where it is absent or blank. @returns undefined where there is no such tier */
export function readTier(value: string | null): Tier | null | undefined {
  return value === null || value === '' ? null : tiers.find((tier) => tier === value);
}

/** Reads a whole number from 1 out of an address. @returns undefined where it is none */
export function readNumber(value: string | null | undefined): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** A partner's page, without language prefix. */
export function partnerHref(id: number): string {
  return `/brand/more?id=${id}`;
}

/** An activity's page, without language prefix. */
export function activityHref(id: number): string {
  return `/brand/articleDetail/${id}`;
}

/** A page of all partners, or of a tier; without language prefix. */
export function partnersHref({ tier, page = 1 }: { tier?: Tier | null; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (tier) query.set('tier', tier);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/brand/more' : `/brand/more?${query}`;
}

/** A page of all activities, without language prefix. */
export function activitiesHref(page = 1): string {
  return page === 1 ? '/brand/more?tab=active' : `/brand/more?tab=active&page=${page}`;
}

/** The seed of a partner's emblem, the same on every page and for ever. */
export function emblemSeed(key: string): string {
  return `partner-${key}`;
}
