import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  buyer,
  companyText,
  exhibitor,
  publishedBuyer,
  publishedExhibitor,
  surroundings,
  texts,
} from '../directory.fixture.ts';
import { storedCells } from '../list/counts.server.ts';
import { readCompany } from '../queries.server.ts';
import type { BuyerDraft, ExhibitorDraft } from './company-draft.server.ts';
import { hallFacets } from './findable-company.server.ts';
import { publishBuyer } from './publish-buyer.server.ts';
import { publishExhibitor } from './publish-exhibitor.server.ts';

const { db, database } = testDatabase();
const editor = { roles: ['editor'] } as const;

beforeAll(() => surroundings(db()));

async function countCompanies(): Promise<number> {
  const counted = db()
    .selectFrom('company')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

async function found(type: 'exhibitor' | 'buyer', keyword: string, facets?: string[]): Promise<number[]> {
  const ids = foundIds({ type, locale: 'en-US', keyword, now: new Date(), facets });
  const rows = await db()
    .selectFrom('company')
    .select('id')
    .where('id', 'in', ids ?? sql<number>`(select 0)`)
    .execute();
  return rows.map(({ id }) => id);
}

test('what an editor publishes is read as it was written, contacts masked', async () => {
  const id = await publishedExhibitor(db(), {
    key: 'kilima-coffee',
    website: 'https://www.kilima.example',
    founded: 1998,
    employees: 140,
    editions: [4, 2],
    stands: [
      { hall: 'W2', number: 'A07' },
      { hall: 'W2', number: 'A09' },
    ],
    products: [
      { key: 'green', texts: { 'en-US': { name: 'Green coffee', description: 'Washed' } } },
      { key: 'roast', texts: { 'en-US': { name: 'Roast coffee', description: 'Dark' } } },
    ],
    texts: { 'en-US': companyText('Kilima') },
  });
  const read = await readCompany(db(), { kind: 'exhibitor', id, locale: 'fr-FR' });
  expect(read?.company).toMatchObject({
    id,
    name: 'Kilima',
    lang: 'en-US',
    countryName: 'Kenya',
    industryName: 'Café, thé et cacao',
    weave: 'company-kilima-coffee',
    stands: [
      { code: 'W2-A07', href: '/exhibition/?cursor=layout&stand=W2-A07' },
      { code: 'W2-A09', href: '/exhibition/?cursor=layout&stand=W2-A09' },
    ],
    contact: 'E•••',
    phone: '+254 7•• ••• •01',
    mail: 'e•••@•••.example',
    products: [{ name: 'Green coffee' }, { name: 'Roast coffee' }],
    editions: [{ number: 4 }, { number: 2 }],
  });
  expect(await readCompany(db(), { kind: 'buyer', id, locale: 'fr-FR' })).toBeUndefined();
});

test('a company is found by its name, products and stand, and never by its phone or mail', async () => {
  const id = await publishedExhibitor(db(), {
    phone: '+254711999888',
    mail: 'zebrafinch@hidden.example',
    stands: [{ hall: 'W2', number: 'B05' }],
    products: [{ key: 'x', texts: { 'en-US': { name: 'Quillwort', description: 'Green' } } }],
    texts: texts('Marigold', 'en-US'),
  });
  for (const keyword of ['Marigold', 'Quillwort', 'W2-B05']) expect(await found('exhibitor', keyword)).toEqual([id]);
  expect(await found('exhibitor', 'Marigold', hallFacets('W2'))).toEqual([id]);
  expect(await found('exhibitor', 'Marigold', hallFacets('W1'))).toEqual([]);
  expect(await found('exhibitor', 'Marigold', ['region:east'])).toEqual([id]);
  expect(await found('exhibitor', 'Marigold', ['region:west'])).toEqual([]);
  for (const keyword of ['711999888', '254711999888', 'zebrafinch', 'hidden.example']) {
    expect(await found('exhibitor', keyword), keyword).toEqual([]);
  }
  const own = await publishedBuyer(db(), { texts: texts('Larkspur', 'en-US') });
  expect(await found('buyer', 'Larkspur')).toEqual([own]);
  expect(await found('buyer', 'Larkspur', ['region:west'])).toEqual([]);
  expect(await found('exhibitor', 'Larkspur')).toEqual([]);
});

test('counts are kept as companies come, change and go', async () => {
  const cell = async () =>
    (await storedCells(db(), 'exhibitor'))
      .filter(({ country }) => country === 'TD' || country === 'LS')
      .toSorted((one, other) => one.hall.localeCompare(other.hall));
  const id = await publishedExhibitor(db(), { country: 'TD', industry: 5, stands: [{ hall: 'W4', number: 'A01' }] });
  await publishedExhibitor(db(), { country: 'TD', industry: 5 });
  await publishedBuyer(db(), { country: 'TD', industry: 5 });
  expect(await cell()).toEqual([
    { country: 'TD', industry: 5, hall: '', count: 1 },
    { country: 'TD', industry: 5, hall: 'W4', count: 1 },
  ]);
  await db().updateTable('company').set({ country_code: 'LS' }).where('id', '=', id).execute();
  expect(await cell()).toEqual([
    { country: 'TD', industry: 5, hall: '', count: 1 },
    { country: 'LS', industry: 5, hall: 'W4', count: 1 },
  ]);
  await db().deleteFrom('company').where('country_code', 'in', ['TD', 'LS']).execute();
  expect(await cell()).toEqual([]);
});

test('whoever is no editor publishes nothing', async () => {
  const before = await countCompanies();
  expect(await publishExhibitor(db(), { roles: [] }, exhibitor())).toEqual({ outcome: 'forbidden' });
  expect(await publishBuyer(db(), { roles: [] }, buyer())).toEqual({ outcome: 'forbidden' });
  expect(await countCompanies()).toBe(before);
});

const text = companyText('T');

test.each<[string, Partial<ExhibitorDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a text without a name', { texts: { 'en-US': { ...text, name: ' ' } } }, 'texts.en-US.name'],
  ['NUL in a profile', { texts: { 'en-US': { ...text, profile: 'a\0' } } }, 'texts.en-US.profile'],
  ['half a character in a name', { texts: { 'en-US': { ...text, name: '\ud800' } } }, 'texts.en-US.name'],
  ['a country that takes no part', { country: 'FR' }, 'country'],
  ['an industry that is not in the dictionary', { industry: 25 }, 'industry'],
  ['a phone that is none', { phone: '0731 555 001' }, 'phone'],
  ['a mail that is none', { mail: 'export at company' }, 'mail'],
  ['a website that runs script', { website: 'javascript:alert(1)' }, 'website'],
  ['a key with a space', { key: 'two words' }, 'key'],
  ['an edition that never was', { editions: [4, 9] }, 'editions'],
  ['a stand that no hall has', { stands: [{ hall: 'W2', number: 'Z99' }] }, 'stands.0'],
  [
    'stands in two halls',
    {
      stands: [
        { hall: 'W2', number: 'A01' },
        { hall: 'W1', number: 'A01' },
      ],
    },
    'stands',
  ],
  ['a cover that does not exist', { coverId: 999_999 }, 'coverId'],
  [
    'a product whose picture does not exist',
    { products: [{ key: 'p', mediaId: 999_999, texts: { 'en-US': { name: 'P', description: 'Q' } } }] },
    'products.0.mediaId',
  ],
])('an exhibitor with %s is refused whole', async (_, wrong, field) => {
  const before = await countCompanies();
  const publication = await publishExhibitor(db(), editor, exhibitor(wrong));
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect([...new Set(fields)]).toEqual([field]);
  expect(await countCompanies()).toBe(before);
});

test('a stand and a key are one company’s', async () => {
  const stands = [{ hall: 'W5', number: 'A01' }];
  await publishedExhibitor(db(), { key: 'first', stands });
  const second = await publishExhibitor(db(), editor, exhibitor({ key: 'first', stands }));
  const fields = second.outcome === 'invalid' ? second.error.issues.map(({ path }) => path.join('.')) : [];
  expect(fields).toEqual(['key', 'stands.0']);
});

test.each<[string, Partial<BuyerDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a phone that is none', { phone: '1' }, 'phone'],
  ['a picture that does not exist', { coverId: 999_999 }, 'coverId'],
])('a buyer with %s is refused whole', async (_, wrong, field) => {
  const publication = await publishBuyer(db(), editor, buyer(wrong));
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect([...new Set(fields)]).toEqual([field]);
});

test('publishing has the pages of the directory and of the search made anew', async () => {
  const listener = await database().connect();
  try {
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query(`listen ${pagesChannel}`);
    await publishedBuyer(db());
    await expect.poll(() => heard.toSorted()).toEqual(['directory', 'search']);
  } finally {
    await listener.end();
  }
});
