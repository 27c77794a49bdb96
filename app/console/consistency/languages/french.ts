import { amountRules } from '../facts/amount-rules.ts';
import { timeValues } from '../facts/common-rules.ts';
import { scaled } from '../facts/decimal.ts';
import type { FactRule } from '../facts/fact.ts';
import { type NumberForms, powerOf } from '../facts/number-forms.ts';
import { countFrench, countRoman, frenchOrdinals, frenchWords, rankFrench } from './french-words.ts';
import { readDays, readMonth } from './months.ts';

/** How French writes numbers. */
export const frenchForms: NumberForms = {
  digits: '\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3}(?!\\d))+(?:,\\d+)?|\\d+(?:[.,]\\d+)?',
  words: `(?:${frenchWords})`,
  plain: (digits) => digits.replace(/[\u00a0\u202f ]/g, '').replace(',', '.'),
  count: countFrench,
  magnitudes: [
    { pattern: 'mille', power: 3 },
    { pattern: 'millions?', power: 6 },
    { pattern: 'M', power: 6, ahead: '(?=\\s?[€$])' },
    { pattern: 'milliards?|Mds?', power: 9 },
    { pattern: 'billions?', power: 12 },
  ],
  range: '[-–—]|à|ou|(?<=entre\\s.{1,20})et',
  link: "(?:de\\s|d[’'])?",
  percent: '%|pour cent',
  perMille: '‰|pour mille|sur mille',
};

const beginnings = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];
const months =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:janv|févr|avr|juil|sept|oct|nov|déc)\\.)(?!\\p{Script=Latin})';
const weekday = '(?:(?:lun|mar|mercre|jeu|vendre|same)di\\s|dimanche\\s)?';
const day = '(?<![\\d.,])\\d{1,2}(?:er)?(?!\\d)';
const days = `(?<days>${day}(?:\\s?(?:-|–|—|,|(?:jusqu’)?au|à|et|ou)\\s?${weekday}(?:le\\s)?${weekday}${day}){0,6})`;

const datesOf = (name = '', list = '') => readDays(name, list, beginnings, (day) => (day === 1 ? '1er' : String(day)));

/** How French writes what can be compared. */
export const frenchRules: FactRule[] = [
  {
    pattern: new RegExp(`${days}\\s(?<month>${months})`, 'giu'),
    read: ({ groups }) => datesOf(groups.month, groups.days),
  },
  {
    pattern: new RegExp(`(?<!\\p{Script=Latin})(?<month>${months})`, 'gu'),
    read: ({ groups: { month = '' } }) => [readMonth(month, beginnings)],
  },
  {
    pattern:
      /(?<![\d.,])(?<hour>[01]?\d|2[0-4])(?:\s?h(?:\s?(?<minutes>[0-5]\d))?|:(?<colon>[0-5]\d))(?![\p{Script=Latin}\d])/gu,
    read: ({ groups: { hour, minutes, colon } }) => [
      { kind: 'time', values: timeValues(Number(hour), Number(minutes ?? colon ?? 0)) },
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{Script=Latin})(?<tenths>${frenchWords})\\s(?:\\p{L}+\\s)?sur\\sdix(?!\\p{Script=Latin})`,
      'giu',
    ),
    read: ({ groups: { tenths = '' } }) => [
      { kind: 'number', values: [`number ${(countFrench(tenths) ?? 0) * 10}`], unit: '%', isWeak: true },
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{Script=Latin})(?<hour>${frenchWords})\\sheures?\\s(?<minutes>trente|quinze|et\\sdemie)`,
      'giu',
    ),
    read: ({ groups: { hour = '', minutes = '' } }) => {
      const [hours, own] = [countFrench(hour) ?? 0, /demie/i.test(minutes) ? 30 : (countFrench(minutes) ?? 0)];
      // “Une heure et demie” is a while as well as a time.
      return [{ kind: 'time', values: [...timeValues(hours, own), `number ${hours * 60 + own}`] }];
    },
  },
  {
    pattern: /(?<!\p{Script=Latin})demi-(?<times>million|milliard)/giu,
    read: ({ groups: { times } }) => [
      { kind: 'number', values: [`number ${scaled('0.5', powerOf(frenchForms, times))}`] },
    ],
  },
  {
    pattern: /(?<!\p{Script=Latin})(?<value>demi[-e\s]|quart\sd[’']heure)/giu,
    read: ({ groups: { value = '' } }) => [
      { kind: 'number', values: [/^q/i.test(value) ? 'number 15' : 'number 0.5'], isWeak: true },
    ],
  },
  {
    pattern:
      /(?<!\p{Script=Latin})(?:(?:un|deux|trois|quatre) (?:tiers|quarts?|cinquièmes?|dixièmes?)|trois quarts)(?!\p{Script=Latin})/giu,
    read: () => [],
  },
  {
    pattern: /(?<!\p{Script=Latin})(?:une )?douzaine(?!\p{Script=Latin})/giu,
    read: () => [{ kind: 'number', values: ['number 12'], isWeak: true }],
  },
  {
    pattern: /(?<![\p{Script=Latin}\d])(?<roman>[XVI]+)e(?!\p{Script=Latin})/gu,
    read: ({ groups: { roman = '' } }) => [{ kind: 'number', values: [`number ${countRoman(roman)}`] }],
  },
  {
    pattern: new RegExp(`(?<!\\p{Script=Latin})${frenchOrdinals}(?!\\p{Script=Latin})`, 'giu'),
    read: ({ written }) => {
      const rank = rankFrench(written);
      return rank === undefined ? [] : [{ kind: 'number', values: [`number ${rank}`], isWeak: true }];
    },
  },
  ...amountRules(frenchForms),
];
