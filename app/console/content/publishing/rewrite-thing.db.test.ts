import { expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { plainPath } from '../../links/links-in.ts';
import { oldLinks } from '../../links/old-links.server.ts';
import { saveThread } from '../save-thread.server.ts';
import { publishThread } from './publish-thread.server.ts';
import { rewriteWithin } from './rewrite-thing.server.ts';

const platform = emptyPlatform();
const facts = (category: string) => ({ category, publishedAt: '2025-06-12T01:30:00.000Z' });

/** An article that is out in Chinese. @returns its number in the console, and its key */
async function someArticle(editor: Staff, body: string): Promise<{ thingId: number; key: string }> {
  const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: facts('news') });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { thingId } = saved;
  const values = { title: '标题', summary: '摘要。', body };
  await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values });
  const published = await publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN' });
  if (published.outcome !== 'published') throw new Error(published.outcome);
  return { thingId, key: published.key };
}

test('a thing whose address is again what it was has no old links to it; what leads to where it was meanwhile is one', async () => {
  const { db } = platform();
  const editor = await somePerson(db, ['editor']);
  const { thingId, key } = await someArticle(editor, '<p>x</p>');
  const address = (category: string) => plainPath(kind.address(key, { ...facts(category), texts: {} }) ?? '');
  const link = (category: string) => `<p><a href="${address(category)}">da</a></p>`;
  await saveThread(platform(), editor, { kind, thingId, thread: 'shared', base: 1, values: facts('exhi') });
  await publishThread(platform(), editor, { kind, thingId, thread: 'shared' });
  await someArticle(editor, link('news'));
  const { thingId: other } = await someArticle(editor, link('exhi'));
  // As an import does that is taken back.
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('content_thread')
      .set({ published: 1 })
      .where('thing_id', '=', thingId)
      .where('thread', '=', 'shared')
      .execute();
    expect(await rewriteWithin(tx, kind, thingId, new Date())).toBeUndefined();
  });
  expect(await oldLinks(db)).toMatchObject([{ thingId: other, from: address('exhi') }]);
  const page = db.selectFrom('content_thing').select('path').where('id', '=', thingId);
  expect(await page.executeTakeFirst()).toEqual({ path: address('news') });
});
