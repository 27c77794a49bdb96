import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { askForRebuild, languagesWaiting, rebuild } from '#platform/search-index/rebuild.server.ts';
import { fixtureBundle } from '#tests/contract/fixture-bundle.ts';
import { testDatabase } from '#tests/support/database.ts';
import { publishedBuyer, publishedExhibitor, surroundings, texts } from './directory.fixture.ts';
import { facetsOfCompanies } from './publishing/findable-company.server.ts';
import { relistCompanies } from './relist-companies.server.ts';

const { db } = testDatabase();
const listings = {
  facetsOf: { exhibitor: facetsOfCompanies, buyer: facetsOfCompanies },
  relist: [relistCompanies],
  tags: ['directory'],
};

beforeAll(async () => {
  await surroundings(db(), fixtureBundle);
  await publishedExhibitor(db(), { stands: ['W1-A02'], texts: texts('Sable Spices', 'en-US') });
  await publishedExhibitor(db(), { texts: texts('Éclat', 'fr-FR', 'zh-CN') });
  await publishedBuyer(db());
});

/** All that lists and search are read from. */
async function state() {
  const { rows: listed } = await sql`select * from company_listing order by company_id, locale`.execute(db());
  const { rows: counts } = await sql`select * from company_count order by 1, 2, 3, 4`.execute(db());
  const { rows: found } =
    await sql`select type, thing_id, tokens::text, facets from search_entry order by 1, 2`.execute(db());
  return { listed, counts, found };
}

test('lists and search that have lost what they held are made from what is there; a second time changes nothing', async () => {
  const before = await state();
  expect(before.listed).toHaveLength(9);
  await sql`delete from company_listing where locale = 'fr-FR'`.execute(db());
  await sql`update company_listing set sort_key = '', stand_key = '', hall_code = '' where locale = 'en-US'`.execute(
    db(),
  );
  await sql`update search_entry set tokens = '', facets = '{}'`.execute(db());
  const rebuilt = await rebuild(db(), listings);
  expect(rebuilt).toEqual({ listed: 3, found: before.found.length });
  expect(await state()).toEqual(before);
  const rows = () =>
    sql<{ row: string }>`select xmin::text || ctid::text as row from company_listing order by 1`.execute(db());
  const written = await rows();
  await rebuild(db(), listings);
  expect((await rows()).rows).toEqual(written.rows);
}, 60_000);

test('what was there before a language is listed and found in it, and then it counts as listed', async () => {
  await sql`update language set is_listed = false where tag = 'fr-FR'`.execute(db());
  const before = await state();
  await sql`delete from company_listing where locale = 'fr-FR'`.execute(db());
  await rebuild(db(), listings);
  expect(await state()).toEqual(before);
  expect(await languagesWaiting(db())).toEqual([]);
}, 60_000);

test('a language that only a later release knows is left for that release to list', async () => {
  await sql`insert into language (tag) values ('pt-BR')`.execute(db());
  expect(await languagesWaiting(db())).toEqual([]);
  await rebuild(db(), listings);
  const { rows } = await sql`select tag from language where not is_listed`.execute(db());
  await sql`delete from language where tag = 'pt-BR'`.execute(db());
  expect(rows).toEqual([{ tag: 'pt-BR' }]);
}, 60_000);

test('a run that is ended leaves languages waiting', async () => {
  await askForRebuild(db());
  await rebuild(db(), listings, AbortSignal.abort());
  expect(await languagesWaiting(db())).toHaveLength(locales.length);
  await rebuild(db(), listings);
}, 60_000);

test('who asks while all is listed anew is not forgotten: all is listed once more', async () => {
  await askForRebuild(db());
  const relist = async () => {
    await askForRebuild(db());
    return 0;
  };
  await rebuild(db(), { ...listings, relist: [relist] });
  expect(await languagesWaiting(db())).toHaveLength(locales.length);
  await rebuild(db(), listings);
  expect(await languagesWaiting(db())).toEqual([]);
}, 60_000);
