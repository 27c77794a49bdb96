import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { Sorting } from '../list-filters.ts';
import type { Chosen } from './counts.ts';
import { inOrder, listed, withTexts } from './project-rows.server.ts';

const { db, database } = testDatabase();

/** As many projects as the library must bear. */
beforeAll(async () => {
  await database().query(`insert into project (key, category, country_code, industry_id, amount_hundredths, status,
      published_at)
    select 'p-' || i, (array['trade', 'investment', 'engineering', 'other'])[1 + i % 4],
      (array['KE', 'TZ', 'GH', 'ZA', 'CN', 'EG', 'SN'])[1 + i % 7], 1 + i % 24, 100 + i * 7919 % 1000000,
      (array['published', 'published', 'published', 'negotiating', 'signed', 'fulfilled', 'draft', 'withdrawn'])[1 + i % 8],
      timestamptz '2020-01-01' + i * interval '20 minutes'
    from generate_series(1, 100000) i`);
  await database().query(`insert into project_text (project_id, locale, name, owner, introduction,
      cooperation_requirement) select id, 'zh-CN', '', '', '', '' from project`);
  await database().query('analyze');
});

async function planOf(chosen: Chosen, sort: Sorting): Promise<string> {
  const page = inOrder(listed(db(), chosen), sort).limit(20).offset(20);
  const lines = await withTexts(db(), 'fr-FR', page, sort).explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test.each<[string, Chosen, Sorting, string]>([
  ['all', {}, 'newest', 'project_newest'],
  ['a category', { category: 'trade' }, 'newest', 'project_(of_category|newest)'],
  ['a country', { countries: ['KE'] }, 'newest', 'project_of_country'],
  ['an industry', { industry: 3 }, 'newest', 'project_of_industry'],
  ['a region', { countries: ['KE', 'TZ'] }, 'newest', 'project_newest'],
  ['the largest', {}, 'largest', 'project_amount'],
  ['the smallest of a category', { category: 'other' }, 'smallest', 'project_amount'],
])('%s: found in its order by an index, texts looked up for what is left', async (_, chosen, sort, index) => {
  const plan = await planOf(chosen, sort);
  expect(plan).toMatch(new RegExp(`${index} on project`));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('project_text_pkey on project_text');
});

test.each<[string, Chosen]>([
  ['a state', { status: 'signed' }],
  ['an industry of a country', { industry: 3, countries: ['GH'] }],
])('%s: by some index', async (_, chosen) => {
  expect(await planOf(chosen, 'newest')).not.toContain('Seq Scan');
});

test('a project is found by its number', async () => {
  const one = withTexts(db(), 'fr-FR', listed(db()).where('p.id', '=', 77));
  const plan = (await one.explain('text')).map((line) => Object.values(line).join()).join('\n');
  expect(plan).toContain('project_pkey on project');
  expect(plan).not.toContain('Seq Scan');
});

test('counts are kept, one cell of each kind', async () => {
  const { rows } = await database().query(
    `select sum(count)::int as kept, (select count(*)::int from project where listed) as real from project_count`,
  );
  expect(rows[0]?.kept).toBe(rows[0]?.real);
});
