import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Thread } from '../content/document.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { newestThreads } from '../content/thread-revisions.server.ts';

/** What an article says in a language, a paragraph each. */
export const articleText = (title: string, ...paragraphs: string[]): Values => ({
  title,
  summary: `${title}概要`,
  body: paragraphs.map((each) => `<p>${each}</p>`).join(''),
});

/** Articles as they are written in Chinese to be translated. @param editor who writes them */
export function articlesOf(platform: () => Platform, editor: () => Staff) {
  /** Saves a part of an article. @returns the number of its thing @throws where it was not saved */
  async function save(thingId: number | undefined, thread: Thread, values: Values, base = 0): Promise<number> {
    const saved = await saveThread(platform(), editor(), { kind, thingId, thread, base, values });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved.thingId;
  }

  /** Writes its Chinese and publishes it. */
  async function change(id: number, base: number, ...paragraphs: string[]): Promise<void> {
    await save(id, 'zh-CN', articleText('标题', ...paragraphs), base);
    await publishThread(platform(), editor(), { kind, thingId: id, thread: 'zh-CN' });
  }

  /** An article that is out in Chinese. */
  async function someArticle(...paragraphs: string[]): Promise<number> {
    const id = await save(undefined, 'shared', { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
    await change(id, 0, ...paragraphs);
    return id;
  }

  /** Its newest French; undefined where it has none. */
  function french(id: number) {
    return newestThreads(platform().db)
      .select(['thread.behind', 'thread.head', 'revision.fields', 'revision.origin'])
      .where('thread.thing_id', '=', id)
      .where('thread.thread', '=', 'fr-FR')
      .executeTakeFirst();
  }

  return { save, change, someArticle, french };
}
