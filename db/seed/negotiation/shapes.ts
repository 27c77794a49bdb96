import type { Locale } from '#platform/i18n/locale.ts';

/** A project of a fictional owner, open to partners or already further on; some are not to be seen by everybody. */
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
  status: 'draft' | 'submitted' | 'published' | 'negotiating' | 'signed' | 'fulfilled' | 'withdrawn';
  /** YYYY-MM-DD of its publication; of a draft and of what waits for approval, of its last change. */
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
