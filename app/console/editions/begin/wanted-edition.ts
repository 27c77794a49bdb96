import { isDay } from '#platform/clock/clock.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';

/** What a new edition can begin with, of the one before it. */
export const copiedParts = ['halls', 'days', 'programme'] as const;

export type CopiedPart = (typeof copiedParts)[number];

/** What is said of a new edition in each language; all else is written in its own form. */
export const textNames = ['name', 'theme', 'venue', 'address'] as const;

export type TextName = (typeof textNames)[number];

/** An edition as somebody wants to begin it. */
export interface WantedEdition {
  number: number;
  /** YYYY-MM-DD; empty where nothing was typed. */
  startDate: string;
  endDate: string;
  /** The days on which everybody may come in; empty where that is not known yet. */
  publicFrom: string;
  publicTo: string;
  texts: Texts<Partial<Record<TextName, string>>>;
  parts: readonly CopiedPart[];
}

/** The edition that it comes after, and begins from. */
export interface EditionBefore {
  number: number;
  startDate: string;
  endDate: string;
}

/** Why an edition cannot be begun as it is wanted, at a field. */
export type EditionFault =
  /** Nothing is there. */
  | 'required'
  /** No whole number from 1 to 999. */
  | 'number'
  /** There is an edition of that number. */
  | 'taken'
  /** Its number is not above that of the one before. */
  | 'notAbove'
  /** No day of the calendar. */
  | 'day'
  /** It ends before it begins. */
  | 'order'
  /** It begins before the one before it has ended. */
  | 'beforeLast'
  /** Of the public days one is there and the other is not. */
  | 'both'
  /** They are not among the days of the edition. */
  | 'outside';

/** Faults by the names of fields: `endDate`, `name.zh-CN`. */
export type EditionFaults = Record<string, EditionFault>;

const highest = 999;

/** What is wrong with a wanted edition, but for what only the tables know and what may stand in a text. @param nameField where it stands that a name is missing */
export function faultsOf(wanted: WantedEdition, before: EditionBefore, nameField: string): EditionFaults {
  const found: Record<string, EditionFault | undefined> = {
    number: numberFault(wanted.number, before),
    startDate: dayFault(wanted.startDate) ?? (wanted.startDate <= before.endDate ? 'beforeLast' : undefined),
    endDate: dayFault(wanted.endDate) ?? (wanted.endDate < wanted.startDate ? 'order' : undefined),
    ...publicFaults(wanted),
    [nameField]: textsOf(wanted.texts).some(([, { name }]) => name) ? undefined : 'required',
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

function numberFault(number: number, before: EditionBefore): EditionFault | undefined {
  if (!Number.isInteger(number) || number < 1 || number > highest) return 'number';
  return number <= before.number ? 'notAbove' : undefined;
}

function dayFault(day: string): EditionFault | undefined {
  if (day === '') return 'required';
  return isDay(day) ? undefined : 'day';
}

function publicFaults({ startDate, endDate, publicFrom, publicTo }: WantedEdition): Record<string, EditionFault> {
  if (publicFrom === '' && publicTo === '') return {};
  if (publicFrom === '') return { publicFrom: 'both' };
  if (publicTo === '') return { publicTo: 'both' };
  if (!isDay(publicFrom)) return { publicFrom: 'day' };
  if (!isDay(publicTo)) return { publicTo: 'day' };
  if (publicTo < publicFrom) return { publicTo: 'order' };
  if (publicFrom < startDate) return { publicFrom: 'outside' };
  return publicTo > endDate ? { publicTo: 'outside' } : {};
}

const dayLength = 86_400_000;

/** How many days lie from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** A day so many days later; earlier where there are fewer than none. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** A moment so many days later, at the same hour: the venue has no summer time. */
export function momentLater(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * dayLength).toISOString();
}
