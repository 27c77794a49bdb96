import { beforeAll, expect, test } from 'vitest';
import { tokeniseAnew } from '#platform/search-index/token-version.server.ts';
import { tokenVersion } from '#platform/search-index/tokens.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { facetsOfProjects } from '../project/findable-projects.server.ts';
import { countList, readProjectsPage } from './list-page.server.ts';

const platform = emptyPlatform();
const { database } = platform;
const db = () => platform().db;

/**
 * 3,600 projects that all speak of coffee, each newer than the one before: a quarter of each category, an eighth signed, a
 * tenth of KE.
 */
beforeAll(async () => {
  await database().query(`insert into project (key, category, country_code, industry_id, amount_hundredths, status,
      published_at)
    select 'p-' || i, (array['trade', 'investment', 'engineering', 'other'])[1 + i % 4],
      case when i % 10 = 0 then 'KE' else 'ZA' end, 1 + i % 3, 100000 - i,
      case when i % 8 = 0 then 'signed' else 'published' end, timestamptz '2020-01-01' + i * interval '1 minute'
    from generate_series(1, 3600) i`);
  await database().query(`insert into project_text (project_id, locale, name, owner, introduction,
      cooperation_requirement) select id, 'zh-CN', 'Project ' || id, '', '', '' from project`);
  await database().query(`insert into search_entry (type, thing_id, path, countries, industries, facets, weight,
      token_version, tokens)
    select 'project', id, '', array[country_code], array[industry_id], facets, 0, ${tokenVersion}, array_to_tsvector(array(select 'en:' || unnest(
      array['coffe', '#project', '@' || country_code, '%' || industry_id, '!' || (hashint8(id) & 63)] || array(select '*' || unnest(facets)))))
    from project cross join lateral (select array['category:' || category, 'status:' || status,
      case when country_code = 'KE' then 'region:east' else 'region:south' end] as facets) f`);
});

function list(query: string) {
  return readProjectsPage(siteFor(platform()), new URL(`http://localhost/negotiation/list?name=coffee&${query}`));
}

function firstTwo({ projects }: Awaited<ReturnType<typeof list>>) {
  return projects.slice(0, 2).map(({ name }) => name);
}

function numbers(options: readonly { value: string; count?: number }[]) {
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

test('of more than five hundred the page says so; its rows are the first of all, and options have no numbers', async () => {
  const page = await list('');
  expect(page).toMatchObject({ total: 500, more: true, pages: 25 });
  expect(firstTwo(page)).toEqual(['Project 3600', 'Project 3599']);
  expect(firstTwo(await list('page=25'))).toEqual(['Project 3120', 'Project 3119']);
  expect(firstTwo(await list('sort=smallest'))).toEqual(['Project 3600', 'Project 3599']);
  expect(numbers(page.choices.statuses)).toEqual({ published: undefined, signed: undefined });
  expect(Object.keys(numbers(page.choices.categories))).toEqual(['trade', 'investment', 'engineering', 'other']);
  expect(page.choices.categories.every(({ count }) => count === undefined)).toBe(true);
});

test('a category or a state that leaves more is not counted either; one that leaves fewer is, and the others beside it', async () => {
  expect(await list('category=trade')).toMatchObject({ total: 500, more: true });
  expect(firstTwo(await list('category=trade'))).toEqual(['Project 3600', 'Project 3596']);
  expect(await list('status=published')).toMatchObject({ total: 500, more: true });
  const signed = await list('status=signed');
  expect(signed).toMatchObject({ total: 450, more: undefined, pages: 23 });
  expect(firstTwo(signed)).toEqual(['Project 3600', 'Project 3592']);
  expect(numbers(signed.choices.categories)).toEqual({ trade: 450 });
  expect(numbers(signed.choices.industries)).toEqual({ 1: 150, 2: 150, 3: 150 });
  expect(signed.choices.statuses.every(({ count }) => count === undefined)).toBe(true);
});

test('filters are counted together', async () => {
  const both = await list('category=trade&status=published');
  expect(both).toMatchObject({ total: 450, more: undefined });
  expect(firstTwo(both)).toEqual(['Project 3596', 'Project 3588']);
  expect(await list('category=trade&status=signed&region=KE&industry=1')).toMatchObject({ total: 30 });
  expect(await list('region=east')).toMatchObject({ total: 360, more: undefined });
  expect(await list('category=trade&status=signed&region=south&industry=1')).toMatchObject({ total: 120 });
  expect(await list('category=investment&status=signed')).toMatchObject({ total: 0, projects: [] });
});

test('calls count as far as the contract lets them', async () => {
  const { total, more } = await countList(siteFor(platform()), { name: 'coffee', category: 'trade', sort: 'newest' });
  expect([total, more]).toEqual([900, undefined]);
});

test('a project of an earlier release is found by its category and its state, and gets the facets that it has now', async () => {
  await database().query(`update search_entry set token_version = ${tokenVersion - 1}, facets = '{}',
    tokens = ts_delete(tokens, array['en:*category:trade', 'en:*status:signed']) where thing_id = '3600'`);
  expect(firstTwo(await list('category=trade&status=signed'))).toEqual(['Project 3600', 'Project 3592']);
  expect(await tokeniseAnew(db(), { project: facetsOfProjects })).toBe(1);
  const facets = db().selectFrom('search_entry').select('facets').where('thing_id', '=', '3600');
  expect(await facets.executeTakeFirstOrThrow()).toEqual({
    facets: ['category:trade', 'status:signed', 'region:east'],
  });
});
