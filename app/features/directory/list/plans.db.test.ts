import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Choice, inOrder, listed, withTexts } from '../company-rows.server.ts';
import type { Sorting } from '../list-filters.ts';
import { companyRows } from '../queries.server.ts';
import { storedCells } from './counts.server.ts';

const { db, database } = testDatabase();

/** Enough companies for the database to prefer an index to reading everything. */
beforeAll(async () => {
  await database().query(`insert into company (kind, key, country_code, industry_id, phone, mail)
    select case when i % 4 = 0 then 'buyer' else 'exhibitor' end, 'company-' || i,
      (array['KE', 'ZA', 'NG', 'CN', 'ET', 'GH', 'CI', 'MA', 'EG', 'TZ'])[1 + i % 10], 1 + i % 24, '+254700100101', 'a@b.example'
    from generate_series(1, 20000) i`);
  await database().query(`insert into company_text
    select id, 'zh-CN', 'Company ' || id, '', '', '', '', '', '' from company`);
  await database().query(`insert into company_listing
    select id, locale, kind, country_code, industry_id, 'W' || (1 + id % 6), 'W' || (1 + id % 6) || '-A' || id, md5(id::text)
    from company, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale`);
  await database().query(`insert into hall (code, position, open_air, x, y, width, depth)
    select 'W' || i, i, false, 0, 0, 1000, 1 from generate_series(1, 5) i`);
  await database().query(`insert into stand (hall_code, number, x, y, width, depth)
    select code, chr(65 + i / 100) || lpad((i % 100)::text, 2, '0'), i, 0, 1, 1 from hall, generate_series(0, 999) i`);
  await database().query(`insert into company_stand (hall_code, number, company_id)
    select hall_code, number, id from stand where id in (select id from company)`);
  await database().query('analyze');
});

const first = { kind: 'exhibitor', locale: 'fr-FR' } as const;

async function planOf(choice: Choice, sort: Sorting): Promise<string> {
  const listing = inOrder(listed(db(), choice), sort, choice.hall).limit(24).offset(48);
  const lines = await withTexts(db(), choice.locale, listing, sort).explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test.each<[string, Partial<Choice>, Sorting, string]>([
  ['by name', {}, 'name', 'company_listing_name'],
  ['of a country', { countries: ['KE'] }, 'name', 'company_listing_country'],
  ['of an industry', { industry: 3 }, 'name', 'company_listing_industry'],
  ['of a hall', { hall: 'W2' }, 'name', 'company_listing_hall'],
  ['by stand', {}, 'stand', 'company_listing_stand'],
  ['the newest', {}, 'newest', 'company_listing_newest'],
])('a page of exhibitors %s is found by its index, without sorting the list', async (_, choice, sort, index) => {
  const plan = await planOf({ ...first, ...choice }, sort);
  expect(plan).toContain(`using ${index} on company_listing`);
  expect(plan).toContain('using company_text_pkey on company_text');
  expect(plan).not.toMatch(/Seq Scan on company_(?:listing|text)/);
});

test('a hall by its stands is read from its first stand on', async () => {
  const plan = await planOf({ ...first, hall: 'W4' }, 'stand');
  expect(plan).toMatch(/using company_listing_stand on company_listing.*\n.*Index Cond: .*stand_key/);
  expect(plan).not.toMatch(/Seq Scan on company_(?:listing|text)/);
});

test('a region, and several filters together, read no more of the list than an index gives', async () => {
  for (const choice of [{ countries: ['KE', 'ET', 'TZ'] }, { countries: ['KE'], industry: 3, hall: 'W2' }]) {
    const plan = await planOf({ ...first, ...choice }, 'name');
    expect(plan).not.toMatch(/Seq Scan on company_(?:listing|text)/);
  }
});

test('a company’s stands are found by their index', async () => {
  expect(await planOf(first, 'name')).toContain('using company_stand_company on company_stand');
});

test('counts are there without counting, however the companies were written', async () => {
  const cells = await storedCells(db(), 'exhibitor');
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(15_000);
  const { rows } = await companyRows(db(), first, { limit: 24, offset: 14_990 });
  expect(rows).toHaveLength(10);
});
