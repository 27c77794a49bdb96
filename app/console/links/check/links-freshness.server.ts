import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { type FreshnessCheck, mostStaleLines } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { threadOf } from '../../content/threads.server.ts';
import { threadPath } from '../../shown/paths.ts';

/** A link that has failed on so many days on end is dead: a site that is away for a night is not. */
const deadAfter = 3;
/** Where no other site has answered for so long, it is this one that cannot reach them. */
const reachedWithin = 8 * 86_400_000;

interface DeadLink {
  thing_id: number;
  thread: string;
  kind: string;
  title: string;
  address: string;
  status: number | null;
}

/** Published texts with links that lead nowhere. */
export const linksFreshness: FreshnessCheck = {
  words: msg`Broken links`,
  act: 'translate',
  async stale({ db, locale, clock, settings }) {
    if (!settings.LINK_CHECK) return undefined;
    const lately = new Date(clock.now().getTime() - reachedWithin);
    const { rows } = await sql<DeadLink>`
      select link.thing_id, link.thread, thread.kind, thread.title, link.address, known.status
      from link_check as known
      join (
        select thing_id, thread, path as address from content_link
        union all select thing_id, thread, address from content_outer_link
      ) as link on link.address = known.address
      join content_thread as thread on (thread.thing_id, thread.thread) = (link.thing_id, link.thread)
      where known.failures >= ${sql.lit(deadAfter)} and (
        known.address like '/%'
        or exists (select from link_check where address like 'http%' and status < 400 and checked_at > ${lately})
      )
      order by link.thing_id desc, link.thread, link.address
      limit ${mostStaleLines + 1}`.execute(db);
    const i18n = i18nFor(locale);
    return rows.map(({ thing_id: id, thread, kind, title, address, status }) => ({
      title: title || address,
      ...(title !== '' && isLocale(thread) && { lang: thread }),
      note: status === null ? i18n._(msg`${address}: no answer`) : i18n._(msg`${address}: error ${status}`),
      ...(isLocale(thread) && { locale: thread }),
      to: threadPath(kind, id, threadOf(thread)),
    }));
  },
};
