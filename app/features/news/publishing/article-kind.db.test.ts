import { expect, test } from 'vitest';
import { importPicture } from '#features/media/index.server.ts';
import { pictureFile, testStore } from '#features/media/media.fixture.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readContent, tryContent, withdrawContent, writeContent } from '#tests/support/write-content.ts';
import { newsAddresses } from '../addresses.server.ts';
import { draft, publish, text } from '../news.fixture.ts';
import { categoryId as categoryIdOf } from '../news.ts';
import { countArticles, latestArticles, latestOfEach, readArticle } from '../queries.server.ts';
import type { ArticleDraft } from './article-draft.server.ts';
import { articleKind } from './article-kind.server.ts';

const { db } = testDatabase();
const store = testStore();
const reader = { locale: 'en-US', now: new Date('2026-01-01T00:00:00Z') } as const;

function countRows(): Promise<number> {
  const counted = db()
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return counted.executeTakeFirstOrThrow().then(({ count }) => count);
}

test('what an editor publishes is read as it was written, once it is sanitised', async () => {
  const picture = await db()
    .transaction()
    .execute(async (tx) =>
      importPicture(tx, store(), { bytes: await pictureFile('webp'), alts: { 'en-US': 'Roses' } }),
    );
  const hostile = '<p onclick="x()">A <a href="javascript:x">b</a> <a href="/news/">c</a><script>alert(1)</script></p>';
  const id = await publish(db(), {
    category: 'photo',
    countries: ['KE', 'ZA', 'KE'],
    pictureIds: [picture],
    texts: { 'en-US': text('Roses', hostile) },
  });
  expect(await readArticle(db(), id, reader)).toMatchObject({
    id,
    title: 'Roses',
    lang: 'en-US',
    body: '<p>A b <a href="/en-US/news/">c</a></p>',
    category: { name: 'Photo centre', hexId: '33e21e0b67fc66a8d5ca954c' },
    publishedAt: '2025-06-12T09:30:00+08:00',
    countries: [
      { code: 'KE', name: 'Kenya' },
      { code: 'ZA', name: 'South Africa' },
    ],
    picture: { id: picture, alt: 'Roses' },
    album: [{ id: picture, large: expect.stringMatching(/^\/media\/\d+\/\w+\/\d+\.webp$/) }],
    pictures: 1,
  });
});

test('an article without a picture shows the scene that was chosen, one with a picture shows the picture', async () => {
  const picture = await db()
    .transaction()
    .execute(async (tx) =>
      importPicture(tx, store(), { bytes: await pictureFile('webp'), alts: { 'en-US': 'Roses' } }),
    );
  const plain = await readArticle(db(), await publish(db(), { scene: 'signing' }), reader);
  expect(plain?.scene).toMatch(/signing/);
  const pictured = await readArticle(db(), await publish(db(), { scene: 'signing', coverId: picture }), reader);
  expect(pictured?.scene).toBeUndefined();
  expect(pictured?.picture?.id).toBe(picture);
});

test('French gets its narrow spaces', async () => {
  const id = await publish(db(), { texts: { 'fr-FR': text('Qui ?', '<p>Moi : « oui »</p>') } });
  const article = await readArticle(db(), id, { ...reader, locale: 'fr-FR' });
  expect(article).toMatchObject({ title: 'Qui\u202f?', body: '<p>Moi\u202f: «\u202foui\u202f»</p>' });
});

