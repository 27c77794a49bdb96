import { amountRules } from '../facts/amount-rules.ts';
import { timeValues } from '../facts/common-rules.ts';
import { currencyOf } from '../facts/currencies.ts';
import { scaled } from '../facts/decimal.ts';
import type { FactRule } from '../facts/fact.ts';
import { type NumberForms, powerOf } from '../facts/number-forms.ts';
import { countEnglish, englishOrdinals, englishWords, rankEnglish } from './english-words.ts';
import { readDays, readMonth } from './months.ts';

/** How English writes numbers. */
export const englishForms: NumberForms = {
  digits: '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?',
  words: `(?:${englishWords}|a(?=\\s(?:million|billion|trillion)))`,
  plain: (digits) => digits.replaceAll(',', ''),
  count: (words) => (/^a$/i.test(words) ? 1 : countEnglish(words)),
  magnitudes: [
    { pattern: 'hundred', power: 2 },
    { pattern: 'thousand', power: 3 },
    { pattern: 'million', power: 6 },
    { pattern: 'billion|bn', power: 9 },
    { pattern: 'trillion', power: 12 },
  ],
  range: '[-–—]|to|(?<=\\bbetween\\s.{1,20})and',
  link: '(?:of\\s)?',
  percent: '%|per cent|percent(?!\\p{Script=Latin})',
  perMille: '‰|per mille|per thousand|in a thousand',
};

const beginnings = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:\\.|(?![a-z]))';
const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\\s)?';
const day = '(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th)?(?!\\d|,\\d{3})';
const days = `(?<days>${day}(?:\\s?(?:-|–|—|to|and|or|,|until)\\s?${weekday}(?:the\\s)?${day}){0,6})`;

const datesOf = (name = '', list = '') => readDays(name, list, beginnings);

const hourOf = (hour: string, half: string) => (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);

/** How English writes what can be compared. */
export const englishRules: FactRule[] = [
  {
    pattern: new RegExp(`${days}\\s(?:of\\s)?(?<month>${months})`, 'gu'),
    read: ({ groups }) => datesOf(groups.month, groups.days),
  },
  {
    pattern: new RegExp(`(?<month>${months})\\s(?:the\\s)?${days}(?!\\d)`, 'gu'),
    read: ({ groups }) => datesOf(groups.month, groups.days),
  },
  {
    pattern: new RegExp(
      `(?<month>(?!May\\b)(?:${months})|(?<=\\b(?:in|of|since|by|until|from|early|late|mid|to|and|or|last|this|next|before|after|between|each|every)[\\s-])May(?![a-z])|May(?=\\s\\d{4}))`,
      'gu',
    ),
    read: ({ groups: { month = '' } }) => [readMonth(month, beginnings)],
  },
  {
    pattern:
      /(?<![\d.])(?<from>\d{1,2})(?:[.:](?<fromMinutes>\d{2}))?\s?(?:-|–|to)\s?(?<to>\d{1,2})(?:[.:](?<minutes>\d{2}))?\s?(?<half>[ap])\.?m(?:\.|(?![a-z]))/giu,
    read: ({ groups: { from = '', fromMinutes = '0', to = '', minutes = '0', half = '' } }) => [
      {
        kind: 'time',
        values: ['a', 'p'].flatMap((each) => timeValues(hourOf(from, each), Number(fromMinutes))),
        written: from,
      },
      { kind: 'time', values: timeValues(hourOf(to, half), Number(minutes)) },
    ],
  },
  {
    pattern: /(?<![\d.])(?<hour>\d{1,2})(?:[.:](?<minutes>\d{2}))?\s?(?<half>[ap])\.?m(?:\.|(?![a-z]))/giu,
    read: ({ groups: { hour = '', minutes = '0', half = '' } }) => [
      { kind: 'time', values: timeValues(hourOf(hour, half), Number(minutes)) },
    ],
  },
  {
    pattern: /(?<![\d.:])(?<hour>[01]?\d|2[0-4]):(?<minutes>[0-5]\d)(?![\d:])/gu,
    read: ({ groups: { hour, minutes } }) => [{ kind: 'time', values: timeValues(Number(hour), Number(minutes)) }],
  },
  {
    pattern: /(?<!\p{Script=Latin})(?<part>half|(?:a )?quarter of) a (?<times>million|billion)(?!\p{Script=Latin})/giu,
    read: ({ groups: { part = '', times } }) => [
      {
        kind: 'number',
        values: [`number ${scaled(/half/i.test(part) ? '0.5' : '0.25', powerOf(englishForms, times))}`],
      },
    ],
  },
  {
    pattern: new RegExp(`(?<!\\p{Script=Latin})(?<tenths>${englishWords}) in ten(?!\\p{Script=Latin})`, 'giu'),
    read: ({ groups: { tenths = '' } }) => [
      { kind: 'number', values: [`number ${(countEnglish(tenths) ?? 0) * 10}`], unit: '%', isWeak: true },
    ],
  },
  {
    pattern: new RegExp(`(?<!\\p{Script=Latin})half past (?<hour>${englishWords})`, 'giu'),
    read: ({ groups: { hour = '' } }) => [
      { kind: 'time', values: ['a', 'p'].flatMap((each) => timeValues(hourOf(String(countEnglish(hour)), each), 30)) },
    ],
  },
  {
    pattern: /(?<!\p{Script=Latin})(?<value>half an? |half-|quarter of an hour)/giu,
    read: ({ groups: { value = '' } }) => [
      { kind: 'number', values: [/^q/i.test(value) ? 'number 15' : 'number 0.5'], isWeak: true },
    ],
  },
  {
    pattern:
      /(?<!\p{Script=Latin})(?:(?:one|two|three|four|a)[ -](?:third|quarter|fifth|tenth)s?|dozens|second[ -]hand)(?!\p{Script=Latin})/giu,
    read: () => [],
  },
  {
    pattern: /(?<!\p{Script=Latin})a dozen(?!\p{Script=Latin})/giu,
    read: () => [{ kind: 'number', values: ['number 12'], isWeak: true }],
  },
  {
    pattern: new RegExp(`(?<!\\p{Script=Latin})${englishOrdinals}(?!\\p{Script=Latin})`, 'giu'),
    read: ({ written }) => {
      const rank = rankEnglish(written);
      return rank === undefined ? [] : [{ kind: 'number', values: [`number ${rank}`], isWeak: true }];
    },
  },
  {
    pattern: /(?<currency>US\$|[$€£]|RMB)\s?(?<digits>\d[\d,]*(?:\.\d+)?)\s?m(?!\p{Script=Latin})/gu,
    read: ({ groups: { digits = '', currency = '' } }) => [
      { kind: 'number', values: [`number ${scaled(englishForms.plain(digits), 6)}`], unit: currencyOf(currency) },
    ],
  },
  {
    // A figure whose unit is written apart.
    pattern: /(?<![\d.,])(?<digits>\d[\d,]*(?:\.\d+)?)\s(?<currency>US\$|€|RMB)\s(?<times>bn|billion|million)/gu,
    read: ({ groups: { digits = '', currency = '', times } }) => [
      {
        kind: 'number',
        values: [`number ${scaled(englishForms.plain(digits), powerOf(englishForms, times))}`],
        unit: currencyOf(currency),
      },
    ],
  },
  ...amountRules(englishForms),
];
