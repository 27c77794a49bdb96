import { expect, test } from 'vitest';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { hundredthsOf, readableAmount, tenThousands } from './amount.ts';

test.each<[string, Texts<string>]>([
  ['350', { 'zh-CN': '350万美元', 'en-US': 'US$\u00a03.5\u00a0million', 'fr-FR': '3,5\u00a0millions de dollars US' }],
  ['12.5', { 'zh-CN': '12.5万美元', 'en-US': 'US$\u00a0125,000', 'fr-FR': '125\u202f000\u00a0dollars US' }],
  ['100', { 'zh-CN': '100万美元', 'en-US': 'US$\u00a01\u00a0million', 'fr-FR': '1\u00a0million de dollars US' }],
  ['185', { 'zh-CN': '185万美元', 'en-US': 'US$\u00a01.85\u00a0million', 'fr-FR': '1,85\u00a0million de dollars US' }],
  [
    '200.01',
    { 'zh-CN': '200.01万美元', 'en-US': 'US$\u00a02,000,100', 'fr-FR': '2\u202f000\u202f100\u00a0dollars US' },
  ],
  ['12000', { 'zh-CN': '1.2亿美元', 'en-US': 'US$\u00a0120\u00a0million', 'fr-FR': '120\u00a0millions de dollars US' }],
  [
    '10000.5',
    {
      'zh-CN': '10000.5万美元',
      'en-US': 'US$\u00a0100.005\u00a0million',
      'fr-FR': '100,005\u00a0millions de dollars US',
    },
  ],
  ['150000', { 'zh-CN': '15亿美元', 'en-US': 'US$\u00a01.5\u00a0billion', 'fr-FR': '1,5\u00a0milliard de dollars US' }],
  ['0.07', { 'zh-CN': '700美元', 'en-US': 'US$\u00a0700', 'fr-FR': '700\u00a0dollars US' }],
])('%s ten-thousand dollars, exactly', (amount, readable) => {
  const hundredths = hundredthsOf(amount);
  expect(tenThousands(hundredths)).toBe(amount);
  for (const [locale, text] of textsOf(readable)) expect(readableAmount(hundredths, locale)).toBe(text);
});
