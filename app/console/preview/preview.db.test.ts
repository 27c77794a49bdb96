import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { readArticle } from '#features/news/queries.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { linksOf, makeLink, openLink, revokeLink } from './preview-links.server.ts';
import { type RenderPage, showDraft } from './show-draft.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });

async function someDraft(values: object = text('草稿'), facts: object = shared) {
  const editor = await somePerson(platform().db, ['editor']);
  const first = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: { ...facts } });
  if (first.outcome !== 'saved') throw new Error(first.outcome);
  await saveThread(platform(), editor, {
    kind,
    thingId: first.thingId,
    thread: 'zh-CN',
    base: 0,
    values: { ...values },
  });
  return { editor, thingId: first.thingId };
}

/** Renders what readers would find at the page's address. */
const render: RenderPage = async ({ address, locale }, { db, clock }) => {
  const id = Number(address.split('/').at(-1));
  return Response.json({ address, article: (await readArticle(db, id, { locale, now: clock.now() })) ?? null });
};

const link = (thingId: number, number: number | null = null) => ({
  id: '',
  kind: kind.name,
  thingId,
  thread: 'zh-CN' as const,
  number,
});

async function look(thingId: number, number: number | null = null) {
  const shown = await showDraft(platform(), link(thingId, number), render);
  return shown.outcome === 'shown' ? shown.response.json() : shown;
}

const countArticles = async () => (await platform().db.selectFrom('article').select('id').execute()).length;

test('a draft is seen as it would be, and nothing of it is there afterwards', async () => {
  const { thingId } = await someDraft();
  const before = await countArticles();
  expect(await look(thingId)).toMatchObject({ article: { title: '草稿', lang: 'zh-CN' } });
  expect(await countArticles()).toBe(before);
  const thing = await platform()
    .db.selectFrom('content_thing')
    .select('key')
    .where('id', '=', thingId)
    .executeTakeFirst();
  expect(thing?.key).toBeNull();
});

test('a link follows the draft, or holds one revision, whatever readers see', async () => {
  const { editor, thingId } = await someDraft();
  await publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' });
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 1, values: text('新稿') });
  expect(await look(thingId)).toMatchObject({ article: { title: '新稿' } });
  expect(await look(thingId, 1)).toMatchObject({ article: { title: '草稿' } });
});

test('what is dated later is looked at from then on', async () => {
  const { thingId } = await someDraft(text('以后'), { ...shared, publishedAt: '2031-01-01T00:00:00.000Z' });
  expect(await look(thingId)).toMatchObject({ article: { title: '以后' } });
});

test('what could not go out cannot be looked at either, and it is said what is missing', async () => {
  const { thingId } = await someDraft({ title: '只有标题' });
  const shown = await look(thingId);
  expect(shown).toMatchObject({ outcome: 'unfinished' });
  expect(shown.wrong.map(({ field }: { field: string }) => field).toSorted()).toEqual(['body', 'summary']);
});

test('a link opens until it ends or is revoked, and is counted', async () => {
  const { editor, thingId } = await someDraft();
  const { id: _, ...asked } = link(thingId);
  const token = await makeLink(platform(), editor, asked);
  const now = new Date();
  expect(await openLink(platform().db, token, now)).toMatchObject({
    kind: 'article',
    thingId,
    thread: 'zh-CN',
    number: null,
  });
  expect(await openLink(platform().db, `${token.slice(0, -1)}x`, now)).toBeUndefined();
  expect(await openLink(platform().db, token, new Date(now.getTime() + 15 * 86_400_000))).toBeUndefined();
  const [listed] = await linksOf(platform(), thingId);
  expect(listed).toMatchObject({ opened: 1, thread: 'zh-CN' });
  expect(await revokeLink(platform(), editor, { kind: 'article', thingId, id: listed?.id ?? '' })).toBe(true);
  expect(await openLink(platform().db, token, now)).toBeUndefined();
});
