import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { convert, divided, millionthsOf, type Rate } from './convert.ts';
import { currencies, currencyOf, currencyOfCountry, yuan } from './currencies.ts';
import { decimalOf, readAmount, wholeUnits, writtenMoney } from './money.ts';

const rates: Rate[] = [
  { currency: 'USD', spotPurchase: '710.25' },
  { currency: 'KES', spotPurchase: '5.4912' },
  { currency: 'XOF', spotPurchase: '1.2561' },
  { currency: 'TND', spotPurchase: '243.10' },
];

const codes = [...rates.map(({ currency }) => currency), yuan.code];
const anyCode = fc.constantFrom(...codes);
const anyAmount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

test('there are 20 currencies, each with a name in every language', () => {
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(20);
  for (const locale of locales) {
    expect(Object.keys(namesIn(locale).currencies).toSorted()).toEqual(
      [yuan, ...currencies].map(({ code }) => code).toSorted(),
    );
  }
  expect([currencyOfCountry('SN'), currencyOfCountry('KE'), currencyOfCountry('SZ')]).toEqual(['XOF', 'KES', 'ZAR']);
  expect(currencyOfCountry('LY')).toBeUndefined();
});

test.each([
  [10_000n, 'USD', 'CNY', 71_025n],
  [71_025n, 'CNY', 'USD', 10_000n],
  [10_000n, 'USD', 'KES', 1_293_433n], // 12,934.33: 710.25 / 5.4912
  [10_000n, 'USD', 'XOF', 56_544n], // francs have no cents
  [100n, 'XOF', 'TND', 517n], // thousandths of a dinar
  [-10_000n, 'USD', 'CNY', -71_025n],
  [0n, 'KES', 'XOF', 0n],
])('%d %s are, in %s, %d', (amount, from, to, result) => {
  expect(convert(amount, from, to, rates)).toBe(result);
});

test('a currency without a rate, or with one that is none, cannot be converted', () => {
  expect(convert(1n, 'USD', 'GBP', rates)).toBeUndefined();
  expect(convert(1n, 'LYD', 'USD', rates)).toBeUndefined();
  expect(convert(1n, 'USD', 'CNY', [{ currency: 'USD', spotPurchase: '0' }])).toBeUndefined();
});

/** A millionth of a yuan an amount is worth, times 100: exact. */
const worth = (amount: bigint, code: string) => {
  const rate =
    code === yuan.code
      ? 100_000_000n
      : (millionthsOf(rates.find((r) => r.currency === code)?.spotPurchase ?? '') ?? 0n);
  return { number: amount * rate, divisor: 10n ** BigInt(currencyOf(code)?.digits ?? 0) };
};

test('the result is the nearest whole unit: never further than half of one from what the amount is worth', () => {
  fc.assert(
    fc.property(anyAmount, anyCode, anyCode, (amount, from, to) => {
      const result = convert(amount, from, to, rates) ?? 0n;
      const [given, got, unit] = [worth(amount, from), worth(result, to), worth(1n, to)];
      const apart = given.number * got.divisor - got.number * given.divisor;
      expect((apart < 0n ? -apart : apart) * 2n).toBeLessThanOrEqual(unit.number * given.divisor);
    }),
  );
});

test('there and back gives the amount again, but for what both roundings took', () => {
  fc.assert(
    fc.property(anyAmount, anyCode, anyCode, (amount, from, to) => {
      const back = convert(convert(amount, from, to, rates) ?? 0n, to, from, rates) ?? 0n;
      const [own, other] = [worth(1n, from), worth(1n, to)];
      // Half a unit of the other, in units of this one, and half a unit of this one.
      const most = divided(other.number * own.divisor, own.number * other.divisor * 2n) + 2n;
      const apart = back > amount ? back - amount : amount - back;
      expect(apart).toBeLessThanOrEqual(most);
      if (from === to) expect(back).toBe(amount);
    }),
  );
});

test('more money is never worth less, and a debt is worth as much as a claim', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyCode, anyCode, (one, other, from, to) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(convert(less, from, to, rates)).toBeLessThanOrEqual(convert(more, from, to, rates) ?? 0n);
      expect(convert(-one, from, to, rates)).toBe(-(convert(one, from, to, rates) ?? 0n));
    }),
  );
});

test.each(['', '0', '-1', '1e3', '1,5', '.5', '1.', '1.1234567', 'NaN', 'Infinity', '1234567890', ' 1'])(
  '%j is no rate',
  (text) => expect(millionthsOf(text)).toBeUndefined(),
);

test.each([
  ['1234.5', 'USD', 'en-US', 123_450n],
  ['1,234.50', 'USD', 'en-US', 123_450n],
  ['1,234', 'USD', 'zh-CN', 123_400n],
  ['１２３４．５', 'USD', 'zh-CN', 123_450n],
  ['1 234,5', 'USD', 'fr-FR', 123_450n],
  ['1\u202f234,50', 'USD', 'fr-FR', 123_450n],
  ['1.234.567,8', 'USD', 'fr-FR', 123_456_780n],
  ['12,5', 'USD', 'en-US', 1_250n],
  ['1,234', 'TND', 'fr-FR', 1_234n],
  ['99.9', 'XOF', 'en-US', 99n],
  ['0', 'KES', 'en-US', 0n],
] as const)('%s is read as an amount of %s in %s', (typed, currency, locale, amount) => {
  expect(readAmount(typed, currency, locale)).toBe(amount);
});

test.each(['', '-5', '1e5', '1,23,4', '0x10', 'ten', '1.2.3', '1'.repeat(16), '½'])('%j is no amount', (typed) => {
  for (const locale of locales) expect(readAmount(typed, 'USD', locale)).toBeUndefined();
});

test('what is written can be read again, in every language', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 14n }),
      anyCode,
      fc.constantFrom(...locales),
      (amount, code, locale) => {
        expect(readAmount(writtenDecimal(decimalOf(amount, code), locale), code, locale)).toBe(amount);
      },
    ),
  );
  expect(writtenMoney(-123_450n, 'KES', 'fr-FR')).toBe('-1\u202f234,50\u00a0KES');
  expect(writtenMoney(5n, 'USD', 'en-US')).toBe('0.05\u00a0USD');
});

test('whole units are the nearest to the amount, in every currency', () => {
  const anyCurrency = fc.constantFrom(yuan, ...currencies);
  const fifteenNines = 10n ** 15n - 1n;
  fc.assert(
    fc.property(fc.bigInt({ min: -fifteenNines, max: fifteenNines }), anyCurrency, (amount, { code, digits }) => {
      const unit = 10n ** BigInt(digits);
      const apart = wholeUnits(amount, code) * unit - amount;
      expect((apart < 0n ? -apart : apart) * 2n).toBeLessThanOrEqual(digits === 0 ? 0n : unit);
    }),
  );
  expect(wholeUnits(4_629_335_326n, 'XAF')).toBe(4_629_335_326n);
  expect(wholeUnits(1_234_500n, 'TND')).toBe(1_235n);
  expect(wholeUnits(-40n, 'KES')).toBe(0n);
});