test.each<[string, Partial<ArticleDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a text without a title', { texts: { 'en-US': { ...text('T'), title: ' ' } } }, 'texts.en-US.title'],
  [
    'a body of which nothing remains',
    { texts: { 'en-US': text('T', '<script>x</script><p> </p>') } },
    'texts.en-US.body',
  ],
  ['NUL in a title', { texts: { 'en-US': { ...text('T'), title: 'T\0' } } }, 'texts.en-US.title'],
  ['half a character in a body', { texts: { 'en-US': text('T', '<p>\ud800</p>') } }, 'texts.en-US.body'],
  ['an unknown category', { category: 'rumours' as 'news' }, 'category'],
  ['a country outside Africa', { countries: ['FR'] }, 'countries.0'],
  ['no moment', { publishedAt: new Date('never') }, 'publishedAt'],
  ['an album without pictures', { category: 'photo' }, 'pictureIds'],
  ['a video article without its film', { category: 'video' }, 'videoId'],
  ['a picture that does not exist', { pictureIds: [999_999] }, 'pictureIds'],
  ['a cover that does not exist', { coverId: 999_999 }, 'coverId'],
  ['a film that does not exist', { videoId: 999_999 }, 'videoId'],
])('a draft with %s is refused whole', async (_, wrong, field) => {
  const before = await countRows();
  const written = await tryContent(db(), articleKind, draft(wrong));
  const fields = written.outcome === 'invalid' ? written.error.issues.map(({ path }) => path.join('.')) : [];
  expect(fields).toEqual([field]);
  expect(await countRows()).toBe(before);
});

test('an article written anew says the new and nothing of the old; withdrawn, it is not to be seen', async () => {
  const id = await publish(db(), { countries: ['KE'], texts: { 'zh-CN': text('旧'), 'en-US': text('Old') } });
  const change = draft({ countries: ['ZM'], texts: { 'en-US': text('New') } });
  expect(await writeContent(db(), articleKind, change, String(id))).toBe(String(id));
  expect(await readArticle(db(), id, reader)).toMatchObject({ title: 'New', countries: [{ code: 'ZM' }] });
  expect(await readArticle(db(), id, { ...reader, locale: 'zh-CN' })).toMatchObject({ title: 'New', lang: 'en-US' });
  await db()
    .transaction()
    .execute((tx) => articleKind.withdraw(tx, String(id), new Date()));
  expect(await readArticle(db(), id, reader)).toBeUndefined();
});

test('what is withdrawn is counted in no category, stands in no feed and no list of addresses, and beside no other; published again it does', async () => {
  const now = reader.now;
  const categoryId = categoryIdOf('exhi');
  const [older, id, newer] = [
    await publish(db(), { category: 'exhi', publishedAt: new Date('2025-07-01T00:00:00Z') }),
    await publish(db(), { category: 'exhi', publishedAt: new Date('2025-07-02T00:00:00Z') }),
    await publish(db(), { category: 'exhi', publishedAt: new Date('2025-07-03T00:00:00Z') }),
  ];
  const [addresses] = newsAddresses.things;
  if (!addresses) throw new Error('The sitemap knows no articles');
  const seen = async () => ({
    counted: await countArticles(db(), { categoryId, now }),
    feed: (await latestArticles(db(), { ...reader, limit: 3 })).map((each) => each.id),
    ofEach: (await latestOfEach(db(), { ...reader, limit: 3 })).map((each) => each.id).filter((each) => each >= older),
    addresses: (await addresses.between(db(), { from: older, to: newer, now })).length,
    before: (await readArticle(db(), newer, reader))?.previous?.href.split('/').at(-1),
  });
  const all = { feed: [newer, id, older], ofEach: [newer, id, older], addresses: 3, before: String(id) };
  expect(await seen()).toEqual({ ...all, counted: { total: 3 } });
  const draftBefore = await readContent(db(), articleKind, String(id));
  await withdrawContent(db(), articleKind, String(id));
  expect(await seen()).toMatchObject({
    counted: { total: 2 },
    ofEach: [newer, older],
    addresses: 2,
    before: String(older),
  });
  expect((await seen()).feed).not.toContain(id);
  await writeContent(db(), articleKind, draftBefore, String(id));
  expect(await seen()).toEqual({ ...all, counted: { total: 3 } });
});

test('what was written is read as a draft, and written so again changes nothing', async () => {
  const id = String(await publish(db(), { countries: ['KE'], scene: 'signing' }));
  const before = (await articleKind.read(db(), [id])).get(id);
  expect(before).toMatchObject({ category: 'news', publishedAt: '2025-06-12T01:30:00.000Z', scene: 'signing' });
  if (!before) throw new Error('It is not there');
  await writeContent(db(), articleKind, before, id);
  expect((await articleKind.read(db(), [id])).get(id)).toEqual(before);
});
