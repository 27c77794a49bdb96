import { beforeAll, expect, test } from 'vitest';
import { industries } from '#features/editions/index.server.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readContent, withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { exhibitorsIn } from '../bundle.server.ts';
import { texts as companyTexts, publishedExhibitor, surroundings } from '../directory.fixture.ts';
import type { ProductDraft } from '../publishing/product-draft.server.ts';
import { productKind } from '../publishing/product-kind.server.ts';
import { kindsOfGoods } from './kinds-of-goods.ts';
import { catalogueOf, productsOf } from './products.server.ts';

const { db } = testDatabase();
const texts = { 'en-US': { name: 'Something', description: 'To look at' } };

const named = (name: string) => ({ name, description: `${name} to look at` });
const inBoth = (name: string) => ({ 'en-US': named(name), 'fr-FR': named(name) });

/** Ids of the exhibitors that a keyword finds. */
async function foundBy(keyword: string): Promise<string[]> {
  const ids = foundIds({ type: 'exhibitor', locale: 'en-US', keyword, now: new Date() });
  const rows = await db()
    .selectFrom('company')
    .select('id')
    .where('id', 'in', ids ?? [])
    .execute();
  return rows.map(({ id }) => String(id));
}

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

test('a product written anew says the new, is found by it, and withdrawn is not to be seen', async () => {
  const id = await publishedExhibitor(db(), {
    ...{ country: 'BI', texts: companyTexts('Potager', 'en-US') },
    products: [{ key: 'green', goods: 'coffee', texts: inBoth('Bourbonette') }],
  });
  const [key = ''] = (await productKind.keys(db(), undefined, 1000)).slice(-1);
  const before = await readContent(db(), productKind, key);
  expect(before).toMatchObject({ exhibitor: String(id), key: 'green', position: 0, goods: 'coffee' });
  const names = async () => (await catalogueOf(db(), id, 'fr-FR')).map(({ name, lang }) => [name, lang]);
  expect(await names()).toEqual([['Bourbonette', 'fr-FR']]);
  await writeContent(db(), productKind, { ...before, goods: undefined, texts: { 'en-US': named('Jackson') } }, key);
  expect(await names()).toEqual([['Jackson', 'en-US']]);
  const written = (await productKind.read(db(), [key])).get(key);
  expect(written).toMatchObject({ key: 'green' });
  expect(written?.goods).toBeUndefined();
  expect(await foundBy('Jackson')).toEqual([String(id)]);
  expect(await foundBy('Bourbonette')).toEqual([]);
  await withdrawContent(db(), productKind, key);
  expect(await names()).toEqual([]);
  expect(await foundBy('Jackson')).toEqual([]);
  expect(await foundBy('Potager')).toEqual([String(id)]);
});

test.each<[string, Partial<ProductDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a text without a name', { texts: { 'en-US': named(' ') } }, 'texts.en-US.name'],
  ['a kind that is not in the list', { goods: 'unicorns' as 'tea' }, 'goods'],
  ['an exhibitor that is not there', { exhibitor: '999999' }, 'exhibitor'],
  ['an exhibitor that is none', { exhibitor: 'someone' }, 'exhibitor'],
  ['a picture that does not exist', { mediaId: 999_999 }, 'mediaId'],
  ['a key with a space', { key: 'two words' }, 'key'],
  ['a key that another one has', { key: 'one' }, 'key'],
])('a product with %s is refused', async (_, wrong, field) => {
  const id = await publishedExhibitor(db(), { products: [{ key: 'one', texts }] });
  const draft = { ...{ exhibitor: String(id), key: 'two', position: 1, texts }, ...wrong };
  expect(await wrongFields(db(), productKind, draft)).toEqual([field]);
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
