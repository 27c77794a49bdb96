import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';

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
  async keys(db, after = '0', limit) {
    const rows = await db
      .selectFrom('site_notice')
      .select('id')
      .where('id', '>', Number(after))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => String(id));
  },
  read: readNotices,
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
  const rows = await db
    .selectFrom('site_notice')
    .leftJoin('site_notice_text as text', 'text.notice_id', 'site_notice.id')
    .select(['site_notice.id', 'is_urgent', 'link', 'text.locale', 'text.words'])
    .where('site_notice.id', 'in', keys.map(Number))
    .execute();
  const drafts = new Map<string, Draft>();
  for (const { id, is_urgent, link, locale, words } of rows) {
    const texts: Texts<Values> = drafts.get(String(id))?.texts ?? {};
    if (locale !== null) texts[locale] = { words };
    drafts.set(String(id), { isUrgent: is_urgent, link: link ?? '', texts });
  }
  return drafts;
}
