import type { Tx } from '#platform/db/database.ts';
import { eachText, type Texts, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { guideHref, noticeHref } from '../exhibition.ts';
import type { ReadyChapter, ReadyNotice } from './drafts.server.ts';

/**
 * Writes notices that have been validated, and has the search find them.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeNotices(tx: Tx, notices: readonly ReadyNotice[]): Promise<number[]> {
  if (notices.length === 0) return [];
  const rows = await tx
    .insertInto('exhibition_notice')
    .values(notices.map(({ audience, important, publishedAt }) => ({ audience, important, published_at: publishedAt })))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const written = notices.map((notice, i) => ({ id: ids[i] as number, notice }));
  await tx
    .insertInto('exhibition_notice_text')
    .values(
      written.flatMap(({ id, notice: { texts } }) =>
        textsOf(texts).map(([locale, text]) => ({ notice_id: id, locale, ...text })),
      ),
    )
    .execute();
  await makeFindable(tx, written.map(findableNotice));
  return ids;
}

/** Writes chapters that have been validated in the place of those of the same keys, and has the search find them. */
export async function writeChapters(tx: Tx, chapters: readonly ReadyChapter[]): Promise<void> {
  if (chapters.length === 0) return;
  const keys = chapters.map(({ key }) => key);
  await tx.deleteFrom('guide_chapter').where('key', 'in', keys).execute();
  await tx
    .insertInto('guide_chapter')
    .values(chapters.map(({ key, guide, position }) => ({ key, guide, position })))
    .execute();
  await tx
    .insertInto('guide_chapter_text')
    .values(
      chapters.flatMap(({ key, texts }) =>
        textsOf(texts).map(([locale, text]) => ({ chapter_key: key, locale, ...text })),
      ),
    )
    .execute();
  await makeFindable(tx, chapters.map(findableChapter));
}

function findableNotice({ id, notice }: { id: number; notice: ReadyNotice }): Findable {
  return {
    type: 'page',
    id: `notice-${id}`,
    path: noticeHref(id),
    texts: findableTexts(notice.texts),
    date: notice.publishedAt,
    from: notice.publishedAt,
  };
}

function findableChapter({ key, guide, texts }: ReadyChapter): Findable {
  return { type: 'page', id: `guide-${key}`, path: guideHref(guide, key), texts: findableTexts(texts) };
}

function findableTexts(texts: Texts<{ title: string; summary?: string; body: string }>): Findable['texts'] {
  return eachText(texts, ({ title, summary, body }) => ({
    title,
    body: [summary, plainText(body)].filter(Boolean).join(' '),
  }));
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of sanitised HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
