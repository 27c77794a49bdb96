/** What time it is for the site: the machine's clock, moved in a demonstration by CLOCK_OFFSET. */
export interface Clock {
  now(): Date;
}

/** A clock that runs `offset` milliseconds ahead of the machine's (behind it where negative). */
export function clockWithOffset(offset: number): Clock {
  return { now: () => new Date(Date.now() + offset) };
}

/** The venue's time zone; every date of the site is meant there (contract, Envelope). */
export const venueTimeZone = 'Asia/Shanghai';
/** Changsha has no summer time: its offset is always the same. */
export const venueOffset = '+08:00';
const venueAhead = 8 * 3_600_000;

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in venue time: the specification's form of `createTime`. Reckoned, not asked of `Intl`: to make
 * a format takes a slow phone a tenth of a second.
 * @throws RangeError where the moment is none
 */
export function venueTimestamp(moment: Date): string {
  return new Date(moment.getTime() + venueAhead).toISOString().slice(0, 19).replace('T', ' ');
}

/** The venue's calendar day of a moment: `YYYY-MM-DD`. */
export function venueDay(moment: Date): string {
  return venueTimestamp(moment).slice(0, 10);
}

/** A moment as ISO 8601 with the venue's offset: `2025-06-12T09:30:00+08:00`. */
export function venueIso(moment: Date): string {
  return `${venueTimestamp(moment).replace(' ', 'T')}${venueOffset}`;
}

/** A moment as a field for date and time holds it, `YYYY-MM-DDTHH:mm`, venue time. */
export function venueMinute(moment: Date): string {
  return venueTimestamp(moment).slice(0, 16).replace(' ', 'T');
}

/** The moment that such a field means; undefined where it is none. */
export function momentOfVenue(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return undefined;
  const moment = new Date(`${text}${venueOffset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: the 30th of February is none, nor is any of the year 0, which no database has. */
export function isDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
