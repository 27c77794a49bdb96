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

const venueParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: venueTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment as `YYYY-MM-DD HH:mm:ss` in venue time: the specification's form of `createTime`. */
export function venueTimestamp(moment: Date): string {
  return venueParts.format(moment).replace(', ', ' ');
}

/** The venue's calendar day of a moment: `YYYY-MM-DD`. */
export function venueDay(moment: Date): string {
  return venueTimestamp(moment).slice(0, 10);
}

/** A moment as ISO 8601 with the venue's offset: `2025-06-12T09:30:00+08:00`. */
export function venueIso(moment: Date): string {
  return `${venueTimestamp(moment).replace(' ', 'T')}${venueOffset}`;
}
