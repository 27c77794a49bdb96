import { msg } from '@lingui/core/macro';
import { venueDay } from '#platform/clock/clock.ts';
import { workingDaysBefore } from '#platform/clock/working-days.ts';
import type { FreshnessCheck } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { formatDay } from '#ui/dates/dates.ts';

const answeredWithin = 3;

/** Messages that nobody has answered, nor decided on, for too long. */
export const messagesFreshness: FreshnessCheck = {
  words: msg`Board messages`,
  act: 'moderate',
  async stale({ db, locale, clock }) {
    const { count, oldest } = await db
      .selectFrom('board_message')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .where('status', '=', 'waiting')
      .where('created_at', '<', workingDaysBefore(clock.now(), answeredWithin))
      .executeTakeFirstOrThrow();
    if (oldest === null) return [];
    const i18n = i18nFor(locale);
    const since = formatDay(venueDay(oldest), locale);
    return [
      {
        title: i18n._(msg`Unanswered for more than three working days`),
        note: i18n._(msg`The oldest: ${since}`),
        count,
        to: '/console/inbox/?queue=messages',
      },
    ];
  },
};
