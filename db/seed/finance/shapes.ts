import type { Locale } from '#platform/i18n/locale.ts';

/** A fictional provider of financial services. */
export interface SeedProvider {
  /** Unique and for ever: its weave is made of it, and its picture named by it. Latin, lower case, hyphens. */
  key: string;
  type: 'bank' | 'insurance' | 'leasing' | 'guarantee' | 'fund' | 'payment' | 'advisory';
  /** ISO 3166 codes of the countries served. */
  countries: string[];
  needs: (
    | 'tradeFinance'
    | 'workingCapital'
    | 'projectFinance'
    | 'creditInsurance'
    | 'cargoInsurance'
    | 'leasing'
    | 'guarantees'
    | 'payments'
    | 'hedging'
    | 'equity'
    | 'advice'
  )[];
  /** Mails and the website at a domain that ends in .example. */
  email: string;
  backupEmail: string;
  mobile: string;
  website: string;
  texts: Record<Locale, SeedProviderText>;
}

export interface SeedProviderText {
  name: string;
  /** Plain text, paragraphs separated by empty lines; the first one stands in lists. */
  profile: string;
  /** A desk, never a person. */
  contact: string;
}
