import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { noticeHref } from '../exhibition.ts';
import type { ReadyNotice } from './drafts.server.ts';
import { findableTexts } from './findable-texts.server.ts';

interface Written {
  id: number;
  notice: ReadyNotice;
}

/**
 * Writes notices that have been validated, and has the search find them.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeNotices(tx: Tx, notices: readonly ReadyNotice[]): Promise<number[]> {
  if (notices.length === 0) return [];
  const rows = await tx.insertInto('exhibition_notice').values(notices.map(noticeRow)).returning('id').execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await writeTexts(
    tx,
    notices.map((notice, i) => ({ id: ids[i] as number, notice })),
  );
  return ids;
}

/** Writes a notice anew under the id that it has. */
export async function rewriteNotice(tx: Tx, id: number, notice: ReadyNotice): Promise<void> {
  await tx.updateTable('exhibition_notice').set(noticeRow(notice)).where('id', '=', id).execute();
  await tx.deleteFrom('exhibition_notice_text').where('notice_id', '=', id).execute();
  await writeTexts(tx, [{ id, notice }]);
}

/** Has a notice say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyNotice(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('exhibition_notice_text').where('notice_id', '=', Number(key)).execute();
  await makeUnfindable(tx, 'page', [thingId(key)]);
}

async function writeTexts(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('exhibition_notice_text').values(written.flatMap(textRows)).execute();
  await makeFindable(tx, written.map(findable));
}

function noticeRow({ audience, important, publishedAt }: ReadyNotice) {
  return { audience, important, published_at: publishedAt };
}

function textRows({ id, notice: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ notice_id: id, locale, ...text }));
}

function findable({ id, notice: { texts, publishedAt } }: Written): Findable {
  return {
    type: 'page',
    id: thingId(id),
    path: noticeHref(id),
    texts: findableTexts(texts),
    date: publishedAt,
    from: publishedAt,
  };
}

const thingId = (id: number | string) => `notice-${id}`;
