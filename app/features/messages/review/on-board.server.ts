import { sql } from 'kysely';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { identityWords } from '../message-words.server.ts';

/** So many messages on a page. */
const perPage = 30;

/**
 * Messages on the board, the latest first, each with the languages of its answer: for staff who change one.
 * @param before those older than this one; left out: the latest
 */
export async function messagesOnBoard({ db, locale }: Pick<SiteContext, 'db' | 'locale'>, before?: number) {
  const rows = await db
    .selectFrom('board_message as m')
    .select(['m.id', 'm.title', 'm.locale as lang', 'm.identity', 'm.created_at'])
    .select(
      sql<string[]>`array(select locale from board_answer where message_id = m.id order by locale)`.as('answered'),
    )
    .where('m.status', '=', 'approved')
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(m.created_at, m.id) < (select created_at, id from board_message where id = ${before})`),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(perPage + 1)
    .execute();
  const messages = rows.slice(0, perPage).map(({ created_at, identity, ...row }) => ({
    ...row,
    identity: i18nFor(locale)._(identityWords[identity]),
    at: venueIso(created_at),
  }));
  return { messages, older: rows.length > perPage ? messages.at(-1)?.id : undefined };
}
