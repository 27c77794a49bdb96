import { msg } from '@lingui/core/macro';
import type { FreshnessCheck } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { boardHref, readView } from './board-view.ts';

/** Texts of each language that do not know all changes of their source. */
export const textsFreshness: FreshnessCheck = {
  words: msg`Translations`,
  act: 'see',
  async stale({ db, locale }) {
    const rows = await db
      .selectFrom('content_thread')
      .select(['thread', ({ fn }) => fn.countAll<number>().as('count')])
      .where('behind', '>', 0)
      .where('state', '<>', 'withdrawn')
      .where('thread', 'in', [...locales])
      .groupBy('thread')
      .execute();
    const title = i18nFor(locale)._(msg`Behind the source text`);
    return locales.flatMap((each) => {
      const count = rows.find(({ thread }) => thread === each)?.count ?? 0;
      const query = new URLSearchParams({ tab: each, state: 'behind' });
      return count === 0 ? [] : [{ title, locale: each, count, to: boardHref(readView(query, locale)) }];
    });
  },
};
