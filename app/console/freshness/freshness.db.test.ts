import { beforeAll, expect, test } from 'vitest';
import { draft } from '#features/news/news.fixture.ts';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { lookAtWording } from '../glossary/look-at-wording.server.ts';
import { loader } from './freshness.tsx';

const platform = emptyPlatform();
const day = 86_400_000;
/** A Thursday, noon at the venue. */
const now = new Date('2026-11-26T12:00:00+08:00');
const before = (days: number) => new Date(now.getTime() - days * day);
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

/** The page as somebody is shown it. */
async function seen(staff = editor) {
  const site = siteFor(platform(), { clock: { now: () => now } });
  return loader(pageArguments(site, await staffRequest(site, staff, '/console/freshness/'), {}));
}

/** The lines of one thing that is looked at. */
async function lines(title: string, staff = editor) {
  const found = (await seen(staff)).stale.find((group) => group.title === title)?.lines ?? [];
  return found.map(({ note, ...line }) => ({ ...line, note: note?.replaceAll('\u00a0', ' ') }));
}

test('news of two weeks ago and an announcement of half a year ago are old, and a newer one mends it', async () => {
  const { db } = platform();
  const write = (category: 'news' | 'notic' | 'exhi', publishedAt: Date) =>
    writeContent(db, kind, draft({ category, publishedAt }));
  const titles = async () => (await lines('News and announcements')).map(({ title, note }) => `${title}: ${note}`);
  expect(await titles()).toEqual([
    'No news for two weeks: None has been published.',
    'No announcement for six months: None has been published.',
  ]);
  await write('news', before(15));
  await write('notic', before(200));
  expect(await titles()).toEqual([
    'No news for two weeks: The latest: 11 November 2026',
    'No announcement for six months: The latest: 10 May 2026',
  ]);
  // An announcement is no news, and what is to come is not there yet.
  await write('notic', before(13));
  await write('news', before(-1));
  expect(await titles()).toEqual(['No news for two weeks: The latest: 11 November 2026']);
  await write('exhi', before(13));
  expect(await titles()).toEqual([]);
  expect((await seen()).fresh).toContain('News and announcements');
});

test('a message waits too long after three working days, and only those who may answer it are told', async () => {
  const { db } = platform();
  const ask = (created_at: Date) =>
    db
      .insertInto('board_message')
      .values({
        ...{ title: 'Sesame', content: 'Sesame, 200 t.', locale: 'en-US', identity: 'buyer', status: 'waiting' },
        created_at,
      })
      .execute();
  // Monday noon: three working days ago to the minute.
  await ask(before(3));
  expect(await lines('Board messages')).toEqual([]);
  // Friday before the weekend.
  await ask(before(6));
  await ask(before(7));
  expect(await lines('Board messages')).toMatchObject([
    { count: 2, note: 'The oldest: 19 November 2026', to: '/console/inbox/?queue=messages' },
  ]);
  expect((await lines('Board messages', await somePerson(db, ['translator']))).length).toBe(0);
  await db
    .updateTable('board_message')
    .set({ status: 'approved', reviewed_at: now })
    .where('created_at', '<', before(3))
    .execute();
  expect(await lines('Board messages')).toEqual([]);
});

test('pictures are counted in each language in which they are not described; those of members are not', async () => {
  const { db } = platform();
  const picture = { kind: 'picture', mime: 'image/webp', width: 1, height: 1, bytes: 1 } as const;
  const [one] = await db
    .insertInto('media')
    .values([
      { ...picture, storage_key: 'one' },
      { ...picture, storage_key: 'two' },
      { ...picture, storage_key: 'face', in_library: false },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('media_text')
    .values([
      { media_id: Number(one?.id), locale: 'zh-CN', alt: '芝麻' },
      { media_id: Number(one?.id), locale: 'fr-FR', alt: '' },
    ])
    .execute();
  expect((await lines('Pictures and videos')).map(({ locale, count, to }) => [locale, count, to])).toEqual([
    ['zh-CN', 1, '/console/media/?missing=zh-CN'],
    ['en-US', 2, '/console/media/?missing=en-US'],
    ['fr-FR', 2, '/console/media/?missing=fr-FR'],
  ]);
});

/** An article that is out in some languages. @returns its number in the console */
async function outNow(titles: Partial<Record<'zh-CN' | 'en-US', string>>): Promise<number> {
  const shared = { category: 'news', publishedAt: before(1).toISOString() };
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: shared });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  for (const [thread, title] of Object.entries(titles)) {
    await write(saved.thingId, thread as 'zh-CN', title, 0);
  }
  return saved.thingId;
}

/** Has readers see a text. */
async function write(thingId: number, thread: 'zh-CN' | 'en-US', title: string, base: number): Promise<void> {
  const values = { title, summary: `${title}.`, body: `<p>${title}</p>` };
  await saveThread(platform(), editor, { kind, thingId, thread, base, values });
  // A name that the glossary does not use goes out with a reason alone.
  const { outcome } = await publishThread(platform(), editor, {
    kind,
    thingId,
    thread,
    because: 'It is called so there',
  });
  if (outcome !== 'published') throw new Error(outcome);
}

test('a text that does not know what its source has become is counted in its language', async () => {
  const id = await outNow({ 'zh-CN': '芝麻', 'en-US': 'Sesame' });
  expect(await lines('Translations')).toEqual([]);
  await write(id, 'zh-CN', '咖啡', 1);
  expect(await lines('Translations')).toMatchObject([
    { locale: 'en-US', count: 1, to: '/console/translations/?state=behind&reader=en-US&tab=en-US' },
  ]);
});

test('a published text that says what the glossary does not is named, until it says it or is seen no more', async () => {
  const id = await outNow({ 'zh-CN': '欢迎来到云展厅', 'en-US': 'Cloud Expo' });
  const look = async () => {
    await lookAtWording(platform().db);
    return lines('Glossary');
  };
  expect(await lines('Glossary')).toEqual([]);
  const found = {
    ...{ title: '欢迎来到云展厅', lang: 'zh-CN', locale: 'zh-CN', count: 1, note: '“云展厅” instead of “云上博览”' },
    to: `/console/content/article/${id}?language=zh-CN`,
  };
  expect(await look()).toEqual([found]);
  await write(id, 'zh-CN', '欢迎来到云上博览', 1);
  expect(await look()).toEqual([]);
  await write(id, 'zh-CN', '欢迎来到云展厅', 2);
  expect(await look()).toEqual([found]);
  await withdrawThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
  expect(await lines('Glossary')).toEqual([]);
});
