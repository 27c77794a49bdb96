import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type FreshnessCheck, mostStaleLines } from '#platform/feature/freshness.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { threadPath } from '../shown/paths.ts';
import { readable } from './kept-text.ts';
import { firstDay } from './write-misses.server.ts';

/** What was asked for less often than that may be one person's slip, or something of their own. */
const leastTimes = 3;

/** What visitors looked for and did not find: something is missing, or is called otherwise. */
export const searchesFreshness: FreshnessCheck = {
  words: msg`Searches that found nothing, in the last 30 days`,
  act: 'see',
  async stale(site) {
    const rows = await mostMissed(site, 'search');
    return rows.map(({ text, locale, times }) => ({
      title: text,
      lang: locale,
      locale,
      count: times,
      to: `/console/find/?${new URLSearchParams({ q: text })}`,
    }));
  },
};

/** Addresses that visitors came to and that are not there; those to which a text leads are mended in it. */
export const pagesFreshness: FreshnessCheck = {
  words: msg`Pages that were not found, in the last 30 days`,
  act: 'see',
  async stale(site) {
    const rows = await mostMissed(site, 'page');
    const linking = await textsThatLead(
      site.db,
      rows.map(({ text }) => text),
    );
    const i18n = i18nFor(site.locale);
    return rows.map(({ text: path, locale, times }) => {
      const from = linking.get(path);
      return {
        title: readable(path),
        note: from ? i18n._(msg`A text links to it.`) : i18n._(msg`No text on this site links to it.`),
        locale,
        count: times,
        to: from ?? path,
      };
    });
  },
};

/** The most frequent first. */
function mostMissed({ db, clock }: Pick<SiteContext, 'db' | 'clock'>, what: 'search' | 'page') {
  const times = sql<number>`sum(times)::integer`;
  return db
    .selectFrom('not_found')
    .select(['text', 'locale', times.as('times')])
    .where('day', '>', firstDay(clock.now()))
    .where('what', '=', what)
    .groupBy(['text', 'locale'])
    .having(times, '>=', leastTimes)
    .orderBy('times', 'desc')
    .orderBy('text')
    .limit(mostStaleLines + 1)
    .execute();
}

/** For each path to which a published text leads, the editor of one such text. */
async function textsThatLead(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_link as link')
    .innerJoin('content_thing as thing', 'thing.id', 'link.thing_id')
    .distinctOn('link.path')
    .select(['link.path', 'link.thing_id', 'link.thread', 'thing.kind'])
    .where('link.path', 'in', paths)
    .orderBy('link.path')
    .orderBy('link.thing_id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ path, thing_id, thread, kind }) =>
      isLocale(thread) ? [[path, threadPath(kind, thing_id, thread)]] : [],
    ),
  );
}
