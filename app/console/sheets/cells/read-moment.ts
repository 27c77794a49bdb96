import { isDay, momentOfVenue } from '#platform/clock/clock.ts';
import type { Cell } from '../reading/cell.ts';
import type { CellFault, Reading } from './cell-fault.ts';

const months = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'février', 'fevrier', 'févr', 'fév', 'fevr'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juil'],
  ['august', 'aug', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'décembre', 'decembre', 'déc'],
];

const monthOf = (name: string) => months.findIndex((names) => names.includes(name.replace(/\.$/, ''))) + 1;

/** A day as Excel counts it: from the last of 1899 on. Those of 1990 to 2080 are taken for days where days are wanted. */
const serial = { first: 32_874, last: 65_746 };
const serialDay = (days: number) => new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000).toISOString();

/** A spreadsheet has a time as one of the day from which it counts. */
const isTimeAlone = ({ date }: { date: string }) => date < '1901';

type Found = { day: string } | { fault: CellFault };

/** Reads a day, `YYYY-MM-DD`: of a spreadsheet’s own, or written in the ways of English, French and Chinese. */
export function readDay(cell: Cell): Reading {
  if (typeof cell === 'object' && cell !== null && 'date' in cell)
    return isTimeAlone(cell) ? no('day') : { value: cell.date.slice(0, 10) };
  const days = serialOf(cell);
  if (days !== undefined) return { value: serialDay(days).slice(0, 10) };
  const found = dayIn(plain(cell).replace(/[T ]0?0:00(?::00)?(?:\.0+)?Z?$/i, ''));
  return 'fault' in found ? found : { value: found.day };
}

/** Reads a moment of the venue as ISO 8601 in UTC. One with an offset of its own is what it says. */
export function readMoment(cell: Cell): Reading {
  if (typeof cell === 'object' && cell !== null && 'date' in cell)
    return isTimeAlone(cell) ? no('moment') : atVenue(cell.date.slice(0, 10), cell.date.slice(11, 19));
  const days = serialOf(cell);
  if (days !== undefined) return atVenue(serialDay(days).slice(0, 10), serialDay(days).slice(11, 19));
  const text = plain(cell);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? no('moment') : { value: moment.toISOString() };
  }
  const [, day = '', time = ''] =
    /^(.+?)(?:[T ,]+| à | at )((?:上午|下午)?\d{1,2}(?:[:h时點点]\s?\d{0,2})(?::\d\d)?分?(?:\s?[ap]\.?m\.?)?)$/i.exec(
      text,
    ) ?? [];
  if (day === '') return no('moment');
  const found = dayIn(day.trim());
  if ('fault' in found) return found;
  const clock = clockIn(time);
  return clock ? atVenue(found.day, clock) : no('moment');
}

/** Reads a time of day, `HH:mm`. */
export function readTime(cell: Cell): Reading {
  if (typeof cell === 'object' && cell !== null && 'date' in cell)
    return !isTimeAlone(cell) && cell.date.endsWith('T00:00:00') ? no('time') : { value: cell.date.slice(11, 16) };
  if (typeof cell === 'number' && cell >= 0 && cell < 1) return { value: serialDay(cell).slice(11, 16) };
  const clock = clockIn(plain(cell));
  return clock ? { value: clock.slice(0, 5) } : no('time');
}

function atVenue(day: string, time: string): Reading {
  const moment = isDay(day) ? momentOfVenue(`${day}T${time.length === 5 ? `${time}:00` : time}`) : undefined;
  return moment ? { value: moment.toISOString() } : no('moment');
}

const no = (why: 'day' | 'moment' | 'time'): { fault: CellFault } => ({ fault: { why } });

function serialOf(cell: Cell): number | undefined {
  const number = typeof cell === 'string' && /^\d{5}(?:\.\d+)?$/.test(plain(cell)) ? Number(plain(cell)) : cell;
  return typeof number === 'number' && number >= serial.first && number <= serial.last ? number : undefined;
}

const plain = (cell: Cell) =>
  String(cell ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

function dayIn(text: string): Found {
  const chinese = /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?$/.exec(text);
  const byYear = chinese ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const whole = byYear ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (whole) return made(whole[1], whole[2], whole[3]);
  const [, one, other, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return bySlashes(Number(one), Number(other), year);
  const named = /^(?:[a-zé]+\.?,? )?(\d{1,2})(?:er|st|nd|rd|th)?[ -]([a-zéû]+\.?)[ ,-]+(\d{2,4})$/i.exec(text);
  if (named) return byName(named[1], named[2], named[3]);
  const american = /^(?:[a-z]+\.?,? )?([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{2,4})$/i.exec(text);
  if (american) return byName(american[2], american[1], american[3]);
  return no('day');
}

/** `12/06/2026` is in June in Britain and France, and in December in America: only where one of both is no month it is certain. */
function bySlashes(one: number, other: number, year: string): Found {
  if (one > 12) return made(year, String(other), String(one));
  if (other > 12) return made(year, String(one), String(other));
  return one === other ? made(year, String(one), String(other)) : { fault: { why: 'eitherDay' } };
}

function byName(day = '', month = '', year = ''): Found {
  const number = monthOf(month.toLowerCase());
  if (number === 0) return no('day');
  return year.length === 4 ? made(year, String(number), day) : { fault: { why: 'shortYear' } };
}

function made(year = '', month = '', day = ''): Found {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? { day: text } : no('day');
}

/** `9:30`, `09h30`, `2:30 PM`, `下午2:30`, `14时30分`. @returns `HH:mm` or `HH:mm:ss` */
function clockIn(text: string): string | undefined {
  const [, early, hours = '', minutes = '', seconds, late] =
    /^(上午|下午)? ?(\d{1,2}) ?(?:[:h时点點]) ?(\d{1,2})?(?::(\d\d))? ?(?:分)?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hours === '') return undefined;
  const half = late?.toLowerCase() ?? (early === '下午' ? 'p' : early && 'a');
  let hour = Number(hours);
  if (half && hour > 12 && late) return undefined;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  if (hour > 23 || Number(minutes) > 59) return undefined;
  const clock = `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return seconds === undefined ? clock : `${clock}:${seconds}`;
}
