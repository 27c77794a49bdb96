import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import type { Audience, Chapter } from './exhibition.ts';

/** The chapters of a guide in their order, each in the best language there is. */
export async function readGuide(db: Database, guide: Audience, locale: Locale): Promise<Chapter[]> {
  const rows = await db
    .selectFrom('guide_chapter')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('guide_chapter_text')
          .select(['title', 'body', 'locale'])
          .whereRef('chapter_key', '=', 'guide_chapter.key')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['guide_chapter.key', 'text.title', 'text.body', 'text.locale as lang'])
    .where('guide', '=', guide)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(({ body, ...chapter }) => ({ ...chapter, body: localiseLinks(body, locale) }));
}
