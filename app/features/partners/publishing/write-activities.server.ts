import type { Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { activityHref } from '../partners.ts';
import type { ReadyActivity } from './drafts.server.ts';

interface Written {
  id: number;
  activity: ReadyActivity;
}

/**
 * Writes activities that have been validated and sanitised, and has the search find them.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeActivities(tx: Tx, activities: readonly ReadyActivity[]): Promise<number[]> {
  if (activities.length === 0) return [];
  const rows = await tx.insertInto('brand_article').values(activities.map(activityRow)).returning('id').execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  await writeTexts(
    tx,
    activities.map((activity, i) => ({ activity, id: ids[i] ?? 0 })),
  );
  return ids;
}

/** Writes an activity anew under the id that it has. */
export async function rewriteActivity(tx: Tx, id: number, activity: ReadyActivity): Promise<void> {
  await tx.updateTable('brand_article').set(activityRow(activity)).where('id', '=', id).execute();
  await tx.deleteFrom('brand_article_text').where('article_id', '=', id).execute();
  await writeTexts(tx, [{ id, activity }]);
}

/** Has an activity say nothing in any language: nobody sees it, and its id stays its own. */
export async function emptyActivity(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('brand_article_text').where('article_id', '=', Number(id)).execute();
  await makeUnfindable(tx, 'partner', [thingId(id)]);
}

/** Has the activities of partners found no longer: they are not seen where their partner is not. */
export async function hideActivitiesOf(tx: Tx, partnerId: number): Promise<void> {
  const rows = await tx.selectFrom('brand_article').select('id').where('partner_id', '=', partnerId).execute();
  await makeUnfindable(
    tx,
    'partner',
    rows.map(({ id }) => thingId(id)),
  );
}

/** Has activities found by what they say, those of a partner or those of some ids. */
export async function findActivities(
  tx: Tx,
  which: { partnerIds: readonly number[] } | { ids: readonly number[] },
): Promise<void> {
  const all = tx
    .selectFrom('brand_article as article')
    .innerJoin('brand_article_text as text', 'text.article_id', 'article.id')
    .select(['article.id', 'article.published_at', 'text.locale', 'text.title', 'text.summary', 'text.body']);
  const rows = await ('ids' in which
    ? all.where('article.id', 'in', which.ids)
    : all.where('article.partner_id', 'in', which.partnerIds)
  ).execute();
  const things = [...Map.groupBy(rows, ({ id }) => id)].map(([id, texts]) => ({
    type: 'partner' as const,
    id: thingId(id),
    path: activityHref(id),
    date: texts[0]?.published_at,
    from: texts[0]?.published_at,
    texts: Object.fromEntries(
      texts.map(({ locale, title, summary, body }) => [locale, { title, body: `${summary} ${plainText(body)}` }]),
    ) satisfies Partial<Record<Locale, { title: string; body: string }>>,
  }));
  await makeFindable(tx, things);
}

async function writeTexts(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('brand_article_text').values(written.flatMap(textRows)).execute();
  await findActivities(tx, { ids: written.map(({ id }) => id) });
}

function activityRow({ partner, publishedAt }: ReadyActivity) {
  return { partner_id: Number(partner), published_at: publishedAt };
}

function textRows({ id, activity: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ article_id: id, locale, ...text }));
}

const thingId = (id: number | string) => `activity-${id}`;
