import type { MessageDescriptor } from '@lingui/core';
import type { Act } from '../http/may.ts';
import type { SiteContext } from '../http/site-context.ts';
import type { Locale } from '../i18n/locale.ts';

/** The days that figures are of, `YYYY-MM-DD` at the venue, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What rows over time are: the hours of one day, days, or months. */
export type Step = 'hour' | 'day' | 'month';

/** What the numbers of a column are: of things, of whole US dollars, or of days, of which parts count too. */
export type FigureUnit = 'count' | 'dollars' | 'days';

/** A column of numbers. */
export interface FigureColumn {
  words: MessageDescriptor | ((locale: Locale) => string);
  unit: FigureUnit;
  /** It stands in the table, and is not drawn. */
  isDrawn?: false;
  /** Writes a number as readers know it; left out, as its digits. */
  write?(value: number, locale: Locale): string;
}

/** What is said of one day, or of one thing. */
export interface FigureRow {
  /** Over time, its step: `2026-11-26`, `2026-11`, `09`; else what it is called, in the reader's language. */
  name: string;
  /** The language of the name; left out, it is the reader's; '' where it is in none: an address, the name of a file. */
  lang?: Locale | '';
  /** The name of the file that is meant, where a thing has several: it stands beside the name, and is in no language. */
  file?: string;
  /** Where more of it is seen, without language prefix. */
  to?: string;
  /** A number for each column; null where there is none to be said. */
  values: readonly (number | null)[];
}

/** The rows of a figure, and what has to be said of them this time: by which rates something was converted. */
export interface FigureRows {
  rows: FigureRow[];
  note?: string;
}

/** What is counted, as a table that is drawn too. */
export interface Figure {
  /** Unique among all: part of the address of its file, `/console/figures/<name>/csv`. */
  name: string;
  words: MessageDescriptor;
  /** What has to be known to read it rightly. */
  note?: MessageDescriptor;
  /** What its rows are: "Country". Left out where they are steps of time. */
  rowsAre?: MessageDescriptor;
  /** Its rows have an order of their own; left out, those with names are ordered by their first number, the largest first. */
  isInOrder?: true;
  columns: readonly FigureColumn[];
  /** As lines or stacked columns over time, where rows are its steps; as bars of its table where rows have names. */
  drawn: 'lines' | 'stacked' | 'bars';
  /** It is about the days of the period, about a period of one day alone, or says how things stand now. */
  of: 'period' | 'one day' | 'now';
  /** Its rows, all there are: whoever shows them leaves out what is too much. */
  read(site: Pick<SiteContext, 'db' | 'locale' | 'clock'>, period: Period): Promise<FigureRows>;
}

/** Figures about one matter, for those who have to do with it. */
export interface FigureTopic {
  /** Unique among all: part of addresses. */
  name: string;
  words: MessageDescriptor;
  /** Who may read them. */
  act: Act;
  figures: readonly Figure[];
}
