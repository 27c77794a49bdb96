/** A calendar day at the venue. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** A sum of money in whole units of its currency. */
export interface RoughSum {
  units: number;
  /** The units in groups of digits, as the language writes them. */
  digits: string;
  /** ISO 4217, and its name in the language. */
  code: string;
  name: string;
}

/**
 * How a language writes days, numbers and what is measured. Written out here, as `Intl` words them differently in Node and in
 * browsers, and a page must hydrate to the same text.
 */
export interface Writing {
  /** A day in the pieces it is made of, with the spaces before them: `14`, ` June`, ` 2025`. */
  dayParts(day: Day): string[];
  /** Which of the pieces is the day. */
  dayAt: number;
  /** The same in short, where the year is known. */
  shortDay(day: Day): string;
  /** The same in full, where the year is known. */
  dayOfYear(day: Day): string;
  /** @param weekday from Sunday, 0, on */
  withWeekday(written: string, weekday: number): string;
  /** A month with its year, as the head of a calendar. */
  monthOfYear(month: Pick<Day, 'year' | 'month'>): string;
  /** The days of the week from Sunday on: as the head of a column, and in full. */
  weekdays: readonly { short: string; long: string }[];
  /** With which of them a calendar's week begins. */
  weekStart: number;
  /** Two days, the first one before the other; what both share is said once. */
  span(first: Day, last: Day): string;
  /** @param time `09:30` */
  clock(time: string): string;
  /** Between a day and a time, between two times, and between two sentences. */
  beforeTime: string;
  betweenTimes: string;
  betweenSentences: string;
  /** Round what stands in brackets. */
  brackets: readonly [string, string];
  /** Before decimals, and between groups of three digits. */
  point: string;
  group: string;
  /** What stands after a number, with its space. */
  units: { metres: string; kilometres: string; kilobytes: string; megabytes: string };
  /**
   * US dollars by `#`; great numbers of them by their hundredths of ten thousand, the greatest first: of one, and of several,
   * and what stands between groups of their digits where it is another mark than elsewhere.
   */
  dollars: string;
  greatDollars: readonly { size: number; one: string; several: string; group?: string }[];
  /** A sum that is known roughly, with the word or sign that says so. */
  roughly(sum: RoughSum): string;
}
