import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { readAddress } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { dataParameters, pageOfData } from '#platform/router/data/data-requests.ts';
import { plainPath } from '../links/links-in.ts';
import { lookUpAllPages } from './rank-things.server.ts';

const minute = 60_000;
const atOnce = 500;

/** What a process has counted, to be written. */
export interface Counted {
  take(): ReadonlyMap<string, number>;
}

/** Writes what this process has counted: each process by itself, each minute. */
export function writingReads(counted: Counted): Job {
  return {
    name: 'write how often pages were read',
    every: minute,
    // One that is woken runs in every process, and each has counts of its own.
    wokenBy: 'write_reads',
    run: (platform) => writeReads(platform, counted.take()),
  };
}

/**
 * Adds counts by address to those of the day. Only pages of things are kept: whoever makes addresses up, or looks for words, leaves
 * nothing behind, however much of it there is.
 * @param counts as the front takes them
 */
export async function writeReads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  await lookUpAllPages(db);
  const day = venueDay(clock.now());
  const pages = new Map<string, { day: string; locale: Locale; path: string; reads: number }>();
  for (const [url, reads] of counts) {
    const { locale, path } = pageOf(url);
    const key = `${locale} ${path}`;
    pages.set(key, { day, locale, path, reads: reads + (pages.get(key)?.reads ?? 0) });
  }
  // In one order, so that two processes that write the same rows wait for one another and do not meet crosswise.
  const rows = [...pages].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = await ofThings(db, rows.slice(at, at + atOnce));
    if (some.length === 0) continue;
    await db
      .insertInto('page_read')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['day', 'locale', 'path']).doUpdateSet({ reads: sql`page_read.reads + excluded.reads` }),
      )
      .execute();
  }
}

async function ofThings<Row extends { path: string }>(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const paths = rows.map(({ path }) => path);
  const found = await db.selectFrom('content_thing').select('path').distinct().where('path', 'in', paths).execute();
  const known = new Set(found.map(({ path }) => path));
  return rows.filter(({ path }) => known.has(path));
}

/** The page of an address as things know it: `/fr-FR/news/_.data?_routes=x` is `/news` in French. */
function pageOf(url: string): { locale: Locale; path: string } {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const page = pageOfData(pathname);
  const query = search.split('&').filter((each) => each && !dataParameters.includes(each.split('=', 1)[0] ?? ''));
  const path = plainPath(page);
  return { locale: readAddress(page).locale, path: query.length > 0 ? `${path}?${query.join('&')}` : path };
}
