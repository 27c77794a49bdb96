import type { Locale } from '#platform/i18n/locale.ts';

/** A project of a fictional owner, open to partners or already further on. */
export interface SeedProject {
  /** Unique and for ever: its weave is made of it. Latin, lower case, hyphens. */
  key: string;
  category: 'trade' | 'investment' | 'engineering' | 'other';
  /** ISO 3166 code of the country where it is to be done. */
  region: string;
  /** Id of the industry (contract: 1 to 24). */
  industry: number;
  /** In ten-thousand US dollars, as a decimal string with at most two digits after the point: `350`, `12.5`. */
  amount: string;
  status: 'published' | 'negotiating' | 'signed' | 'fulfilled';
  /** YYYY-MM-DD of its publication. */
  publishedOn: string;
  phone: string;
  /** Mail at a domain that ends in .example. */
  contact: string;
  texts: Record<Locale, SeedProjectText>;
}

export interface SeedProjectText {
  name: string;
  /** The fictional company, co-operative or authority that offers it. */
  owner: string;
  /** A function, never a person: "Project office". */
  contactPerson: string;
  /** Three to five sentences: what, where, how far along, figures. */
  introduction: string;
  /** What is looked for: capital, equipment, buyers, a contractor, on what terms. */
  cooperationRequirement: string;
}
