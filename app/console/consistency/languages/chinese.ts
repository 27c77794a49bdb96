import { amountRules } from '../facts/amount-rules.ts';
import { timeValues } from '../facts/common-rules.ts';
import { scaled } from '../facts/decimal.ts';
import type { FactRule } from '../facts/fact.ts';
import type { NumberForms } from '../facts/number-forms.ts';
import { countChinese } from './chinese-words.ts';

/** What a numeral of one sign counts; else it is a part of a word: 一起, 十分, 四川. */
const counted =
  '(?=[万亿]|个|家|名|项|届|天|日|周|年|月|人|国|条|座|间|层|种|场|次|位|款|件|辆|台|吨|公|平|米|馆|区|省|市|县|期|类|大|小|点|批|箱|袋|瓶|块|元|步|阶|倍|季|路|处|所|只|排|列|张|把|盏|页|轮|句|段|杯|棵|株|艘|趟|班|洲|语|相|级|码|至|、|百分)';

/** How Chinese writes numbers. */
export const chineseForms: NumberForms = {
  digits: '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?',
  words: `(?<![几数])(?:第?[零〇一二两三四五六七八九十百千][零〇一二两三四五六七八九十百千万亿]{1,15}(?!几|分之)|第[一二三四五六七八九十]|[二两三四五六七八九十]${counted}|(?<![几数上成])[百千](?=[米克吨件平公片家套]))`,
  plain: (digits) => digits.replaceAll(',', ''),
  count: (words) => countChinese(words.replace('第', '')),
  magnitudes: [
    { pattern: '[多余来]?万亿', power: 12 },
    { pattern: '[多余来]?亿', power: 8 },
    { pattern: '[多余来]?千万', power: 7 },
    { pattern: '[多余来]?百万', power: 6 },
    { pattern: '[多余来]?万', power: 4 },
    { pattern: '千', power: 3, ahead: '(?![瓦伏克米安赫卡帕])' },
    { pattern: '百', power: 2, ahead: '(?!分)' },
  ],
  range: '至|到|[-–—~～]|—{2}',
  link: '[多余]?',
  percent: '%',
  perMille: '‰',
};

const day = '(?:\\d{1,2}|[一二三]?十?[一二三四五六七八九十])';
const month = '(?:\\d{1,2}|十?[一二三四五六七八九]|十)';
const dayEnd = '[日号]?(?:[（(][^（）()]{1,8}[）)])?';

/** A number that is written in digits or in numerals. */
const count = (written: string) => (/^\d/.test(written) ? Number(written) : (countChinese(written) ?? 0));

const halves: Partial<Record<string, number>> = { 下午: 12, 晚上: 12, 晚: 12, 傍晚: 12, 中午: 0 };

function timesOf(half: string | undefined, hours: string, minutes: string | undefined): string[] {
  const hour = count(hours);
  const minute = minutes === '半' ? 30 : minutes ? count(minutes) : 0;
  return timeValues(hour < 12 ? hour + (halves[half ?? ''] ?? 0) : hour, minute);
}

