import type { CompanyCard, ProductCard } from '#features/directory/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** A pavilion of the Cloud Expo, as a door to it. */
export interface PavilionDoor {
  /** ISO 3166 code, or id of the industry. */
  key: string;
  name: string;
  companies: number;
  /** Address of its woven picture. */
  woven: string | undefined;
  /** Guest country of the current edition. */
  guest?: boolean;
}

/** The first page of the Cloud Expo. */
export interface CloudHall {
  kind: 'hall';
  /** By how many companies they have; China is not among them. */
  countries: PavilionDoor[];
  china: PavilionDoor | undefined;
  industries: PavilionDoor[];
  products: ProductCard[];
}

/** The pavilion of a country or of an industry. */
export interface Pavilion {
  kind: 'country' | 'industry';
  /** ISO 3166 code, or id of the industry. */
  key: string;
  name: string;
  /** Address of its woven picture. */
  woven: string | undefined;
  /** The pavilion that comes after it: of industries, which have an order. */
  next?: Pick<PavilionDoor, 'key' | 'name' | 'woven'>;
  /** What the country says of itself. */
  lead?: { text: string; lang: Locale };
  products: ProductCard[];
  companies: CompanyCard[];
  total: number;
  /** All of its companies as a list, without language prefix. */
  href: string;
}

/** Products and companies shown in a pavilion, and products on the first page. */
export const productsShown = { pavilion: 24, hall: 24 };
export const companiesShown = 12;

/** A pavilion, without language prefix. */
export function pavilionHref(kind: 'country' | 'industry', key: string): string {
  return `/exhibition/?cursor=cloud&${kind}=${key}`;
}
