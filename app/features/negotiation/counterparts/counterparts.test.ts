import { expect, test } from 'vitest';
import { bestOf, fitOf } from './counterparts.ts';

const sides = { sameIndustry: false, sameCountry: false, title: '', offered: '' };

test.each([
  ['avocado oil, green coffee', 'Avocado oils from Murang’a', ['avocado oil']],
  ['Pinotage at 3.50, 12,000 bottles (dry), bird’s eye chilli', 'Chillies of Rulindo', ['bird’s eye chilli']],
  ['huile d’avocat ; café vert', 'Presse d’huile d’avocat', ['huile d’avocat']],
  ['芝麻油、绿咖啡豆', '芝麻油压榨厂', ['芝麻油']],
])('what is looked for and offered is named: %s', (wanted, title, shared) => {
  expect(fitOf({ ...sides, wanted, title })?.shared).toEqual(shared);
});

test('words that everybody uses, numbers and a country alone are no reason', () => {
  expect(
    fitOf({ ...sides, wanted: 'quality products, 300 tonnes', title: 'Our products: 300 tonnes' }),
  ).toBeUndefined();
  expect(
    fitOf({ ...sides, wanted: 'cold-pressed argan oil, cold-rolled steel', title: 'Cold-chain centre' }),
  ).toBeUndefined();
  expect(fitOf({ ...sides, wanted: '新鲜水果', title: '新鲜蔬菜基地' })).toBeUndefined();
  expect(fitOf({ ...sides, wanted: '采购设备', title: '寻求设备供应' })).toBeUndefined();
  expect(fitOf({ ...sides, sameCountry: true, wanted: 'tea', title: 'cement' })).toBeUndefined();
});

test('goods count more than the industry, the industry more than the country', () => {
  const best = bestOf(
    [
      { name: 'industry', wanted: '', sameIndustry: true, sameCountry: false },
      { name: 'both', wanted: '', sameIndustry: true, sameCountry: true },
      { name: 'goods', wanted: 'vanilla pods, cloves', sameIndustry: true, sameCountry: false },
      { name: 'nothing', wanted: 'cement', sameIndustry: false, sameCountry: true },
    ],
    (side) => fitOf({ ...side, title: 'Cloves', offered: 'Vanilla pods' }),
    9,
  );
  expect(best.map(({ side }) => side.name)).toEqual(['goods', 'both', 'industry']);
});

test('in sentences one word may be chance: two of the same thing are none', () => {
  const sharedIn = (offered: string) => fitOf({ ...sides, wanted: 'green coffee, sesame seed', offered })?.shared;
  expect(sharedIn('A green roof.')).toBeUndefined();
  expect(sharedIn('We hull coffee that is green.')).toEqual(['green coffee']);
});
