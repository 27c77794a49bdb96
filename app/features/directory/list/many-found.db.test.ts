import { beforeAll, expect, test } from 'vitest';
import { tokeniseAnew } from '#platform/search-index/token-version.server.ts';
import { tokenVersion } from '#platform/search-index/tokens.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { surroundings } from '../directory.fixture.ts';
import { facetsOfCompanies } from '../publishing/findable-company.server.ts';
import { countList, readExhibitorsPage } from './list-page.server.ts';

const platform = emptyPlatform();
const { database } = platform;
const db = () => platform().db;

/** 1,500 exhibitors that all speak of coffee, the last one first in the list: a tenth of them of KE, a quarter in hall W2. */
beforeAll(async () => {
  await surroundings(db());
  await database().query(`insert into company (kind, key, country_code, industry_id, phone, mail)
    select 'exhibitor', 'made-' || i, case when i % 10 = 0 then 'KE' else 'ZA' end, 1 + i % 3, '+254700100101', 'a@b.example'
    from generate_series(1, 1500) i`);
  await database().query(`insert into company_text
    select id, 'zh-CN', 'Company ' || id, '', '', '', '', '', '' from company`);
  await database().query(`insert into company_listing
    select id, locale, kind, country_code, industry_id, case when id % 4 = 0 then 'W2' else '' end, '', to_char(100000 - id, 'FM000000')
    from company, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale`);
  await database().query(`insert into search_entry (type, thing_id, path, countries, industries, facets, weight,
      token_version, tokens)
    select 'exhibitor', id, '', array[country_code], array[industry_id], facets, 0, ${tokenVersion}, array_to_tsvector(array(select 'en:' || unnest(
      array['coffe', '#exhibitor', '@' || country_code, '%' || industry_id, '!' || id % 64] || array(select '*' || unnest(facets)))))
    from company cross join lateral (select case when country_code = 'KE' then 'region:east' else 'region:south' end as region) r
      cross join lateral (select case when id % 4 = 0 then array['hall:W2', region] else array[region] end as facets) f`);
});

function list(query: string) {
  return readExhibitorsPage(siteFor(platform()), new URL(`http://localhost/exhibition/?keyword=coffee&${query}`));
}

function firstTwo({ companies }: Awaited<ReturnType<typeof list>>) {
  return companies.slice(0, 2).map(({ name }) => name);
}

test('of more than five hundred the page says so; its rows are the first of all, and options have no numbers', async () => {
  const page = await list('');
  expect(page).toMatchObject({ total: 500, more: true, pages: 21 });
  expect(firstTwo(page)).toEqual(['Company 1500', 'Company 1499']);
  expect(firstTwo(await list('page=21'))).toEqual(['Company 1020', 'Company 1019']);
  expect(page.choices.industries.map(({ value, count }) => [value, count])).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['3', undefined],
  ]);
  const places = page.choices.places.flatMap(({ countries, whole }) => [...countries, ...(whole ? [whole] : [])]);
  expect(places.map(({ value, count }) => [value, count])).toContainEqual(['KE', undefined]);
  expect(page.choices.halls.map(({ value, count }) => [value, count])).toEqual([['W2', undefined]]);
});

test('a filter that leaves fewer is counted, and the other filters beside it', async () => {
  const ofKenya = await list('country=KE');
  expect(ofKenya).toMatchObject({ total: 150, more: undefined, pages: 7 });
  expect(ofKenya.choices.industries.map(({ count }) => count)).toEqual([50, 50, 50]);
  expect(ofKenya.choices.halls.map(({ count }) => count)).toEqual([75]);
  const ofHall = await list('hall=W2');
  expect(ofHall).toMatchObject({ total: 375, more: undefined });
  expect(firstTwo(ofHall)).toEqual(['Company 1500', 'Company 1496']);
  expect(ofHall.choices.industries.map(({ count }) => count)).toEqual([125, 125, 125]);
  expect(ofHall.choices.halls[0]?.count).toBeUndefined();
  expect(await list('hall=W2&country=KE&industry=1')).toMatchObject({ total: 25 });
  expect(await list('country=ZA')).toMatchObject({ total: 500, more: true });
});

test('a region leaves what its countries do, and is one token of the index', async () => {
  const east = await list('country=east');
  expect(east).toMatchObject({ total: 150, more: undefined, chosen: { country: 'East Africa' } });
  expect(firstTwo(east)).toEqual(['Company 1500', 'Company 1490']);
  expect(await list('country=east&hall=W2')).toMatchObject({ total: 75 });
  const south = await list('country=south');
  expect(south).toMatchObject({ total: 500, more: true });
  expect(firstTwo(south)).toEqual(['Company 1499', 'Company 1498']);
});

test('calls count as far as the contract lets them', async () => {
  const { total, more } = await countList(siteFor(platform()), 'exhibitor', { keyword: 'coffee', sort: 'name' });
  expect([total, more]).toEqual([1500, undefined]);
});

test('as long as one thing is of an earlier release, none is left out of a hall or a region: more may be said to be found', async () => {
  await database().query(`update search_entry set token_version = ${tokenVersion - 1}, facets = '{}',
    tokens = ts_delete(tokens, array['en:*hall:W2', 'en:*region:east']) where thing_id = '1500'`);
  const ofHall = await list('hall=W2');
  expect(ofHall).toMatchObject({ total: 500, more: true });
  expect(firstTwo(ofHall)).toEqual(['Company 1500', 'Company 1496']);
  expect(await list('hall=W2&country=KE')).toMatchObject({ total: 75, more: undefined });
  const ofRegion = await list('country=east');
  expect(ofRegion).toMatchObject({ total: 150, more: undefined });
  expect(firstTwo(ofRegion)).toEqual(['Company 1500', 'Company 1490']);
  expect(await tokeniseAnew(db(), { exhibitor: facetsOfCompanies })).toBe(1);
  const facets = db().selectFrom('search_entry').select('facets').where('thing_id', '=', '1500');
  expect(await facets.executeTakeFirstOrThrow()).toEqual({ facets: ['hall:W2', 'region:east'] });
});
