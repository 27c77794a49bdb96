import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { testDatabase } from '#tests/support/database.ts';
import { foundIds, hasTokens } from './found-by.server.ts';

const { db, database } = testDatabase();

/** Enough entries for the database to prefer an index, and a token that all of them have. */
beforeAll(async () => {
  const tokens = `array_to_tsvector(array(select language || ':' || token from unnest(array['zh', 'en', 'fr']) language,
    unnest(array['all', 'own' || i] || array(select 'word' || i % 50 || '-' || k from generate_series(1, 60) k)) token))`;
  await database().query(`insert into search_entry (type, thing_id, path, countries, industries, weight, token_version, tokens)
    select 'news', i, '/', '{}', '{}', 0, 1, ${tokens} from generate_series(1, 4000) i`);
  await database().query('vacuum analyze search_entry');
});

test.each(locales)('the index is asked in %s, also for a word that every text holds', async (locale) => {
  for (const query of ["'all'", "'own7'", "'all' & !'own7'", "'wor':*"]) {
    const entries = db().selectFrom('search_entry as e').select('e.id').where(hasTokens(locale, query)).limit(1000);
    const lines = await entries.explain('text');
    const plan = lines.map((line) => Object.values(line).join()).join('\n');
    expect(plan, query).toContain(`Bitmap Index Scan on search_entry_tokens`);
  }
});

test('for a list the index is asked once, not for every row of it', async () => {
  const ids = foundIds({ type: 'news', locale: 'en-US', keyword: 'word1', now: new Date() });
  const listing = db().selectFrom('search_word as l').select('l.word');
  const lines = await (ids ? listing.where(sql<number>`length(l.word)`, 'in', ids) : listing).explain('text');
  expect(lines.map((line) => Object.values(line).join()).join('\n')).toContain('CTE Scan on found');
});

test('texts and tokens lie out of line', async () => {
  const { rows } = await database().query(`select pg_relation_size('search_entry') / 4000 as bytes`);
  expect(Number(rows[0]?.bytes)).toBeLessThan(250);
});
