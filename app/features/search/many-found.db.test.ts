import { beforeAll, expect, test } from 'vitest';
import type { FindableType } from '#platform/search-index/findable.ts';
import { tokenVersion } from '#platform/search-index/tokens.ts';
import { testDatabase } from '#tests/support/database.ts';
import { findableTypes } from './findable-types.server.ts';
import { find, findPage } from './queries.server.ts';

const { db, database } = testDatabase();

/** 11,000 news, 700 exhibitors and 5 projects that all speak of sisal, the projects written last; 480 news of jute. */
beforeAll(async () => {
  await database().query(`insert into search_entry (type, thing_id, path, countries, industries, weight, token_version, tokens)
    select type, i, '/', '{}', '{}', 0, ${tokenVersion}, array_to_tsvector(array['en:sisal', 'en:#' || type, 'en:!' || i % 64] ||
      case when type = 'news' and i <= 480 then 'en:jute' else 'en:other' end)
    from (values ('news', 11000), ('exhibitor', 700), ('project', 5)) kind (type, many), generate_series(1, many) i`);
  // Of coir every kind has too much to be counted; of hemp eight kinds have 1,400 each, and one, written last, five.
  await insertOf('coir', findableTypes, 24 * 64, 64);
  await insertOf('hemp', ['event', 'buyer', 'service', 'partner', 'edition', 'country', 'download', 'page'], 1400);
  await insertOf('hemp', ['project'], 5);
  await database().query(`insert into search_text (entry_id, locale, title, body, words)
    select id, 'en-US', 'Of sisal', 'sisal', '' from search_entry`);
  await database().query('vacuum analyze search_entry, search_text');
});

/** Inserts things of kinds that speak of something: so many of each, or of these every `step`th alone, in the first share. */
async function insertOf(word: string, types: readonly FindableType[], many: number, step = 1): Promise<void> {
  await database().query(
    `insert into search_entry (type, thing_id, path, countries, industries, weight, token_version, tokens)
    select type, $1 || i, '/', '{}', '{}', 0, ${tokenVersion}, array_to_tsvector(array['en:' || $1, 'en:#' || type, 'en:!' || i % 64])
    from unnest($2::text[]) type, generate_series($3::integer, $4::integer, $3::integer) i`,
    [word, types, step, many],
  );
}

function search(keyword: string, type?: FindableType) {
  return { keyword, type, locale: 'en-US', now: new Date('2026-01-01T00:00:00Z') } as const;
}

test('pages count to five hundred, in all and of each kind; the many of one kind hide none of another', async () => {
  const found = await findPage(db(), search('sisal'), { offset: 490, limit: 10 });
  expect(found).toMatchObject({ total: 500, more: true });
  expect(found.results).toHaveLength(10);
  expect(found.types).toEqual([
    { type: 'news', total: 500, more: true },
    { type: 'exhibitor', total: 500, more: true },
    { type: 'project', total: 5 },
  ]);
  const projects = await findPage(db(), search('sisal', 'project'), { offset: 0, limit: 10 });
  expect(projects).toMatchObject({ total: 5, types: found.types });
  expect(projects.more).toBeUndefined();
  expect(projects.results).toHaveLength(5);
  expect(await findPage(db(), search('jute'), { offset: 0, limit: 1 })).toMatchObject({
    total: 480,
    types: [{ type: 'news', total: 480 }],
  });
});

test('a word that is in very many things of every kind is counted so far in each', async () => {
  const { types } = await findPage(db(), search('coir'), { offset: 0, limit: 1 });
  expect(types).toEqual(findableTypes.map((type) => ({ type, total: 500, more: true })));
});

test('the few of one kind are counted, however many other kinds have rather many', async () => {
  const { types } = await findPage(db(), search('hemp'), { offset: 0, limit: 1 });
  expect(types).toHaveLength(9);
  expect(types.at(-1)).toEqual({ type: 'project', total: 5 });
});

test('calls count as far as the contract lets them', async () => {
  const cut = { offset: 0, limit: 1 };
  expect(await find(db(), search('sisal'), cut)).toMatchObject({ total: 10_000, more: true });
  const exhibitors = await find(db(), search('sisal', 'exhibitor'), cut);
  expect([exhibitors.total, exhibitors.more]).toEqual([700, undefined]);
});
