import { expect, test } from 'vitest';
import { bestOf, fitOf } from './counterparts.ts';

const sides = { sameIndustry: false, sameCountry: false };

test.each([
  ['avocado oil, green coffee', 'A press in Murang’a makes avocado oils for cosmetics.', ['avocado oil']],
  ['huile d’avocat ; café vert', 'Une presse qui fait de l’huile d’avocat.', ['huile d’avocat']],
  ['芝麻油、绿咖啡豆', '合作社每年压榨芝麻油三百吨。', ['芝麻油']],
])('what is looked for and offered is named: %s', (wanted, offered, shared) => {
  expect(fitOf({ ...sides, wanted, offered })?.shared).toEqual(shared);
});

test('words that everybody uses, numbers and a country alone are no reason', () => {
  expect(
    fitOf({ ...sides, wanted: 'quality products, 300 tonnes', offered: 'Our products: 300 tonnes' }),
  ).toBeUndefined();
  expect(fitOf({ ...sides, wanted: '采购设备', offered: '寻求设备供应' })).toBeUndefined();
  expect(fitOf({ ...sides, sameCountry: true, wanted: 'tea', offered: 'cement' })).toBeUndefined();
});

test('goods count more than the industry, the industry more than the country', () => {
  const best = bestOf(
    [
      { name: 'industry', wanted: '', sameIndustry: true, sameCountry: false },
      { name: 'both', wanted: '', sameIndustry: true, sameCountry: true },
      { name: 'goods', wanted: 'vanilla, cloves', sameIndustry: true, sameCountry: false },
      { name: 'nothing', wanted: 'cement', sameIndustry: false, sameCountry: true },
    ],
    (side) => fitOf({ ...side, offered: 'Cloves and vanilla pods' }),
    9,
  );
  expect(best.map(({ side }) => side.name)).toEqual(['goods', 'both', 'industry']);
});
