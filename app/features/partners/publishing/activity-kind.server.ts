import { msg } from '@lingui/core/macro';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { activityHref, readNumber } from '../partners.ts';
import { activityDraft } from './drafts.server.ts';
import { activityFields, activityTextFields } from './partner-fields.server.ts';
import { emptyActivity, rewriteActivity, writeActivities } from './write-activities.server.ts';

/** What partners did. */
export const brandArticleKind: ContentKind = {
  name: 'brand-article',
  group: 'editorial',
  words: { many: msg`Partner activities`, one: msg`Partner activity`, make: msg`New activity` },
  shared: activityFields,
  texts: activityTextFields,
  title: 'title',
  tags: ['partners'],
  address: (key) => activityHref(Number(key)),
  keys: numbersOf('brand_article'),
  numbering: numberingOf('brand_article'),
  read: readingSome(readDrafts),
  async write(tx, key, draft) {
    const { success, data, error } = await draftWithPartner(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    if (key === undefined) {
      const [id] = await writeActivities(tx, [data]);
      return { outcome: 'written', key: String(id) };
    }
    await rewriteActivity(tx, Number(key), data);
    return { outcome: 'written', key };
  },
  withdraw: emptyActivity,
};

/** The checks of a draft, and that readers see its partner. */
function draftWithPartner(tx: Tx) {
  return activityDraft.superRefine(async ({ partner }, context) => {
    if (!isRight(context)) return;
    const texts = tx
      .selectFrom('partner_text')
      .select('locale')
      .where('partner_id', '=', readNumber(partner) ?? 0);
    if (await texts.executeTakeFirst()) return;
    context.addIssue({ code: 'custom', path: ['partner'], message: saying('unknown') });
  });
}

async function readDrafts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('brand_article')
    .select(['id as of', 'partner_id', 'published_at'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('brand_article_text')
    .select(['article_id as of', 'locale', 'title', 'summary', 'body'])
    .where('article_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map(({ of, partner_id, published_at }) => ({
      of,
      partner: String(partner_id),
      publishedAt: published_at.toISOString(),
    })),
    texts,
  );
}
