import type { PictureRef } from '#features/media/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** A company shows at the expo, or comes to buy. */
export const companyKinds = ['exhibitor', 'buyer'] as const;

export type CompanyKind = (typeof companyKinds)[number];

/** What lists show of a company. */
export interface CompanyCard {
  id: number;
  kind: CompanyKind;
  name: string;
  /** The language of the name and the other texts. */
  lang: Locale;
  /** Its page, without language prefix. */
  href: string;
  /** The seed of its weave. */
  weave: string;
  picture?: PictureRef;
  /** ISO 3166 code. */
  country: string;
  countryName: string;
  industry: number;
  industryName: string;
  /** What it is known for; of a buyer, what it looks for. */
  line: string;
  stands: StandLink[];
  /** The language of the text that holds what was looked for, where neither the texts that are shown nor a name does. */
  foundIn?: Locale | undefined;
}

/** A stand and its place on the plan, without language prefix. */
export interface StandLink {
  /** `W2-A07` */
  code: string;
  href: string;
}

/** A product as something to look at. */
export interface ProductCard {
  /** Unique on the site. */
  key: string;
  name: string;
  description: string;
  lang: Locale;
  weave: string;
  /** Address of the woven picture of what it is a kind of. */
  woven: string | undefined;
  picture?: PictureRef;
  /** Where it stands in its company's catalogue, without language prefix. */
  href: string;
  company: { id: number; name: string; lang: Locale; href: string };
}

/** How a company is reached. */
export interface Contacts {
  /** A desk, not a person. */
  contact: string;
  phone: string;
  mail: string;
}

/** An edition of the expo that a company took part in. */
export interface EditionOfCompany {
  number: number;
  name: string;
  lang: Locale;
  /** YYYY-MM-DD */
  startDate: string;
  endDate: string;
}

/** A company with all that its pages show. Contacts are masked. */
export interface Company extends CompanyCard, Contacts {
  address: string;
  profile: string;
  productClassification: string;
  /** This and the classification: empty for buyers. */
  productName: string;
  purchaseNeeds: string;
  website: string | null;
  founded: number | null;
  employees: number | null;
  hall?: { name: string; href: string };
  products: ProductCard[];
  /** The newest first. */
  editions: EditionOfCompany[];
}

/** A company's page, without language prefix. */
export function companyHref(kind: CompanyKind, id: number): string {
  return kind === 'buyer'
    ? `/exhibition/buyer?id=${id}`
    : `/exhibition/components/ExhibitorList/exhibitorDetail?id=${id}`;
}

/** An exhibitor's editions and catalogue, without language prefix. */
export function catalogueHref(id: number): string {
  return `/exhibition/components/ExhibitorList/exhibitorDetail2?id=${id}`;
}

/** Where a product stands in its company's catalogue, without language prefix. */
export function productHref(companyId: number, key: string): string {
  return `${catalogueHref(companyId)}#product-${key}`;
}

/** Where a company's contacts are shown on request, without language prefix. */
export function contactHref(kind: CompanyKind, id: number): string {
  return `/exhibition/contact?type=${kind}&id=${id}`;
}

/** The seed of a company's weave, the same on every page and for ever (look, The idea). */
export function companyWeave(key: string): string {
  return `company-${key}`;
}

/** The seed of a product's weave: an address may carry 64 characters of it. */
export function productWeave(companyKey: string, key: string): string {
  return `product-${companyKey}-${key}`.slice(0, 64);
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readCompanyId(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
