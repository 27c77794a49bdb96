import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { standsOfHall } from '#features/halls/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readContent, withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { directoryAddresses } from '../addresses.server.ts';
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
import { productsOf } from '../products/products.server.ts';
import { readCompany } from '../queries.server.ts';
import { relistCompanies } from '../relist-companies.server.ts';
import { buyerKind } from './buyer-kind.server.ts';
import type { BuyerDraft, ExhibitorDraft } from './company-draft.server.ts';
import { exhibitorKind } from './exhibitor-kind.server.ts';
import { hallFacets } from './findable-company.server.ts';
import { standKind } from './stand-kind.server.ts';

const { db } = testDatabase();

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
    editions: ['4', '2'],
    stands: ['W2-A07', 'W2-A09'],
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
    stands: ['W2-B05'],
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
  const id = await publishedExhibitor(db(), { country: 'TD', industry: 5, stands: ['W4-A01'] });
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
  ['an edition that never was', { editions: ['4', '9'] }, 'editions'],
  ['a stand that no hall has', { stands: ['W2-Z99'] }, 'stands.0'],
  [
    'stands in two halls',
    {
      stands: ['W2-A01', 'W1-A01'],
    },
    'stands',
  ],
  ['a cover that does not exist', { coverId: 999_999 }, 'coverId'],
])('an exhibitor with %s is refused whole', async (_, wrong, field) => {
  const before = await countCompanies();
  expect([...new Set(await wrongFields(db(), exhibitorKind, exhibitor(wrong)))]).toEqual([field]);
  expect(await countCompanies()).toBe(before);
});

test('a stand and a key are one company’s', async () => {
  const stands = ['W5-A01'];
  await publishedExhibitor(db(), { key: 'first', stands });
  const second = await wrongFields(db(), exhibitorKind, exhibitor({ key: 'first', stands }));
  expect(second).toEqual(['key', 'stands.0']);
});

test.each<[string, Partial<BuyerDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a phone that is none', { phone: '1' }, 'phone'],
  ['a picture that does not exist', { coverId: 999_999 }, 'coverId'],
])('a buyer with %s is refused whole', async (_, wrong, field) => {
  expect([...new Set(await wrongFields(db(), buyerKind, buyer(wrong)))]).toEqual([field]);
});

const reader = { kind: 'exhibitor', locale: 'fr-FR' } as const;

test('an exhibitor written anew says the new and nothing of the old; its id, key and products stay', async () => {
  const id = await publishedExhibitor(db(), {
    ...{ key: 'anew', country: 'SZ', industry: 4, website: 'https://old.example', founded: 1990 },
    stands: ['W6-A01', 'W6-A03'],
    texts: texts('Oldname', 'fr-FR', 'en-US'),
    products: [{ key: 'one', texts: { 'en-US': { name: 'Fieldpea', description: 'Dry' } } }],
  });
  const change = exhibitor({ key: 'anew', country: 'SC', stands: ['W6-A03'], texts: texts('Newname', 'en-US') });
  expect(await writeContent(db(), exhibitorKind, change, String(id))).toBe(String(id));
  const { company } = (await readCompany(db(), { ...reader, id })) ?? {};
  expect(company).toMatchObject({ name: 'Newname', lang: 'en-US', country: 'SC', website: null, founded: null });
  expect(company?.stands.map(({ code }) => code)).toEqual(['W6-A03']);
  expect(company?.products.map(({ name }) => name)).toEqual(['Fieldpea']);
  expect(await found('exhibitor', 'Oldname')).toEqual([]);
  expect(await found('exhibitor', 'W6-A01')).toEqual([]);
  for (const keyword of ['Newname', 'Fieldpea', 'W6-A03']) expect(await found('exhibitor', keyword)).toEqual([id]);
  const cells = (await storedCells(db(), 'exhibitor')).filter(({ country }) => ['SZ', 'SC'].includes(country));
  expect(cells).toEqual([{ country: 'SC', industry: 3, hall: 'W6', count: 1 }]);
  const other = await wrongFields(db(), exhibitorKind, { ...change, key: 'another' }, String(id));
  expect(other).toEqual(['key']);
});

