import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { type Identity, identities, type Question } from './about.ts';

/** More of one identity than this are no list that is read. */
const mostOfEach = 60;

/** The published questions with their answers, of each identity the first ones in their order. */
export async function questions(db: Database, locale: Locale): Promise<Question[]> {
  const rows = await questionRows(db, locale).execute();
  return rows.map(({ id, identity, question, answer, lang }) => ({
    id,
    identity: identity as Identity,
    question,
    answer: paragraphsOf(answer),
    lang,
  }));
}

/** The statement of `questions`: chosen by the index of 0012-about-pages.sql, then given their words. */
export function questionRows(db: Database, locale: Locale) {
  return db
    .selectFrom(sql<{ identity: string }>`unnest(${[...identities]}::text[])`.as<'who'>(sql`who(identity)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('question')
          .select(['question.id', 'question.position'])
          .whereRef('question.identity', '=', 'who.identity')
          .orderBy('position')
          .orderBy('id')
          .limit(mostOfEach)
          .as('chosen'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('question_text')
          .select(['question', 'answer', 'locale'])
          .whereRef('question_id', '=', 'chosen.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['chosen.id', 'who.identity', 'text.question', 'text.answer', 'text.locale as lang'])
    .orderBy(sql`array_position(${[...identities]}::text[], who.identity)`)
    .orderBy('chosen.position')
    .orderBy('chosen.id');
}
