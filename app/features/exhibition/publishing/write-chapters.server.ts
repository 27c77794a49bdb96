import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { guideHref } from '../exhibition.ts';
import type { ReadyChapter } from './drafts.server.ts';
import { findableTexts } from './findable-texts.server.ts';

/** Writes chapters that have been validated in the place of those of the same keys, and has the search find them. */
export async function writeChapters(tx: Tx, chapters: readonly ReadyChapter[]): Promise<void> {
  if (chapters.length === 0) return;
  const keys = chapters.map(({ key }) => key);
  await tx.deleteFrom('guide_chapter').where('key', 'in', keys).execute();
  await tx
    .insertInto('guide_chapter')
    .values(chapters.map(({ key, guide, position }) => ({ key, guide, position })))
    .execute();
  await tx.insertInto('guide_chapter_text').values(chapters.flatMap(textRows)).execute();
  await makeFindable(tx, chapters.map(findable));
}

/** Has a chapter say nothing in any language: nobody sees it, and its key stays its own. */
export async function emptyChapter(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('guide_chapter_text').where('chapter_key', '=', key).execute();
  await makeUnfindable(tx, 'page', [thingId(key)]);
}

function textRows({ key, texts }: ReadyChapter) {
  return textsOf(texts).map(([locale, text]) => ({ chapter_key: key, locale, ...text }));
}

function findable({ key, guide, texts }: ReadyChapter): Findable {
  return { type: 'page', id: thingId(key), path: guideHref(guide, key), texts: findableTexts(texts) };
}

const thingId = (key: string) => `guide-${key}`;
