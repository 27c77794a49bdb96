import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { textsOf } from '#platform/i18n/texts.ts';

const shared = {
  isUrgent: field.flag(msg`Urgent`, { hint: msg`Shown first, in a warning colour.` }),
  link: field.lineOrNone(msg`Link`, 300, {
    hint: msg`A page of this site, such as /news/, or an address starting with https://. Optional.`,
  }),
};

const texts = {
  words: field.line(msg`Notice text`, 200, { hint: msg`One sentence, shown at the top of every page.` }),
};

/** A path of the site cannot be read as another host's. */
const leads = /^(?:|\/(?![/\\])[^\s]*|https:\/\/[^\s]+)$/;

const noticeDraft = z
  .object({ ...shapeOf(shared), texts: inLanguages(z.object(shapeOf(texts))) })
  .refine(({ link }) => leads.test(link), { path: ['link'], message: saying('form') });

/** A notice above every page, while it is published. */
export const noticeKind: ContentKind = {
  name: 'site-notice',
  group: 'site',
  words: { many: msg`Notice bar`, one: msg`Bar notice`, make: msg`New bar notice` },
  shared,
  texts,
  title: 'words',
  tags: ['settings'],
  address: () => '/',
  keys: numbersOf('site_notice'),
  numbering: numberingOf('site_notice'),
  read: readingSome(readNotices),
  async write(tx, key, draft) {
    const { success, data, error } = noticeDraft.safeParse(draft);
    if (!success) return { outcome: 'invalid', error };
    const row = { is_urgent: data.isUrgent, link: data.link || null };
    const id = key === undefined ? await newNotice(tx, row) : Number(key);
    await tx.updateTable('site_notice').set(row).where('id', '=', id).execute();
    await tx.deleteFrom('site_notice_text').where('notice_id', '=', id).execute();
    const own = textsOf(data.texts).map(([locale, { words }]) => ({ notice_id: id, locale, words }));
    await tx.insertInto('site_notice_text').values(own).execute();
    return { outcome: 'written', key: String(id) };
  },
  async withdraw(tx, key) {
    await tx.deleteFrom('site_notice_text').where('notice_id', '=', Number(key)).execute();
  },
};

async function newNotice(tx: Tx, row: { is_urgent: boolean; link: string | null }): Promise<number> {
  const { id } = await tx.insertInto('site_notice').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function readNotices(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('site_notice')
    .select(['id as of', 'is_urgent as isUrgent', 'link'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('site_notice_text')
    .select(['notice_id as of', 'locale', 'words'])
    .where('notice_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map((row) => ({ ...row, link: row.link ?? '' })),
    texts,
  );
}
