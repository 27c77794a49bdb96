import { msg } from '@lingui/core/macro';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { noticeHref } from '../exhibition.ts';
import { noticeDraft } from './drafts.server.ts';
import { noticeFields, noticeTextFields } from './exhibition-fields.server.ts';
import { emptyNotice, rewriteNotice, writeNotices } from './write-notices.server.ts';

/** Notices for exhibitors and visitors. */
export const noticeKind: ContentKind = {
  name: 'notice',
  group: 'editorial',
  words: { many: msg({ message: 'Notices', context: 'kind of content' }), one: msg`Notice`, make: msg`New notice` },
  shared: noticeFields,
  texts: noticeTextFields,
  title: 'title',
  tags: ['exhibition'],
  address: (key) => noticeHref(Number(key)),
  keys: numbersOf('exhibition_notice'),
  numbering: numberingOf('exhibition_notice'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = noticeDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    if (key === undefined) {
      const [id] = await writeNotices(tx, [data]);
      return { outcome: 'written', key: String(id) };
    }
    await rewriteNotice(tx, Number(key), data);
    return { outcome: 'written', key };
  },
  withdraw: emptyNotice,
};

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('exhibition_notice')
    .select(['id as of', 'audience', 'important', 'published_at'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('exhibition_notice_text')
    .select(['notice_id as of', 'locale', 'title', 'summary', 'body'])
    .where('notice_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.toISOString() })),
    texts,
  );
}
