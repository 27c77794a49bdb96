import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import { type Audience, countedNotices, type Notice, type NoticeRow } from './exhibition.ts';

interface Reader {
  locale: Locale;
  now: Date;
}

interface Choice extends Reader {
  audience?: Audience;
  limit: number;
  offset?: number;
}

/** Notices that may be read now: the important ones first, then the newest. */
export async function notices(db: Database, choice: Choice): Promise<NoticeRow[]> {
  const rows = await chosen(db, choice).execute();
  return rows.map(presentRow);
}

/** The statement of `notices`: chosen by the indexes of 0009-exhibition.sql, then given their words. */
export function chosen(db: Database, { locale, now, audience, limit, offset = 0 }: Choice) {
  let choice = published(db, now).limit(limit).offset(offset);
  if (audience) choice = choice.where('audience', '=', audience);
  return withTexts(db, locale, choice);
}

/** How many notices are published. Counting stops at 10,000; then `more` is true (contract, Envelope). */
export async function countNotices(
  db: Database,
  { now, audience }: { now: Date; audience?: Audience },
): Promise<{ total: number; more?: true }> {
  let choice = published(db, now).clearOrderBy();
  if (audience) choice = choice.where('audience', '=', audience);
  const { count } = await db
    .selectFrom(choice.limit(countedNotices + 1).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedNotices ? { total: countedNotices, more: true } : { total: count };
}

/** One notice, or undefined where none of that id is published. */
export async function readNotice(db: Database, id: number, { locale, now }: Reader): Promise<Notice | undefined> {
  const row = await withTexts(db, locale, published(db, now).where('id', '=', id)).executeTakeFirst();
  return row && { ...presentRow(row), body: localiseLinks(row.body, locale) };
}

function published(db: Database, now: Date) {
  return db
    .selectFrom('exhibition_notice')
    .select(['id', 'audience', 'important', 'published_at'])
    .where('published_at', '<=', now)
    .where(hasText)
    .orderBy('important', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

/** What is withdrawn has none. */
export function hasText(eb: ExpressionBuilder<Schema, 'exhibition_notice'>) {
  return eb.exists(
    eb.selectFrom('exhibition_notice_text').select('locale').whereRef('notice_id', '=', 'exhibition_notice.id'),
  );
}

function withTexts(db: Database, locale: Locale, choice: ReturnType<typeof published>) {
  return db
    .selectFrom(choice.as('notice'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('exhibition_notice_text')
          .select(['title', 'summary', 'body', 'locale'])
          .whereRef('notice_id', '=', 'notice.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'notice.id',
      'notice.audience',
      'notice.important',
      'notice.published_at as publishedAt',
      'text.title',
      'text.summary',
      'text.body',
      'text.locale as lang',
    ])
    .orderBy('notice.important', 'desc')
    .orderBy('notice.published_at', 'desc')
    .orderBy('notice.id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof withTexts>['execute']>>[number];

function presentRow({ id, audience, important, publishedAt, title, summary, lang }: Row): NoticeRow {
  return {
    id,
    audience,
    important,
    publishedAt: venueIso(publishedAt),
    title,
    summary,
    lang,
  };
}
