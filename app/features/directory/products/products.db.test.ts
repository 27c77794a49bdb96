import { beforeAll, expect, test } from 'vitest';
import { industries } from '#features/editions/index.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { exhibitorsIn } from '../bundle.server.ts';
import { exhibitor, publishedExhibitor, surroundings } from '../directory.fixture.ts';
import { exhibitorDraft } from '../publishing/company-draft.server.ts';
import { kindsOfGoods } from './kinds-of-goods.ts';
import { catalogueOf, productsOf } from './products.server.ts';

const { db } = testDatabase();
const texts = { 'en-US': { name: 'Something', description: 'To look at' } };

beforeAll(() => surroundings(db()));

test('each kind of goods and each industry has a picture, and no two have the same', () => {
  const addresses = [
    ...kindsOfGoods.map((kind) => wovenPicture('goods', kind)),
    ...industries('en-US').map(({ id }) => wovenPicture('industries', String(id))),
  ];
  expect(kindsOfGoods.length).toBeGreaterThanOrEqual(60);
  expect(addresses).not.toContain(undefined);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every product of the demonstration says what it is a kind of', async () => {
  const products = (await exhibitorsIn(demonstration)).flatMap((company) => company.products);
  expect(products.filter(({ goods }) => goods === undefined)).toEqual([]);
});

test('a product is shown by its kind, without one by its company’s industry', async () => {
  const id = await publishedExhibitor(db(), {
    industry: 3,
    products: [
      { key: 'green', goods: 'coffee', texts },
      { key: 'other', texts },
    ],
  });
  const woven = (await catalogueOf(db(), id, 'en-US')).map((product) => product.woven);
  expect(woven).toEqual([wovenPicture('goods', 'coffee'), wovenPicture('industries', '3')]);
});

test('a kind that is not in the list is refused', () => {
  const draft = { ...exhibitor(), products: [{ key: 'one', goods: 'unicorns', texts }] };
  expect(exhibitorDraft.safeParse(draft).error?.issues.map(({ path }) => path)).toEqual([['products', 0, 'goods']]);
});

test('a list shows two of a kind in two colourways; a varied one shows each kind once, and whatever says none', async () => {
  for (const goods of ['tea', 'tea', 'honey', undefined] as const) {
    await publishedExhibitor(db(), { country: 'MW', products: [{ key: 'one', goods, texts }] });
  }
  const wall = { locale: 'en-US', country: 'MW', limit: 10 } as const;
  const all = await productsOf(db(), wall);
  expect(all).toHaveLength(4);
  expect(new Set(all.map(({ woven }) => woven)).size).toBe(4);
  const shown = (await productsOf(db(), { ...wall, varied: true })).map(({ woven }) => woven);
  expect(shown.toSorted()).toEqual(
    [wovenPicture('goods', 'tea'), wovenPicture('goods', 'honey'), wovenPicture('industries', '3')].toSorted(),
  );
  expect(await productsOf(db(), { ...wall, limit: 2, varied: true })).toHaveLength(2);
});