/** How Chinese writes what can be compared. */
export const chineseRules: FactRule[] = [
  {
    // 90年代 of a century: the years from 1990 on.
    pattern: /(?<century>\d{2}|[一二]?十[一二三四五六七八九]?)世纪(?<decade>\d0|[二三四五六七八九]十)年代/gu,
    read: ({ groups: { century = '', decade = '' } }) => [
      { kind: 'number', values: [`number ${(count(century) - 1) * 100 + count(decade)}`] },
    ],
  },
  {
    pattern: new RegExp(
      `(?<![\\d.])(?<month>${month})月(?<days>${day}${dayEnd}(?:[至到、和及~～–—-](?!\\d+月|[一二三四五六七八九十]+月)${day}${dayEnd}){0,6})(?<=[日号）)])`,
      'gu',
    ),
    read: ({ groups: { month: name = '', days = '' } }) =>
      [...days.replace(/[（(][^（）()]*[）)]/g, '').matchAll(new RegExp(day, 'gu'))].map(([own]) => ({
        kind: 'date',
        values: [`date ${count(name)}-${count(own)}`],
        written: `${name}月${own}日`,
      })),
  },
  {
    pattern: new RegExp(`(?<![\\d.个])(?<month>${month})月(?!\\d|[一二三四五六七八九十]{1,3}[日号])`, 'gu'),
    read: ({ groups: { month: name = '' } }) => [{ kind: 'month', values: [`month ${count(name)}`], isWeak: true }],
  },
  {
    pattern:
      /(?<half>上午|下午|晚上|早上|中午|凌晨|傍晚|晚)?(?<![\d.])(?<hours>\d{1,2})(?::(?<minutes>\d{2})|[时点](?![间要注建意心子])(?:(?<spoken>\d{1,2})分|(?<even>半))?)/gu,
    read: ({ groups: { half, hours = '', minutes, spoken, even } }) => [
      { kind: 'time', values: timesOf(half, hours, minutes ?? spoken ?? even) },
    ],
  },
  {
    pattern:
      /(?<half>上午|下午|晚上|早上|中午|凌晨|傍晚|晚)(?<hours>[一二两三四五六七八九十]{1,2})[时点](?<even>半)?/gu,
    read: ({ groups: { half, hours = '', even } }) => [{ kind: 'time', values: timesOf(half, hours, even) }],
  },
  {
    pattern:
      /(?<sign>[百千])分之(?<numerals>\d+(?:\.\d+)?|[零〇一二两三四五六七八九十百千]{1,9})(?:点(?<part>[零一二三四五六七八九]+))?/gu,
    read: ({ groups: { sign, numerals = '', part } }) => {
      if (numerals === '百') return [];
      const whole = /^\d/.test(numerals) ? numerals : String(countChinese(numerals) ?? 100);
      const after = part ? `.${Array.from(part, (each) => '零一二三四五六七八九'.indexOf(each)).join('')}` : '';
      return [{ kind: 'number', values: [`number ${scaled(whole + after, sign === '百' ? 0 : -1)}`], unit: '%' }];
    },
  },
  {
    // Tenths, as 六成 or 七成五.
    pattern:
      /(?<tenths>[半一两二三四五六七八九])成(?<half>半|(?<more>[一二三四五六七八九])(?![个家成]))?(?![功为本立员果套品交熟都长就])/gu,
    read: ({ groups: { tenths = '', half, more } }) => {
      const value = (tenths === '半' ? 0.5 : count(tenths)) * 10 + (more ? count(more) : half ? 5 : 0);
      return [{ kind: 'number', values: [`number ${value}`], unit: '%', isWeak: true }];
    },
  },
  {
    // Plans of five years, as 十四五.
    pattern: /(?<plan>十[一二三四五六])五(?=[”’"」]?(?:规划|时期|期间|末|开局))/gu,
    read: ({ groups: { plan = '' } }) => [{ kind: 'number', values: [`number ${count(plan)}`], isWeak: true }],
  },
  {
    // How a sum is divided, as 三七开.
    pattern: /(?<first>[一二三四五六七八九])(?<second>[一二三四五六七八九])开/gu,
    read: ({ groups: { first = '', second = '' } }) =>
      [first, second].map((part) => ({ kind: 'number', values: [`number ${count(part) * 10}`], isWeak: true })),
  },
  {
    pattern: /半(?=[个天米吨公小毫厘])/gu,
    read: () => [{ kind: 'number', values: ['number 0.5'], isWeak: true }],
  },
  {
    pattern: /[二三四五六七八九十两]分之[一二三四五六七八九两]/gu,
    read: () => [],
  },
  {
    // 1亿2000万, 3万5千
    pattern: /(?<high>\d+)(?<times>[亿万])(?<low>\d{3,4}|\d(?=千))(?<lowTimes>[万千]?)(?!\d)/gu,
    read: ({ groups: { high = '', times, low = '', lowTimes } }) => {
      const power = { 千: 3, 万: 4 }[lowTimes ?? ''] ?? 0;
      const value = Number(high) * (times === '亿' ? 1e8 : 1e4) + Number(low) * 10 ** power;
      return [{ kind: 'number', values: [`number ${value}`] }];
    },
  },
  ...amountRules(chineseForms),
];
