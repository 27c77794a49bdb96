import type { Locale } from '#platform/i18n/locale.ts';

/** Something of the console that words lead to. */
export interface FoundLink {
  name: string;
  /** Of the name, where it is not that of the page. */
  lang?: Locale;
  /** Path without language prefix. */
  to: string;
  /** A second name: the title in the language of the house, an address of somebody. */
  note?: string;
  noteLang?: Locale;
}

/** What was found of one sort. */
export interface FoundGroup {
  title: string;
  links: FoundLink[];
  /** How many there are; with `more`, at least so many. */
  count: number;
  more: boolean;
  /** Where all of them are listed, where not all are here. */
  all?: string;
}
