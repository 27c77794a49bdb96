import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { companyText, publishedBuyer, publishedExhibitor, surroundings, texts } from '../directory.fixture.ts';
import { neighboursOf } from '../queries.server.ts';
import {
  buyersOfCountry,
  exhibitorsByCountry,
  exhibitorsByIndustry,
  exhibitorsOfCountry,
} from '../some-companies.server.ts';
import { readBuyersPage, readExhibitorsPage } from './list-page.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;

/** Six exhibitors and a buyer: name, country, industry, stand. */
const shown: [string, string, number, string][] = [
  ['Élan', 'KE', 3, 'W2-A05'],
  ['Abaya', 'KE', 3, 'W2-A03'],
  ['Zanj', 'KE', 1, 'W5-A01'],
  ['Moringa', 'ET', 3, 'W2-A01'],
  ['Baraka', 'NG', 1, 'W5-A03'],
  ['Huaxia', 'CN', 12, 'W4-A01'],
];
const ids = new Map<string, number>();

beforeAll(async () => {
  await surroundings(db());
  for (const [name, country, industry, stand] of shown) {
    const [hall = '', number = ''] = stand.split('-');
    const all = texts(name, 'zh-CN', 'en-US', 'fr-FR');
    ids.set(name, await publishedExhibitor(db(), { country, industry, stands: [`${hall}-${number}`], texts: all }));
  }
  await publishedBuyer(db(), { country: 'KE', industry: 3, texts: texts('Kauf', 'en-US') });
});

const site = (locale: Locale = 'en-US') => siteFor(platform(), { locale });

function list(query: string, locale?: Locale) {
  return readExhibitorsPage(site(locale), new URL(`http://localhost/exhibition/?${query}`));
}

async function names(query: string, locale?: Locale): Promise<string[]> {
  return (await list(query, locale)).companies.map(({ name }) => name);
}

test('by name without accents, by stand, or the newest first', async () => {
  expect(await names('')).toEqual(['Abaya', 'Baraka', 'Élan', 'Huaxia', 'Moringa', 'Zanj']);
  expect(await names('sort=stand')).toEqual(['Moringa', 'Abaya', 'Élan', 'Huaxia', 'Zanj', 'Baraka']);
  expect(await names('sort=newest')).toEqual(['Huaxia', 'Baraka', 'Moringa', 'Zanj', 'Abaya', 'Élan']);
});

test.each<[string, string[]]>([
  ['industry=3', ['Abaya', 'Élan', 'Moringa']],
  ['country=KE', ['Abaya', 'Élan', 'Zanj']],
  ['country=ke', ['Abaya', 'Élan', 'Zanj']],
  ['country=east', ['Abaya', 'Élan', 'Moringa', 'Zanj']],
  ['region=west', ['Baraka']],
  ['country=CN', ['Huaxia']],
  ['hall=W2', ['Abaya', 'Élan', 'Moringa']],
  ['hall=W2&country=KE&industry=3', ['Abaya', 'Élan']],
  ['hall=W2&sort=stand', ['Moringa', 'Abaya', 'Élan']],
  ['hall=W2&country=KE&keyword=elan&sort=stand', ['Élan']],
  ['hall=W5&country=KE&sort=stand', ['Zanj']],
  ['keyword=zanj', ['Zanj']],
  ['keyword=elan&country=KE', ['Élan']],
  ['keyword=&industry=&country=&hall=&sort=', ['Abaya', 'Baraka', 'Élan', 'Huaxia', 'Moringa', 'Zanj']],
  ['keyword=%00%21', ['Abaya', 'Baraka', 'Élan', 'Huaxia', 'Moringa', 'Zanj']],
  ['keyword=nobodyhasthis', []],
])('%s leaves %j', async (query, expected) => {
  const page = await list(query);
  expect(page.companies.map(({ name }) => name)).toEqual(expected);
  expect(page.total).toBe(expected.length);
});

test('each filter says how many it would leave beside the others', async () => {
  const page = await list('country=KE');
  expect(page.choices.industries.map(({ value, count }) => [value, count])).toEqual([
    ['1', 1],
    ['3', 2],
  ]);
  expect(page.choices.halls.map(({ value, count }) => [value, count])).toEqual([
    ['W2', 2],
    ['W5', 1],
  ]);
  const places = page.choices.places.flatMap(({ whole, countries }) => [...(whole ? [whole] : []), ...countries]);
  expect(places.map(({ value, count }) => [value, count])).toEqual([
    ['CN', 1],
    ['west', 1],
    ['NG', 1],
    ['east', 4],
    ['ET', 1],
    ['KE', 3],
  ]);
  expect(page.chosen).toMatchObject({ country: 'Kenya', industry: undefined });
});

