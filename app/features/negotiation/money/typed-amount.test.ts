import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { hundredthsOf, tenThousands } from './amount.ts';
import { amountForTyping, readTypedAmount } from './typed-amount.ts';

const most = 9_999_999_999;

test.each(locales)(
  'every amount comes back as it was typed in %s, with and without marks between thousands',
  (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: most }), (hundredths) => {
        const decimal = tenThousands(hundredths);
        expect(hundredthsOf(decimal)).toBe(hundredths);
        const typed = amountForTyping(decimal, locale);
        expect(readTypedAmount(typed, locale)).toBe(decimal);
        const [whole = '', fraction] = typed.split(locale === 'fr-FR' ? ',' : '.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'fr-FR' ? '\u202f' : ',');
        const again = fraction === undefined ? grouped : `${grouped}${locale === 'fr-FR' ? ',' : '.'}${fraction}`;
        expect(readTypedAmount(again, locale)).toBe(decimal);
      }),
    );
  },
);

test.each([
  ['en-US', '1,5'],
  ['en-US', '12,34'],
  ['zh-CN', '1.234'],
  ['fr-FR', '1.234'],
  ['fr-FR', '1,234.5'],
  ['en-US', '-5'],
  ['en-US', '1e3'],
  ['en-US', 'five'],
  ['zh-CN', '五'],
  ['en-US', ''],
  ['en-US', '1.'],
  ['en-US', '9'.repeat(40)],
] as const)('in %s “%s” is no amount', (locale, typed) => {
  expect(readTypedAmount(typed, locale)).toBeUndefined();
});

test('full-width digits are digits', () => {
  expect(readTypedAmount('１２．５', 'zh-CN')).toBe('12.5');
});

test('whatever is typed, it is an amount or none: never another number', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...locales), (typed, locale) => {
      const read = readTypedAmount(typed, locale);
      if (read !== undefined) expect(read).toMatch(/^\d{1,9}(\.\d{1,2})?$/);
    }),
  );
});
