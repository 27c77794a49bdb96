import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { Asked } from './found-by.server.ts';
import { findInList, findToCount } from './found-in-list.server.ts';
import { buckets, mark, quoted, tokenVersion } from './tokens.ts';

const { db, database } = testDatabase();
const now = new Date('2026-01-01T00:00:00Z');

/**
 * 100,000 projects in the index: 'rare' in 50, 'common' in 5,000 (the last ones that were written), 'everywhere' in all; a
 * fifth of them of KE, a third of them of a hall.
 */
beforeAll(async () => {
  const mark1 = (token: string) => quoted(token).replaceAll("'", "''");
  await database().query(`insert into search_entry (type, thing_id, path, countries, industries, weight, token_version,
      tokens)
    select 'project', i, '', '{}', '{}', 0, ${tokenVersion}, ('${mark1(`en:${mark.type}project`)} ''en:everywher'' ' ||
      case when i % 2000 = 0 then '''en:rare'' ' else '' end || case when i > 95000 then '''en:common'' ' else '' end ||
      '''en:${mark.country}' || case when i % 5 = 0 then 'KE' else 'ZA' end || ''' ' ||
      case when i % 3 = 0 then '''en:${mark.facet}hall:W2'' ' else '' end ||
      '''en:${mark.industry}' || i % 4 || ''' ' || '''en:${mark.bucket}' || i % ${buckets} || '''')::tsvector
    from generate_series(1, 100000) i`);
  await database().query('create table listed (id bigint primary key, place integer not null)');
  await database().query('insert into listed select i, 100001 - i from generate_series(1, 100000) i');
  await database().query('create index listed_place on listed (place)');
  await database().query('vacuum analyze search_entry, listed');
});

function asked(keyword: string, more: Partial<Asked> = {}): Asked {
  return { type: 'project', locale: 'en-US', keyword, now, ...more };
}

async function firstOf(keyword: string, more?: Partial<Asked>, offset = 0) {
  const found = await findInList(db(), asked(keyword, more), 1000);
  if (!found) throw new Error('it asks for something');
  const { rows } = await page(found, offset).execute(db());
  return { more: found.more, ids: rows.map(({ id }) => id) };
}

function page({ among }: { among(id: string): ReturnType<typeof sql<boolean>> }, offset = 0) {
  return sql<{ id: number }>`select id from listed where ${among('listed.id')} order by place limit 3 offset ${offset}`;
}

test('of few things all are known', async () => {
  expect(await firstOf('rare')).toEqual({ more: false, ids: [100_000, 98_000, 96_000] });
  expect(await firstOf('rare', {}, 48)).toEqual({ more: false, ids: [4000, 2000] });
  expect(await firstOf('absent')).toEqual({ more: false, ids: [] });
  expect(await findInList(db(), asked('?!'), 1000)).toBeUndefined();
});

test('of more than are counted the first of the list come first, wherever the index holds them', async () => {
  expect(await firstOf('common')).toEqual({ more: true, ids: [100_000, 99_999, 99_998] });
  expect(await firstOf('everywhere')).toEqual({ more: true, ids: [100_000, 99_999, 99_998] });
  expect(await firstOf('everywhere', {}, 997)).toEqual({ more: true, ids: [99_003, 99_002, 99_001] });
});

test('countries, industry and facets are asked of the index: what they leave is counted, not what the word finds', async () => {
  expect(await firstOf('common', { countries: ['KE'] })).toEqual({ more: false, ids: [100_000, 99_995, 99_990] });
  expect((await firstOf('common', { countries: ['KE', 'ZA'] })).more).toBe(true);
  expect(await firstOf('common', { countries: ['KE'], industry: 2 })).toEqual({
    more: false,
    ids: [99_990, 99_970, 99_950],
  });
  expect((await firstOf('common', { facets: ['hall:W2'] })).more).toBe(true);
  expect(await firstOf('common', { countries: ['KE'], facets: ['hall:W2'] })).toEqual({
    more: false,
    ids: [99_990, 99_975, 99_960],
  });
  expect(await firstOf('common', { facets: ['hall:W2', 'hall:W3'] })).toEqual({ more: false, ids: [] });
  expect(await firstOf('rare', { countries: ['ZA'] })).toEqual({ more: false, ids: [] });
});

test('a region is asked of the index in place of its countries, as soon as all things have theirs', async () => {
  const region = { countries: ['KE', 'ZA'], region: 'hall:W2' };
  expect(await firstOf('rare', region)).toEqual({ more: false, ids: [96_000, 90_000, 84_000] });
  await database().query(`update search_entry set token_version = ${tokenVersion - 1} where thing_id = '1'`);
  expect(await firstOf('rare', region)).toEqual({ more: false, ids: [100_000, 98_000, 96_000] });
  await database().query(`update search_entry set token_version = ${tokenVersion} where thing_id = '1'`);
});

test('what is counted is all that a word finds, or what filters leave of too much', async () => {
  const look = async (keyword: string, more: Partial<Asked> = {}) => {
    const { found, alone } = (await findToCount(db(), asked(keyword, more), 1000)) ?? {};
    const { rows } = found ? await page(found).execute(db()) : { rows: [] };
    return [alone, found?.more, ...rows.map(({ id }) => id)];
  };
  const filters = { countries: ['KE'], facets: ['hall:W2'] };
  expect(await look('rare', filters)).toEqual([true, false, 100_000, 98_000, 96_000]);
  expect(await look('common', filters)).toEqual([false, false, 99_990, 99_975, 99_960]);
  expect(await look('common', { countries: ['KE', 'ZA'] })).toEqual([false, true, 100_000, 99_999, 99_998]);
  expect(await look('common')).toEqual([true, true, 100_000, 99_999, 99_998]);
  expect(await look('?!', filters)).toEqual([undefined, undefined]);
});

test.each(['common', 'everywhere'])('of %s, the list is walked in its order and not sorted', async (keyword) => {
  const found = await findInList(db(), asked(keyword), 1000);
  const plan = found && (await sql<Record<string, string>>`explain ${page(found)}`.execute(db()));
  const lines = plan?.rows.map((row) => Object.values(row).join()).join('\n');
  expect(lines).toContain('listed_place on listed');
  expect(lines).not.toContain('Sort');
  expect(lines).not.toContain('Seq Scan');
});

test('what is dated later is not found before', async () => {
  await database().query(`update search_entry set visible_from = '2026-02-01' where thing_id in ('100000', '99999')`);
  for (const keyword of ['rare', 'common', 'everywhere']) expect((await firstOf(keyword)).ids).not.toContain(100_000);
});
