import { expect, test } from 'vitest';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { exhibitionAddresses } from '../addresses.server.ts';
import { countNotices, notices, readNotice } from '../notices.server.ts';
import { seedExhibition } from '../seed.server.ts';
import { noticeKind } from './notice-kind.server.ts';

const { db } = testDatabase();
const now = new Date('2025-06-12T00:00:00Z');
const reader = { locale: 'en-US' as const, now };

const textOf = (title: string) => ({ title, summary: `${title} in short`, body: `<p>${title} <script>x</script></p>` });

function draft(title: string, more: Record<string, unknown> = {}) {
  return {
    audience: 'visitor',
    publishedAt: new Date('2025-06-01T00:00:00Z'),
    texts: { 'en-US': textOf(title) },
    ...more,
  };
}

const publish = async (...given: Parameters<typeof draft>) =>
  Number(await writeContent(db(), noticeKind, draft(...given)));

const entryOf = (id: number) =>
  db().selectFrom('search_entry').selectAll().where('thing_id', '=', `notice-${id}`).execute();

test('a notice is sanitised, set in French, and found by the search', async () => {
  const fields = { title: 'Navettes : départ', summary: 'Où ?' };
  const body = '<p>Voir <a href="/service/">ici</a> !<img src=x></p>';
  const id = await publish('Shuttle', { texts: { 'fr-FR': { ...fields, body } } });
  expect(await readNotice(db(), id, reader)).toMatchObject({
    title: 'Navettes\u202f: départ',
    summary: 'Où\u202f?',
    body: '<p>Voir <a href="/en-US/service/">ici</a>\u202f!</p>',
    lang: 'fr-FR',
    publishedAt: '2025-06-01T08:00:00+08:00',
  });
  expect(await entryOf(id)).toMatchObject([{ type: 'page', path: `/exhibition/more?id=${id}` }]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['nobody to read it', { audience: 'press' }, 'audience'],
  ['a day that is none', { publishedAt: 'soon' }, 'publishedAt'],
  ['no text', { texts: {} }, 'texts'],
  ['a blank title', { texts: { 'en-US': { ...textOf('A'), title: ' ' } } }, 'texts.en-US.title'],
  ['a body that shows nothing', { texts: { 'en-US': { ...textOf('A'), body: '<p> </p>' } } }, 'texts.en-US.body'],
])('a notice with %s is refused', async (_, wrong, field) => {
  const before = await countNotices(db(), { now });
  expect(await wrongFields(db(), noticeKind, draft('Wrong', wrong))).toEqual([field]);
  expect(await countNotices(db(), { now })).toEqual(before);
});

test('important notices come first, then the newest; later ones wait for their day', async () => {
  const of = { ...reader, audience: 'exhibitor' as const, limit: 10 };
  const mine = { audience: 'exhibitor' };
  const old = await publish('Old but important', { ...mine, important: true, publishedAt: new Date('2025-01-01') });
  const first = await publish('First', { ...mine, publishedAt: new Date('2025-02-01') });
  const second = await publish('Second', { ...mine, publishedAt: new Date('2025-03-01') });
  const later = await publish('Later', { ...mine, important: true, publishedAt: new Date('2025-07-01') });
  expect((await notices(db(), of)).map(({ id }) => id)).toEqual([old, second, first]);
  expect((await notices(db(), { ...of, limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([second]);
  expect(await countNotices(db(), { now, audience: 'exhibitor' })).toEqual({ total: 3 });
  expect(await readNotice(db(), later, reader)).toBeUndefined();
  expect(await readNotice(db(), later, { ...reader, now: new Date('2025-07-02') })).toMatchObject({ title: 'Later' });
});

test('a notice written anew says the new and nothing of the old; withdrawn, it is nowhere', async () => {
  const id = await publish('Old', { important: true, texts: { 'en-US': textOf('Old'), 'fr-FR': textOf('Vieux') } });
  const { total } = await countNotices(db(), { now });
  const change = draft('New', { texts: { 'en-US': textOf('New') } });
  expect(await writeContent(db(), noticeKind, change, String(id))).toBe(String(id));
  expect(await readNotice(db(), id, { ...reader, locale: 'fr-FR' })).toMatchObject({
    title: 'New',
    lang: 'en-US',
    important: false,
  });
  expect(await entryOf(id)).toHaveLength(1);
  await withdraw(db(), noticeKind, String(id));
  expect(await readNotice(db(), id, reader)).toBeUndefined();
  expect((await notices(db(), { ...reader, limit: 99 })).map((notice) => notice.id)).not.toContain(id);
  expect(await countNotices(db(), { now })).toEqual({ total: total - 1 });
  expect(await entryOf(id)).toEqual([]);
  const listed = await exhibitionAddresses.things[0]?.between(db(), { from: id, to: id, now });
  expect(listed).toEqual([]);
  await writeContent(db(), noticeKind, change, String(id));
  expect(await readNotice(db(), id, reader)).toMatchObject({ title: 'New' });
});

test('the notices of the demonstration, written as they are read, are what they were', async () => {
  await db()
    .transaction()
    .execute((tx) => seedExhibition(tx, { bundle: demonstration }));
  await rewriteAll(db(), noticeKind, ['exhibition_notice', 'exhibition_notice_text']);
});
