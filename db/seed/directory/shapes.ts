import type { Locale } from '#platform/i18n/locale.ts';

/** The six halls and the central area of the fourth edition. */
export type SeedHall = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'C';

/** A fictional company that shows at the expo. */
export interface SeedExhibitor {
  /** Unique and for ever: its weave is made of it. Latin, lower case, hyphens: `kilima-highland-coffee`. */
  key: string;
  /** ISO 3166 code. */
  country: string;
  /** Id of the main industry (contract: 1 to 24). */
  industry: number;
  hall: SeedHall;
  /** E.164, fictional. */
  phone: string;
  /** At a domain that ends in .example. */
  mail: string;
  /** https, at the same domain. */
  website?: string;
  founded: number;
  employees?: number;
  /** Editions that it took part in, 1 to 4; the fourth always. */
  editions: number[];
  texts: Record<Locale, SeedExhibitorText>;
  products: SeedProduct[];
}

export interface SeedExhibitorText {
  name: string;
  /** A desk or function, never a person: "Export desk". */
  contact: string;
  address: string;
  /** Two or three sentences: what it makes, from what, for whom. */
  profile: string;
  /** "Green and roasted coffee". */
  productClassification: string;
  /** Its best known product or products, in a few words. */
  productName: string;
  /** What it would like to buy or find at the expo. */
  purchaseNeeds: string;
}

export interface SeedProduct {
  /** Unique within the company. */
  key: string;
  texts: Record<Locale, { name: string; description: string }>;
}

/** A fictional company that comes to buy. */
export interface SeedBuyer {
  key: string;
  country: string;
  /** Id of the industry it buys for. */
  industry: number;
  phone: string;
  mail: string;
  website?: string;
  texts: Record<Locale, SeedBuyerText>;
}

export interface SeedBuyerText {
  name: string;
  contact: string;
  address: string;
  profile: string;
  /** What it looks for: goods, quality, quantities, terms. One to three sentences. */
  purchaseNeeds: string;
}
