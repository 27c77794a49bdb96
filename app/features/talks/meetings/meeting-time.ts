import type { MeetingProblem } from '../outcomes.ts';
import { meetingLengths } from '../talks.ts';
import { momentOf } from './local-time.ts';
import { isTimeZone } from './time-zones.ts';

/** A meeting as it was typed. */
export interface TypedMeeting {
  /** `2026-11-25` */
  date: string;
  /** `09:30` */
  time: string;
  timeZone: string;
  minutes: string;
}

/** A meeting that can be proposed. */
export interface MeetingTime {
  startsAt: Date;
  timeZone: string;
  minutes: number;
}

const longestAhead = 366 * 86_400_000;

/** Reads when a meeting is to be; every field that is wrong is named. */
export function readMeeting(
  { date, time, timeZone, minutes }: TypedMeeting,
  now: Date,
): { meeting: MeetingTime } | { problems: MeetingProblem[] } {
  const problems: MeetingProblem[] = [];
  const isDay = momentOf(`${date}T12:00`, 'Asia/Shanghai') !== undefined && /^\d{4}-\d\d-\d\d$/.test(date);
  const isClock = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isDay) problems.push({ field: 'date', problem: 'no-date' });
  if (!isClock) problems.push({ field: 'time', problem: 'no-time' });
  if (!isTimeZone(timeZone)) problems.push({ field: 'timeZone', problem: 'no-zone' });
  const length = meetingLengths.find((each) => String(each) === minutes);
  if (length === undefined) problems.push({ field: 'minutes', problem: 'no-length' });
  if (!isDay || !isClock || !isTimeZone(timeZone)) return { problems };
  const startsAt = momentOf(`${date}T${time}`, timeZone);
  if (!startsAt) problems.push({ field: 'time', problem: 'skipped' });
  else if (startsAt <= now) problems.push({ field: 'date', problem: 'past' });
  else if (startsAt.getTime() > now.getTime() + longestAhead) problems.push({ field: 'date', problem: 'too-far' });
  if (!startsAt || length === undefined || problems.length > 0) return { problems };
  return { meeting: { startsAt, timeZone, minutes: length } };
}
