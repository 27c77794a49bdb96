import { sql } from 'kysely';
import { venueIso } from '#platform/clock/clock.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { readPage } from '#ui/pages/read-page.ts';
import { type Board, type BoardMessage, messagesPerPage } from './messages.ts';

/** Where counting stops. */
const countedMost = 10_000;

/** The page of the board that an address asks for, the latest messages first; undefined where it does not exist. */
export async function readBoard(
  { db, kept, locale }: Pick<SiteContext, 'db' | 'kept' | 'locale'>,
  query: URLSearchParams,
): Promise<Board | undefined> {
  const page = readPage(query.get('page'));
  if (page === undefined) return undefined;
  const total = await kept.get('board total', ['messages'], () => countShown(db));
  const pages = pagesOf(total, messagesPerPage);
  if (page > pages) return undefined;
  return { messages: await shownMessages(db, locale, page), page, pages };
}

async function countShown(db: Database): Promise<number> {
  const shown = db.selectFrom('board_message').select('id').where('status', '=', 'approved').limit(countedMost);
  const { count } = await db
    .selectFrom(shown.as('shown'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The page of the board on which a message stands now. */
export async function pageOf(db: Database | Tx, id: number): Promise<number> {
  const { newer } = await db
    .selectFrom('board_message as m')
    .innerJoin('board_message as other', (join) => join.on('other.status', '=', 'approved'))
    .where('m.id', '=', id)
    .where(sql<boolean>`(other.created_at, other.id) > (m.created_at, m.id)`)
    .select((eb) => eb.fn.countAll<number>().as('newer'))
    .executeTakeFirstOrThrow();
  return Math.floor(newer / messagesPerPage) + 1;
}

/** Messages on the board, each with its answer in the best language there is. */
async function shownMessages(db: Database, locale: Locale, page: number): Promise<BoardMessage[]> {
  const chosen = db
    .selectFrom('board_message')
    .select(['id', 'identity', 'title', 'content', 'locale', 'created_at'])
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(messagesPerPage)
    .offset((page - 1) * messagesPerPage);
  const rows = await db
    .selectFrom(chosen.as('m'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('board_answer')
          .select(['text', 'board_answer.locale as answer_locale'])
          .whereRef('message_id', '=', 'm.id')
          .orderBy(languageRank(locale, 'board_answer.locale'))
          .limit(1)
          .as('answer'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .select(['answer.text', 'answer.answer_locale'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  return rows.map(({ id, identity, title, content, locale: lang, created_at, text, answer_locale }) => ({
    id,
    identity,
    title,
    content: paragraphsOf(content),
    lang,
    at: venueIso(created_at),
    answer: text && answer_locale ? { lang: answer_locale, text: paragraphsOf(text) } : undefined,
  }));
}
