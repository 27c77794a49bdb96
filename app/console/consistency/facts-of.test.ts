import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { factsOf } from './facts-of.ts';

const first = (text: string, locale: Locale) =>
  factsOf(text, locale).map(({ values, unit }) => [values[0], unit].filter(Boolean).join(' '));

test.each<[Locale, string, string[]]>([
  ['zh-CN', '1.2万亿元', ['number 1200000000000 CNY']],
  ['zh-CN', '50多万美元', ['number 500000 USD']],
  ['zh-CN', '三千二百家', ['number 3200']],
  ['zh-CN', '一万二千双', ['number 12000']],
  ['zh-CN', '1亿2000万人', ['number 120000000']],
  ['zh-CN', '２０２５年６月１２日（星期四）至15日', ['date 6-12', 'date 6-15', 'number 2025']],
  ['zh-CN', '六成五', ['number 65 %']],
  ['zh-CN', '千分之八', ['number 0.8 %']],
  ['zh-CN', '一带一路、一起、十分、四川、两三天、几十家', []],
  ['zh-CN', '“十四五”期间', ['number 14']],
  ['zh-CN', '电汇三七开', ['number 30', 'number 70']],
  ['zh-CN', '20世纪60年代', ['number 1960']],
  ['zh-CN', '220千伏', ['number 220']],
  ['zh-CN', '晚上8点半', ['time 20:30']],
  ['en-US', 'two hundred and fifty-one thousand', ['number 251000']],
  ['en-US', 'half a million euros', ['number 500000']],
  ['en-US', 'RMB 3.5 million', ['number 3500000 CNY']],
  ['en-US', 'May we come on May 3 or the 4th?', ['date 5-3', 'date 5-4']],
  ['en-US', 'by the end of May 1,860 firms', ['month 5', 'number 1860']],
  ['en-US', 'a loan of US$150m', ['number 150000000 USD']],
  ['en-US', 'from 9 to 11.30 a.m.', ['time 09:00', 'time 11:30']],
  ['fr-FR', 'quatre-vingt-dix-sept', ['number 97']],
  ['fr-FR', 'mille neuf cent soixante-quatorze', ['number 1974']],
  ['fr-FR', '1\u202f234,5 tonnes', ['number 1234.5']],
  ['fr-FR', '2,5 M€', ['number 2500000 EUR']],
  ['fr-FR', 'les 13 et samedi 14 juin, puis le 1er juillet', ['date 6-13', 'date 6-14', 'date 7-1']],
])('%s: %s', (locale, text, values) => {
  expect(first(text, locale)).toEqual(values);
});

test('a link is the same in every language, and so is a telephone number with or without its country', () => {
  const [zh, en] = [
    factsOf('<a href="https://www.focac.org/zh/news/">论坛</a>，0731-8468 2000', 'zh-CN'),
    factsOf('<a href="https://focac.org/en/news">Forum</a>, +86 731 8468 2000', 'en-US'),
  ].map((facts) => facts.flatMap(({ values }) => values));
  expect(zh).toEqual(en);
});