test('with a keyword the counts are of what it finds', async () => {
  const page = await list('keyword=goods&industry=3');
  expect(page.total).toBe(3);
  expect(page.choices.industries.map(({ value, count }) => [value, count])).toEqual([
    ['1', 2],
    ['3', 3],
    ['12', 1],
  ]);
});

test('a choice that leaves nothing stays to be seen, with 0', async () => {
  const page = await list('country=KE&industry=12');
  expect(page.choices.industries).toContainEqual({ value: '12', name: 'Construction machinery', count: 0 });
});

test.each([
  'industry=25',
  'industry=x',
  'country=FR',
  'country=everywhere',
  'hall=W9',
  'sort=price',
  'page=2',
  'page=0',
])('%s is not found', async (query) => {
  await expect(list(query)).rejects.toMatchObject({ status: 404 });
});

test('buyers are listed by themselves; they have no hall and no stand', async () => {
  const page = await readBuyersPage(site('fr-FR'), new URL('http://localhost/exhibition/?cursor=buyers&hall='));
  expect(page.companies).toMatchObject([{ name: 'Kauf', lang: 'en-US', line: 'Needs of Kauf', stands: [] }]);
  expect(page.choices.halls).toEqual([]);
  const byStand = readBuyersPage(site(), new URL('http://localhost/exhibition/?cursor=buyers&sort=stand'));
  await expect(byStand).rejects.toMatchObject({ status: 404 });
});

test('what other pages show of it: counts, and some companies of a country', async () => {
  expect(Object.fromEntries(await exhibitorsByCountry(site()))).toEqual({ KE: 3, ET: 1, NG: 1, CN: 1 });
  expect(Object.fromEntries(await exhibitorsByIndustry(site()))).toEqual({ 1: 2, 3: 3, 12: 1 });
  expect(await exhibitorsOfCountry(site(), { country: 'KE', limit: 2 })).toMatchObject({
    companies: [{ name: 'Abaya' }, { name: 'Élan' }],
    total: 3,
    href: '/exhibition/?cursor=exhibitors&country=KE',
  });
  expect(await buyersOfCountry(site(), { country: 'NG', limit: 2 })).toMatchObject({
    companies: [],
    total: 0,
  });
});

test('neighbours follow by name, and from the beginning again', async () => {
  const choice = { kind: 'exhibitor', locale: 'en-US' } as const;
  const beside = async (name: string) =>
    (await neighboursOf(db(), ids.get(name) ?? 0, choice, 3)).map(({ name: other }) => other);
  expect(await beside('Abaya')).toEqual(['Baraka', 'Élan', 'Huaxia']);
  expect(await beside('Moringa')).toEqual(['Zanj', 'Abaya', 'Baraka']);
});

test('a company is found by its name in any language, and by what it says in another, which is said', async () => {
  const chinese = { ...companyText('阿达努'), profile: '出口商' };
  const english = { ...companyText('Adanu'), profile: 'Roasters of sidama beans.' };
  await publishedExhibitor(db(), { country: 'ET', texts: { 'zh-CN': chinese, 'en-US': english } });
  const found = async (keyword: string, locale: Locale) => {
    const { companies, total } = await list(`keyword=${encodeURIComponent(keyword)}`, locale);
    return [total, ...companies.map(({ name, lang, foundIn }) => [name, lang, foundIn])];
  };
  expect(await found('Adanu', 'zh-CN')).toEqual([1, ['阿达努', 'zh-CN', undefined]]);
  expect(await found('阿达努', 'en-US')).toEqual([1, ['Adanu', 'en-US', undefined]]);
  expect(await found('阿达努', 'fr-FR')).toEqual([1, ['Adanu', 'en-US', undefined]]);
  expect(await found('sidama', 'zh-CN')).toEqual([1, ['阿达努', 'zh-CN', 'en-US']]);
  expect(await found('sidama', 'en-US')).toEqual([1, ['Adanu', 'en-US', undefined]]);
});

test('what may be chosen where nothing is: kept until a company or a hall is written', async () => {
  const reader = site();
  const read = () => readExhibitorsPage(reader, new URL('http://localhost/exhibition/'));
  const { choices } = await read();
  expect(choices.industries.map(({ value, count }) => [value, count])).toContainEqual(['12', 1]);
  const added = { country: 'CN', industry: 12, texts: texts('Xiang', 'en-US') };
  await publishedExhibitor(db(), { ...added, stands: ['W4-A03'] });
  expect((await read()).choices).toBe(choices);
  reader.kept.empty(['directory']);
  const anew = (await read()).choices;
  expect(anew.industries.map(({ value, count }) => [value, count])).toContainEqual(['12', 2]);
  reader.kept.empty(['halls']);
  expect((await read()).choices).not.toBe(anew);
});
