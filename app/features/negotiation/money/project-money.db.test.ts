import { beforeAll, expect, test } from 'vitest';
import { convert, latestRates } from '#features/finance/index.server.ts';
import { seedFinance } from '#features/finance/seed.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { moneyOf } from './project-money.server.ts';

const platform = emptyPlatform();

beforeAll(() =>
  platform()
    .db.transaction()
    .execute((tx) => seedFinance(tx, { ...platform(), bundle: demonstration })),
);

/** Smallest units of a whole one. */
const units: Record<string, bigint> = { CNY: 100n, XAF: 1n, XOF: 1n, UGX: 1n, TND: 1_000n, KES: 100n };

test('what a project comes to in other money is said with all its digits, in languages that count by thousands', async () => {
  const amount = 81_300_00;
  const { rates } = await latestRates(platform().db);
  for (const [region, local] of Object.entries({ CM: 'XAF', SN: 'XOF', UG: 'UGX', TN: 'TND', KE: 'KES' })) {
    for (const locale of locales.filter((each) => each !== 'zh-CN')) {
      const money = await moneyOf({ ...platform(), locale }, { amount, region });
      const shown = money?.amounts.map((text) => {
        const [number = '', currency] = text.replace('≈ ', '').split('\u00a0');
        return [currency, BigInt(number.replaceAll(/[,\u202f]/g, ''))];
      });
      const meant = ['CNY', local].map((currency) => {
        const [exact = 0n, unit = 1n] = [convert(BigInt(amount) * 10_000n, 'USD', currency, rates), units[currency]];
        return [currency, (exact + unit / 2n) / unit];
      });
      expect(shown, `${local} ${locale}`).toEqual(meant);
    }
  }
});

test('in Chinese it is said by the ten thousand, with the name of the money', async () => {
  const { rates } = await latestRates(platform().db);
  const amount = 36_00;
  const yuan = Number(convert(BigInt(amount) * 10_000n, 'USD', 'CNY', rates)) / 100;
  const money = await moneyOf({ ...platform(), locale: 'zh-CN' }, { amount, region: 'KE' });
  expect(money?.amounts).toEqual([
    `约${Math.round(yuan / 1_000) / 10}万元人民币`,
    expect.stringMatching(/^约[\d.]+万肯尼亚先令$/),
  ]);
});
