import { expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readGuide } from '../guide.server.ts';
import { countNotices, notices, readNotice } from '../notices.server.ts';
import { publishChapter } from './publish-chapter.server.ts';
import { publishNotice } from './publish-notice.server.ts';

const { db, database } = testDatabase();
const now = new Date('2025-06-12T00:00:00Z');
const editor = { roles: ['editor'] } as const;

function draft(title: string, more: Partial<Parameters<typeof publishNotice>[2]> = {}) {
  return {
    audience: 'visitor' as const,
    publishedAt: new Date('2025-06-01T00:00:00Z'),
    texts: { 'en-US': { title, summary: `${title} in short`, body: `<p>${title} <script>x</script></p>` } },
    ...more,
  };
}

async function publish(...given: Parameters<typeof draft>): Promise<number> {
  const publication = await publishNotice(db(), editor, draft(...given));
  if (publication.outcome !== 'published') throw new Error(`The notice was ${publication.outcome}`);
  return publication.id;
}

test('an editor publishes a notice: sanitised, set in French, found by the search, pages made anew', async () => {
  const client = await database().connect();
  const emptied: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => emptied.push(payload));
  await client.query(`listen ${pagesChannel}`);
  const id = await publish('Shuttle', {
    texts: {
      'fr-FR': {
        title: 'Navettes : départ',
        summary: 'Où ?',
        body: '<p>Voir <a href="/service/">ici</a> !<img src=x></p>',
      },
    },
  });
  expect(await readNotice(db(), id, { locale: 'en-US', now })).toMatchObject({
    title: 'Navettes\u202f: départ',
    summary: 'Où\u202f?',
    body: '<p>Voir <a href="/en-US/service/">ici</a>\u202f!</p>',
    lang: 'fr-FR',
    publishedAt: '2025-06-01T08:00:00+08:00',
  });
  const entry = await db().selectFrom('search_entry').selectAll().where('thing_id', '=', `notice-${id}`).execute();
  expect(entry).toMatchObject([{ type: 'page', path: `/exhibition/more?id=${id}` }]);
  await expect.poll(() => emptied.join()).toContain('exhibition');
  await client.end();
});

test('visitors may not publish; a wrong draft is refused by its fields and nothing is written', async () => {
  const { total } = await countNotices(db(), { now });
  expect(await publishNotice(db(), { roles: [] }, draft('No'))).toEqual({ outcome: 'forbidden' });
  expect(await publishNotice(db(), editor, draft(' '))).toMatchObject({ outcome: 'invalid' });
  expect(await publishNotice(db(), editor, draft('No words', { texts: {} }))).toMatchObject({ outcome: 'invalid' });
  const empty = { 'en-US': { title: 'A', summary: 'B', body: '<p> </p>' } };
  const refused = await publishNotice(db(), editor, draft('A', { texts: empty }));
  expect(refused.outcome === 'invalid' && refused.error.issues.map(({ path }) => path.join('.'))).toEqual([
    'texts.en-US.body',
  ]);
  expect(await countNotices(db(), { now })).toEqual({ total });
});

test('important notices come first, then the newest; later ones wait for their day', async () => {
  const reader = { locale: 'en-US' as const, now, audience: 'exhibitor' as const, limit: 10 };
  const mine = { audience: 'exhibitor' as const };
  const old = await publish('Old but important', { ...mine, important: true, publishedAt: new Date('2025-01-01') });
  const first = await publish('First', { ...mine, publishedAt: new Date('2025-02-01') });
  const second = await publish('Second', { ...mine, publishedAt: new Date('2025-03-01') });
  const later = await publish('Later', { ...mine, important: true, publishedAt: new Date('2025-07-01') });
  expect((await notices(db(), reader)).map(({ id }) => id)).toEqual([old, second, first]);
  expect((await notices(db(), { ...reader, limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([second]);
  expect(await countNotices(db(), { now, audience: 'exhibitor' })).toEqual({ total: 3 });
  expect(await readNotice(db(), later, reader)).toBeUndefined();
  expect(await readNotice(db(), later, { ...reader, now: new Date('2025-07-02') })).toMatchObject({ title: 'Later' });
});

test('a chapter replaces the one of its key; chapters stand in their order', async () => {
  const chapter = (key: string, position: number, title: string) => ({
    key,
    guide: 'exhibitor' as const,
    position,
    texts: { 'zh-CN': { title, body: `<p>${title}</p>` } },
  });
  expect(await publishChapter(db(), { roles: [] }, chapter('power', 2, '用电'))).toEqual({ outcome: 'forbidden' });
  for (const one of [chapter('power', 2, '电'), chapter('freight', 1, '运输'), chapter('power', 2, '用电')]) {
    expect(await publishChapter(db(), editor, one)).toEqual({ outcome: 'published' });
  }
  expect(await publishChapter(db(), editor, chapter('Power!', 3, '电'))).toMatchObject({ outcome: 'invalid' });
  expect(await readGuide(db(), 'exhibitor', 'fr-FR')).toEqual([
    { key: 'freight', title: '运输', body: '<p>运输</p>', lang: 'zh-CN' },
    { key: 'power', title: '用电', body: '<p>用电</p>', lang: 'zh-CN' },
  ]);
  expect(await readGuide(db(), 'visitor', 'fr-FR')).toEqual([]);
});
