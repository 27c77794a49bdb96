import { scaled } from './decimal.ts';
import type { FactRule } from './fact.ts';

const space = '[ \\u00a0\\u202f]';

/** Forms that all languages share: addresses, telephone numbers, days and codes as machines write them. */
export const commonRules: FactRule[] = [
  {
    pattern: /https?:\/\/[\w./?#=&%~+:@-]*[\w/]|\bwww\.[\w./-]*\w/giu,
    read: ({ written }) => [{ kind: 'link', values: [linkValue(written)] }],
  },
  {
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu,
    read: ({ written }) => [{ kind: 'link', values: [`link ${written.toLowerCase()}`] }],
  },
  {
    pattern: new RegExp(
      `(?<![\\w+])(?:\\+\\d(?:${space}?[()./-]?${space}?\\d){6,14}|0\\d{2,3}(?:${space}|-)\\d{3,4}(?:(?:${space}|-)?\\d{2,4}){1,3}|400(?:${space}|-)\\d{3,4}(?:${space}|-)\\d{3,4})(?!\\d)`,
      'gu',
    ),
    read: ({ written }) => [{ kind: 'phone', values: [phoneValue(written)] }],
  },
  {
    pattern: /(?<![\d-])(?<year>\d{4})(?<between>[-/.])(?<month>\d{1,2})\k<between>(?<day>\d{1,2})(?![\d-])/gu,
    read: ({ groups: { year, month, day } }) => [
      { kind: 'number', values: [`number ${year}`] },
      { kind: 'date', values: [`date ${Number(month)}-${Number(day)}`] },
    ],
  },
  {
    // The zone of Beijing time is said in one language and left out in another.
    pattern: /(?:UTC|GMT)\s?\+\s?\d{1,2}/gu,
    read: () => [],
  },
  {
    pattern: /(?<![A-Za-z\d])Q(?<quarter>[1-4])(?![A-Za-z\d])/gu,
    read: ({ groups: { quarter } }) => [{ kind: 'number', values: [`number ${quarter}`], isWeak: true }],
  },
  {
    pattern:
      /(?<![A-Za-z\d])(?!(?:RMB|CNY|USD|EUR|HKD)\d)[A-Z]{1,5}-?\d{1,12}[A-Za-z\d]{0,12}(?:[-/.][A-Z]?\d{1,12}){0,4}/gu,
    read: ({ written }) => [{ kind: 'code', values: [`code ${written.toUpperCase().replace(/-/g, '')}`] }],
  },
];

/** An address without what tells its language: the prefix of our pages, or a part of the host. */
export function linkValue(address: string): string {
  const bare = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|en|fr|zh|cn|english|french)\./, '')
    .replace(/\/(?:en|fr|zh|cn)(?:-[a-z]{2})?(?=\/|$)/, '')
    .replace(/[/#?]+$/, '');
  return `link ${bare}`;
}

/** As it is dialled in China, or with the number of its country. */
const phoneValue = (written: string) => `phone ${written.replace(/\D/g, '').replace(/^86/, '0').replace(/^00+/, '0')}`;

/** A time of day; said without its half of the day, or as hours alone, it is a number: `6.30`, “at ten”. */
export function timeValues(hour: number, minute: number): string[] {
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  const spoken = hour > 12 ? [hour, hour - 12] : [hour];
  return [`time ${hours}:${minutes}`, ...spoken.map((each) => `number ${scaled(`${each}.${minutes}`)}`)];
}
