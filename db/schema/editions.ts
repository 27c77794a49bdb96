import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface EditionTable {
  id: number;
  /** YYYY-MM-DD, venue time. */
  start_date: string;
  end_date: string;
  public_from: string | null;
  public_to: string | null;
  is_current: Generated<boolean>;
  shown_phase: 'before' | 'during' | 'after' | null;
}

export interface EditionTextTable {
  edition_id: number;
  locale: Locale;
  name: string;
  theme: string;
  summary: string;
  body: string;
  venue: string;
  address: string;
  opening_hours: string;
  provinces: Generated<string[]>;
}

export interface EditionFigureTable {
  id: Generated<number>;
  edition_id: number;
  position: number;
  key: string;
  /** Decimal string: numeric is never read as a float. */
  value: string;
  approximate: Generated<boolean>;
  /** The first edition that it adds up; null: the edition's own figure. */
  since_edition: number | null;
}

export interface EditionFigureTextTable {
  figure_id: number;
  locale: Locale;
  label: string;
  unit: string;
  value: string | null;
}

export interface EditionGuestTable {
  edition_id: number;
  country_code: string;
  position: number;
}

export interface CountryTextTable {
  country_code: string;
  locale: Locale;
  lead: string;
  body: string;
}

export interface OrganiserTable {
  id: Generated<number>;
  role: 'host' | 'bearer' | 'supporter';
  position: number;
  url: string | null;
}

export interface OrganiserTextTable {
  organiser_id: number;
  locale: Locale;
  name: string;
}

export interface EditionsSchema {
  edition: EditionTable;
  edition_text: EditionTextTable;
  edition_figure: EditionFigureTable;
  edition_figure_text: EditionFigureTextTable;
  edition_guest: EditionGuestTable;
  country_text: CountryTextTable;
  organiser: OrganiserTable;
  organiser_text: OrganiserTextTable;
}
