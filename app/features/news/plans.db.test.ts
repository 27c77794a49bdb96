import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { published, withTexts } from './article-rows.server.ts';
import { writeCategories } from './categories.server.ts';

const { db, database } = testDatabase();
const now = new Date('2026-01-01T00:00:00Z');

/** Enough articles for the database to prefer an index to reading everything. */
beforeAll(async () => {
  await db().transaction().execute(writeCategories);
  await database().query(`insert into article (category_id, published_at)
    select 1 + i % 6, timestamptz '2010-01-01' + i * interval '1 hour' from generate_series(1, 5000) i`);
  await database().query(`insert into article_text (article_id, locale, title, summary, body)
    select id, 'zh-CN', '', '', '' from article`);
  await database().query(`insert into article_country (article_id, country_code)
    select id, (array['KE', 'ZA'])[1 + id % 2] from article`);
  await database().query('analyze');
});

async function planOf(query: ReturnType<typeof withTexts>): Promise<string> {
  const lines = await query.explain('text');
  return lines.map((line) => Object.values(line).join()).join('\n');
}

test('a page of a category is found by its index', async () => {
  const page = published(db(), now).where('a.category_id', '=', 2).limit(12).offset(120);
  const plan = await planOf(withTexts(db(), 'fr-FR', page));
  expect(plan).toContain('using article_of_category on article a');
  expect(plan).toContain('using article_text_pkey on article_text');
});

test('the newest of all, and those about a country, are found by their index', async () => {
  const about = published(db(), now).where((eb) =>
    eb.exists(
      eb
        .selectFrom('article_country')
        .select('country_code')
        .whereRef('article_id', '=', 'a.id')
        .where('country_code', 'in', ['KE']),
    ),
  );
  for (const choice of [published(db(), now), about]) {
    const plan = await planOf(withTexts(db(), 'fr-FR', choice.limit(30)));
    expect(plan).toContain('using article_newest on article a');
  }
});