test('withdrawn, an exhibitor and its products are not to be seen, and its stand is free; written again, all is there', async () => {
  const id = await publishedExhibitor(db(), {
    ...{ key: 'going', country: 'KM', stands: ['W6-B01'], texts: texts('Goingsoon', 'en-US') },
    products: [{ key: 'one', texts: { 'en-US': { name: 'Ylang', description: 'Oil' } } }],
  });
  const before = await readContent(db(), exhibitorKind, String(id));
  await withdrawContent(db(), exhibitorKind, String(id));
  expect(await readCompany(db(), { ...reader, id })).toBeUndefined();
  expect(await productsOf(db(), { locale: 'en-US', country: 'KM', limit: 9 })).toEqual([]);
  for (const keyword of ['Goingsoon', 'Ylang']) expect(await found('exhibitor', keyword)).toEqual([]);
  expect((await storedCells(db(), 'exhibitor')).filter(({ country }) => country === 'KM')).toEqual([]);
  expect(await directoryAddresses.things[0]?.between(db(), { from: id, to: id, now: new Date() })).toEqual([]);
  await relistCompanies(db());
  expect(await readCompany(db(), { ...reader, id })).toBeUndefined();
  await publishedExhibitor(db(), { stands: ['W6-B01'] });
  await writeContent(db(), exhibitorKind, { ...before, stands: [] }, String(id));
  expect((await readCompany(db(), { ...reader, id }))?.company.products).toHaveLength(1);
});

test('a buyer written anew says the new, and withdrawn it is not to be seen', async () => {
  const id = await publishedBuyer(db(), { key: 'purchaser', texts: texts('Formerly', 'en-US', 'fr-FR') });
  await writeContent(db(), buyerKind, buyer({ key: 'purchaser', texts: texts('Nowadays', 'zh-CN') }), String(id));
  const read = () => readCompany(db(), { kind: 'buyer', id, locale: 'fr-FR' });
  expect((await read())?.company).toMatchObject({ name: 'Nowadays', lang: 'zh-CN' });
  expect(await found('buyer', 'Formerly')).toEqual([]);
  await withdrawContent(db(), buyerKind, String(id));
  expect(await read()).toBeUndefined();
  expect(await found('buyer', 'Nowadays')).toEqual([]);
});

test('a stand is placed, moved and taken off the plan; who had it is listed without it', async () => {
  const box = { x: 60, y: 35, width: 3, depth: 3 };
  const place = (draft: Values, key?: string) => wrongFields(db(), standKind, { ...box, ...draft, texts: {} }, key);
  expect(await place({ code: 'W9-Z01' })).toEqual(['code']);
  expect(await place({ code: 'w6 z1' })).toEqual(['code']);
  expect(await place({ code: 'W6-A01' })).toEqual(['code']);
  expect(await place({ code: 'W6-Z01', x: 9000, y: 9000 })).toEqual(['width', 'depth']);
  const [first] = await standsOfHall(db(), 'W6');
  expect(await place({ code: 'W6-Z01', x: first?.x, y: first?.y })).toEqual(['x']);
  const free = { x: 0, y: 0, width: 2, depth: 2 };
  expect(await place({ code: 'W6-Z01', ...free })).toEqual([]);
  expect(await place({ code: 'W6-Z02', ...free, x: 4 }, 'W6-Z01')).toEqual(['code']);
  expect(await place({ code: 'W6-Z01', ...free, x: 4 }, 'W6-Z01')).toEqual([]);
  expect(await readContent(db(), standKind, 'W6-Z01')).toEqual({ code: 'W6-Z01', ...free, x: 4, texts: {} });
  const id = await publishedExhibitor(db(), { country: 'ST', stands: ['W6-Z01'], texts: texts('Standing', 'en-US') });
  await withdrawContent(db(), standKind, 'W6-Z01');
  expect((await readCompany(db(), { ...reader, id }))?.company.stands).toEqual([]);
  expect(await found('exhibitor', 'W6-Z01')).toEqual([]);
  expect(await found('exhibitor', 'Standing')).toEqual([id]);
  expect((await storedCells(db(), 'exhibitor')).filter(({ country }) => country === 'ST')).toMatchObject([
    { hall: '' },
  ]);
  expect(await place({ code: 'W6-Z01', ...free }, 'W6-Z01')).toEqual([]);
});
