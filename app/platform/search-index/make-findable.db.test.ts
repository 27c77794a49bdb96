import { expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Findable } from './findable.ts';
import { foundIds } from './found-by.server.ts';
import { makeFindable, makeUnfindable } from './make-findable.server.ts';
import { tokeniseAnew } from './token-version.server.ts';

const { db, database } = testDatabase();

function thing(id: number, texts: Findable['texts'], more: Partial<Findable> = {}): Findable {
  return { type: 'exhibitor', id: String(id), path: `/x/${id}`, texts, ...more };
}

const text = (body: string, title = 'T') => ({ title, body });

function write(...things: Findable[]): Promise<void> {
  return db()
    .transaction()
    .execute((tx) => makeFindable(tx, things));
}

async function found(keyword: string, locale: Locale = 'en-US', now = new Date()): Promise<number[]> {
  const ids = foundIds({ type: 'exhibitor', locale, keyword, now });
  if (!ids) return [];
  const rows = await db()
    .selectFrom('search_entry as own')
    .where('own.type', '=', 'exhibitor')
    .where((eb) => eb(eb.cast<number>('own.thing_id', 'bigint'), 'in', ids))
    .select('own.thing_id')
    .execute();
  return rows.map(({ thing_id }) => Number(thing_id)).sort((one, other) => one - other);
}

test('things are found by words, stems, names and pairs, in the languages they have', async () => {
  await write(
    thing(1, {
      'en-US': text('Roasted coffees of Sidama'),
      'fr-FR': text('Cafés torréfiés'),
      'zh-CN': text('烘焙咖啡豆'),
    }),
    thing(2, { 'en-US': { ...text('Roses'), words: 'Naivasha W1-A03' } }),
  );
  expect(await found('coffee sidama')).toEqual([1]);
  expect(await found('cafe TORREFIES', 'fr-FR')).toEqual([1]);
  expect(await found('啡豆', 'zh-CN')).toEqual([1]);
  expect(await found('naivasha')).toEqual([2]);
  expect(await found('w1 a03')).toEqual([2]);
  expect(await found('coffee roses')).toEqual([]);
});

test('a text that is missing in a language is found in the best there is', async () => {
  await write(thing(10, { 'en-US': text('Vanilla curing') }), thing(11, { 'fr-FR': text('Séchoirs à cabosses') }));
  expect(await found('vanilla', 'zh-CN')).toEqual([10]);
  expect(await found('vanilla', 'fr-FR')).toEqual([10]);
  expect(await found('séchoir', 'zh-CN')).toEqual([11]);
});

test('what is written again is found by its new texts alone', async () => {
  await write(thing(20, { 'en-US': text('Zinc') }));
  await write(thing(20, { 'en-US': text('Pewter') }), thing(20, { 'en-US': text('Tungsten') }));
  expect(await found('zinc')).toEqual([]);
  expect(await found('pewter')).toEqual([]);
  expect(await found('tungsten')).toEqual([20]);
  const texts = await db().selectFrom('search_text').selectAll().where('body', '=', 'Tungsten').execute();
  expect(texts).toHaveLength(1);
});

test('what is taken out is not found, and others of its number are', async () => {
  await write(thing(30, { 'en-US': text('Quartzite') }), thing(30, { 'en-US': text('Quartzite') }, { type: 'buyer' }));
  await db()
    .transaction()
    .execute((tx) => makeUnfindable(tx, 'exhibitor', ['30']));
  expect(await found('quartzite')).toEqual([]);
  const rest = await db().selectFrom('search_entry').select('type').where('thing_id', '=', '30').execute();
  expect(rest).toEqual([{ type: 'buyer' }]);
});

test('what is dated later is found from then', async () => {
  const from = new Date('2030-01-01T00:00:00Z');
  await write(thing(40, { 'en-US': text('Basalt') }, { from }));
  expect(await found('basalt', 'en-US', new Date(from.getTime() - 1))).toEqual([]);
  expect(await found('basalt', 'en-US', from)).toEqual([40]);
});

test('nothing is written where the transaction fails', async () => {
  const failing = db()
    .transaction()
    .execute(async (tx) => {
      await makeFindable(tx, [thing(50, { 'en-US': text('Feldspar') })]);
      throw new Error('on purpose');
    });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await found('feldspar')).toEqual([]);
});

test('hostile texts are kept and found', async () => {
  await write(
    thing(60, { 'en-US': { title: "'; drop table x; --\\", body: `a\0b \uD800 ${'é'.repeat(5000)} obsidian` } }),
  );
  expect(await found('obsidian')).toEqual([60]);
  expect(await found("drop'table\\")).toEqual([60]);
});

test('an older tokenising is made anew', async () => {
  await write(thing(70, { 'en-US': text('Malachite') }, { countries: ['CD'], facets: ['hall:W2'] }));
  const stale = { token_version: 0, tokens: '' };
  await db().updateTable('search_entry').set(stale).where('thing_id', '=', '70').execute();
  expect(await found('malachite')).toEqual([]);
  expect(await tokeniseAnew(db(), {})).toBe(1);
  expect(await found('malachite')).toEqual([70]);
  const { tokens } = await db()
    .selectFrom('search_entry')
    .selectAll()
    .where('thing_id', '=', '70')
    .executeTakeFirstOrThrow();
  expect(tokens).toContain("'fr:*hall:W2'");
  expect(await tokeniseAnew(db(), {})).toBe(0);
});

test('the pages of the search are emptied', async () => {
  const client = await database().connect();
  const told = new Promise<string | undefined>((resolve) => {
    client.on('notification', ({ payload }) => resolve(payload));
  });
  await client.query(`listen ${pagesChannel}`);
  await write(thing(80, { 'en-US': text('Gypsum') }));
  expect(await told).toBe('search');
  await client.end();
});
