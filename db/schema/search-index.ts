import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

/** A thing that the search finds. */
export interface SearchEntryTable {
  id: Generated<number>;
  type: string;
  thing_id: string;
  path: string;
  countries: string[];
  industries: number[];
  facets: Generated<string[]>;
  weight: number;
  day: number | null;
  visible_from: Date | null;
  token_version: number;
  tokens_zh: string;
  tokens_en: string;
  tokens_fr: string;
}

export interface SearchTextTable {
  entry_id: number;
  locale: Locale;
  title: string;
  body: string;
  words: string;
}

/** The vocabulary of a language. */
export interface SearchWordTable {
  locale: Locale;
  word: string;
}

/** The tables of the search index. */
export interface SearchIndexSchema {
  search_entry: SearchEntryTable;
  search_text: SearchTextTable;
  search_word: SearchWordTable;
}
