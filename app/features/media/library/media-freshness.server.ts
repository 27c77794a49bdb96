import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { FreshnessCheck } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { locales } from '#platform/i18n/locale.ts';

/** Pictures and videos that are not described in a language. */
export const mediaFreshness: FreshnessCheck = {
  words: msg`Pictures and videos`,
  act: 'write',
  async stale({ db, locale }) {
    const rows = await db
      .selectFrom('media')
      .innerJoin(sql<{ locale: string }>`(select unnest(${[...locales]}::text[]) as locale)`.as('l'), (join) =>
        join.onTrue(),
      )
      .leftJoin('media_text as text', (join) =>
        join
          .onRef('text.media_id', '=', 'media.id')
          .onRef('text.locale', '=', sql.ref('l.locale'))
          .on('text.alt', '<>', ''),
      )
      .select(['l.locale', ({ fn }) => fn.countAll<number>().as('count')])
      .where('media.in_library', '=', true)
      .where('text.media_id', 'is', null)
      .groupBy('l.locale')
      .execute();
    const title = i18nFor(locale)._(msg`Not described`);
    return locales.flatMap((each) => {
      const count = rows.find((row) => row.locale === each)?.count ?? 0;
      return count === 0 ? [] : [{ title, locale: each, count, to: `/console/media/?missing=${each}` }];
    });
  },
};
