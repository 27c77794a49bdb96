import { venueDay } from '#platform/clock/clock.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { narrowSpace } from '#platform/i18n/typesetting/spaces.ts';

const day = 86_400_000;

/** Where an edition stands: still to come, open now, or over. */
export const phases = ['before', 'during', 'after'] as const;

export type Phase = (typeof phases)[number];

/** A figure of an edition, in one language: 176 projects, 113.9 亿美元. */
export interface Figure {
  /** Stable name: `projects`, `signed`, `area` ... */
  key: string;
  label: string;
  /** Decimal string in the unit beside it, no separators: `11.39`. */
  value: string;
  /** As the language writes it: `US$ bn`, `亿美元`, `Md$`, `m²`; empty for plain counts. */
  unit: string;
  /** True where the source says "over" or "nearly"; the label says which. */
  approximate: boolean;
  /** The first edition that it adds up, where it was published for several together; null: the edition's own. */
  sinceEdition: number | null;
  /** The language of label and unit. */
  lang: Locale;
  /** The number and its unit as the reader's language sets them: made on the server, for `Intl` differs between browsers. */
  parts: FigureParts;
}

/** What stands before the number, the number, and what follows; the spaces between are part of it. */
export interface FigureParts {
  before: string;
  number: string;
  after: string;
}

/** A country that an edition received as its guest. */
export interface GuestCountry {
  code: string;
  /** In the reader's language. */
  name: string;
  /** One sentence about what it brings, where it has a text; `lang` is the sentence's language. */
  lead?: string;
  lang: Locale;
}

/** An edition of the expo, in the reader's language or the best there is. */
export interface Edition {
  number: number;
  /** The language of the texts below. */
  lang: Locale;
  name: string;
  theme: string;
  summary: string;
  /** Sanitised HTML. */
  body: string;
  /** YYYY-MM-DD, venue time; the first and the last day. */
  startDate: string;
  endDate: string;
  /** The days on which everybody may come in, where known. */
  publicFrom: string | null;
  publicTo: string | null;
  venue: string;
  address: string;
  /** Empty where not known. */
  openingHours: string;
  /** Theme provinces and municipalities. */
  provinces: string[];
  /** Whether it is the one that the site is about. */
  isCurrent: boolean;
  /** The moment that staff have chosen to show; null: by the clock. */
  shownPhase: Phase | null;
  guestCountries: GuestCountry[];
  figures: Figure[];
}

const weeksBefore = 12;
const weeksAfter = 10;

/** The time in which what is reported is about an edition: from its announcements to what was said of its results. */
export function newsDaysOf({ startDate, endDate }: Pick<Edition, 'startDate' | 'endDate'>): { from: Date; to: Date } {
  const at = (date: string, weeks: number) => new Date(Date.parse(`${date}T00:00:00+08:00`) + weeks * 7 * day);
  return { from: at(startDate, -weeksBefore), to: at(endDate, weeksAfter) };
}

/** An edition as a list shows it. */
export type EditionLine = Pick<Edition, 'number' | 'lang' | 'name' | 'theme' | 'startDate' | 'endDate'>;

/** What a list shows of an edition. */
export function editionLine({ number, lang, name, theme, startDate, endDate }: Edition): EditionLine {
  return { number, lang, name, theme, startDate, endDate };
}

/**
 * Where an edition stands at a moment. Its days are days at the venue (Changsha), whatever the reader's or the server's
 * time zone. A phase chosen by staff wins.
 */
export function phaseOf(edition: Pick<Edition, 'startDate' | 'endDate' | 'shownPhase'>, now: Date): Phase {
  if (edition.shownPhase) return edition.shownPhase;
  const day = venueDay(now);
  if (day < edition.startDate) return 'before';
  return day > edition.endDate ? 'after' : 'during';
}

/**
 * Days left until an edition opens, counted at the venue: 1 on the eve, 0 from the first day on.
 */
export function daysUntilOpening(edition: Pick<Edition, 'startDate'>, now: Date): number {
  const left = (Date.parse(edition.startDate) - Date.parse(venueDay(now))) / day;
  return Math.max(0, left);
}

/**
 * A decimal string in the reader's way of writing numbers, every digit kept: `43.02` is `43,02` in French. Written out here: to
 * make the formats of `Intl` holds up a slow phone while the page wakes.
 */
export function formatDecimal(value: string, locale: Locale): string {
  const [whole = '', fraction = ''] = value.replace(/^(-?)0+(?=\d)/, '$1').split('.');
  const digits = fraction.replace(/0+$/, '');
  return writtenDecimal(digits === '' ? whole : `${whole}.${digits}`, locale);
}

const dollars = 'US$ ';

/**
 * A figure as a reader meets it: `US$ 11.39 bn`, `113.9亿美元`, `11,39 Md$`, `100,000 m²`. The currency comes before the
 * number in English; Chinese sets no space between number and unit.
 */
export function figureParts({ value, unit }: Pick<Figure, 'value' | 'unit'>, locale: Locale): FigureParts {
  const number = formatDecimal(value, locale);
  if (unit.startsWith(dollars)) {
    return { before: `US$${narrowSpace}`, number, after: `${narrowSpace}${unit.slice(dollars.length)}` };
  }
  const space = unit === '' || isIdeographic(unit) ? '' : narrowSpace;
  return { before: '', number, after: `${space}${unit}` };
}

function isIdeographic(unit: string): boolean {
  return /^\p{Script=Han}/u.test(unit);
}
