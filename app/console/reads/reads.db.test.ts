import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { listThings } from '../content/list-things.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { plainPath } from '../links/links-in.ts';
import { rankThings } from './rank-things.server.ts';
import { writeReads } from './write-reads.server.ts';

const platform = emptyPlatform();
const kind = articleKind;

/** An article that is out in Chinese. @returns its number and its page */
async function outNow(title: string) {
  const editor = await somePerson(platform().db, ['editor', 'publisher']);
  const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: shared });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  const values = { title, summary: `${title}.`, body: `<p>${title}</p>` };
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values });
  const published = await publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' });
  if (published.outcome !== 'published') throw new Error(published.outcome);
  return { id: thingId, path: plainPath(kind.address(published.key, { ...shared, texts: {} }) ?? '') };
}

const write = (counts: Record<string, number>) => writeReads(platform(), new Map(Object.entries(counts)));

const rowsOf = (path: string) =>
  platform()
    .db.selectFrom('page_read')
    .select(['locale', 'reads'])
    .where('path', '=', path)
    .orderBy('locale')
    .execute();

/** Things of a kind that is none, with their pages. */
const somePages = (...paths: string[]) =>
  platform()
    .db.insertInto('content_thing')
    .values(paths.map((path) => ({ kind: 'page', source: 'zh-CN', changed_by: 'site', changed_at: new Date(), path })))
    .execute();

test('counts of all processes are added up by page, day and language, its data with it', async () => {
  await somePages('/a', '/a?id=5');
  await write({ '/fr-FR/a/': 2, '/fr-FR/a/_.data?_routes=x': 1, '/fr-FR/a.data': 1, '/a/': 5, '/a/?id=5': 7 });
  await Promise.all(Array.from({ length: 8 }, () => write({ '/a/': 1, '/fr-FR/a/': 1, '/en-US/a': 1 })));
  expect(await rowsOf('/a')).toEqual([
    { locale: 'en-US', reads: 8 },
    { locale: 'fr-FR', reads: 12 },
    { locale: 'zh-CN', reads: 13 },
  ]);
  expect(await rowsOf('/a?id=5')).toEqual([{ locale: 'zh-CN', reads: 7 }]);
});

test('of addresses that no thing has, such as what somebody looks for, nothing is kept', async () => {
  await somePages('/kept');
  await write({ '/kept/': 1, '/search/?keyword=13900000000': 3, '/a/?id=6': 2, '/nowhere': 1 });
  expect(await rowsOf('/kept')).toEqual([{ locale: 'zh-CN', reads: 1 }]);
  for (const path of ['/search?keyword=13900000000', '/a?id=6', '/nowhere']) expect(await rowsOf(path)).toEqual([]);
});

test('what is most read comes first, page after page; reads of long ago count for nothing', async () => {
  const [seldom, never, often] = [await outNow('Seldom'), await outNow('Never'), await outNow('Often')];
  await write({ [`/en-US${seldom.path}`]: 2, [`${often.path}/`]: 3, [`/fr-FR${often.path}`]: 4 });
  await platform()
    .db.insertInto('page_read')
    .values({ day: '2020-01-01', locale: 'zh-CN', path: never.path, reads: 1000 })
    .execute();
  await rankThings(platform());
  const list = async (after?: { reads: number; id: number }) =>
    listThings(platform().db, kind, {}, { order: 'read', after });
  const { things } = await list();
  expect(things.map(({ id, reads }) => ({ id, reads }))).toEqual([
    { id: often.id, reads: 7 },
    { id: seldom.id, reads: 2 },
    { id: never.id, reads: 0 },
  ]);
  expect((await list({ reads: 7, id: often.id })).things.map(({ id }) => id)).toEqual([seldom.id, never.id]);
  // Four hundred days later nobody asks.
  expect(await rowsOf(never.path)).toEqual([]);
});

test('the page of what came in by a seed is looked up', async () => {
  const { id, path } = await outNow('Seeded');
  await platform().db.updateTable('content_thing').set({ path: null }).where('id', '=', id).execute();
  await write({ [path]: 9 });
  await rankThings(platform());
  const row = await platform()
    .db.selectFrom('content_thing')
    .select(['path', 'reads'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ path, reads: 9 });
});
