import { msg } from '@lingui/core/macro';
import { venueDay } from '#platform/clock/clock.ts';
import type { FreshnessCheck, StaleLine } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { published } from '../article-rows.server.ts';
import { categoryId } from '../news.ts';

const day = 86_400_000;
const writeOne = '/console/content/article/new';

/** News come every two weeks, announcements every six months: what readers take for the site's own pulse. */
const pulses = [
  { title: msg`No news for two weeks`, isNotice: false, within: 14 * day },
  { title: msg`No announcement for six months`, isNotice: true, within: 183 * day },
] as const;

/** Whether the newest news, and the newest announcement, are new enough. */
export const newsFreshness: FreshnessCheck = {
  words: msg`News and announcements`,
  act: 'write',
  async stale({ db, locale, clock }) {
    const now = clock.now();
    const i18n = i18nFor(locale);
    const lines = await Promise.all(
      pulses.map(async ({ title, isNotice, within }): Promise<StaleLine[]> => {
        const newest = await published(db, now)
          .where('a.category_id', isNotice ? '=' : '<>', categoryId('notic'))
          .select('a.published_at')
          .limit(1)
          .executeTakeFirst();
        if (newest && newest.published_at.getTime() >= now.getTime() - within) return [];
        const of = newest && formatDay(venueDay(newest.published_at), locale);
        const note = of === undefined ? i18n._(msg`None has been published.`) : i18n._(msg`The latest: ${of}`);
        return [{ title: i18n._(title), note, to: writeOne }];
      }),
    );
    return lines.flat();
  },
};
