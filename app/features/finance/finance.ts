import type { Locale } from '#platform/i18n/locale.ts';

/** What providers are (issue: Finance), in the order of the page. */
export const providerTypes = ['bank', 'insurance', 'leasing', 'guarantee', 'fund', 'payment', 'advisory'] as const;

export type ProviderType = (typeof providerTypes)[number];

/** What companies need from them. */
export const needs = [
  'tradeFinance',
  'workingCapital',
  'projectFinance',
  'creditInsurance',
  'cargoInsurance',
  'leasing',
  'guarantees',
  'payments',
  'hedging',
  'equity',
  'advice',
] as const;

export type Need = (typeof needs)[number];

/** A provider of financial services (specification 3). */
export interface Provider {
  id: number;
  key: string;
  type: ProviderType;
  /** The language of the texts. */
  lang: Locale;
  name: string;
  /** Plain text, paragraphs separated by empty lines. */
  profile: string;
  /** A desk, never a person. */
  contact: string;
  email: string;
  backupEmail: string;
  mobile: string;
  website: string;
  /** ISO 3166 codes of the countries served. */
  countries: string[];
  needs: Need[];
}

/** What the list of providers is narrowed down to. */
export interface ProviderFilter {
  type?: ProviderType | undefined;
  /** ISO 3166 code, or a region of Africa. */
  country?: string | undefined;
  need?: Need | undefined;
}

/** Providers on a page of the list. */
export const providersPerPage = 12;

/** Longest message to a provider, in characters as a reader sees them (specification 5). */
export const messageMost = 200;

/** The list of providers, without language prefix. What is not chosen is not in the address. */
export function providersHref({ type, country, need }: ProviderFilter = {}, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ type, country, need })) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/finance/providers' : `/finance/providers?${query}`;
}

/** A provider's page, without language prefix. */
export function providerHref(id: number): string {
  return `/finance/provider/${id}`;
}

/** Where one writes to a provider. */
export function messageHref(id: number): string {
  return `/finance/message/${id}`;
}

/** The seed of a provider's weave, the same on every page and for ever. */
export function providerWeave(key: string): string {
  return `finance-${key}`.slice(0, 64);
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readId(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

export function isProviderType(value: string): value is ProviderType {
  return providerTypes.some((type) => type === value);
}

export function isNeed(value: string): value is Need {
  return needs.some((need) => need === value);
}

/** What a provider is chosen by. */
export interface ProviderFacets {
  id: number;
  type: ProviderType;
  countries: string[];
  needs: Need[];
}
