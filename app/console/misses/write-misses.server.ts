import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { readAddress } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { pageOfData } from '#platform/router/data/data-requests.ts';
import { plainPath } from '../links/links-in.ts';
import { keptPath, keptSearch } from './kept-text.ts';

const minute = 60_000;
const day = 86_400_000;
const keptFor = 30 * day;
/** So many texts of a day, of all processes: whoever makes some up fills no table. */
const mostOfDay = 2000;
/** Any fixed number: processes that write take turns, so that what there is room for is counted right. */
const turns = 620_251_126;

/** What a process has counted, to be written: addresses as the front takes them. */
export interface Missed {
  searches: ReadonlyMap<string, number>;
  pages: ReadonlyMap<string, number>;
}

/** Writes what this process has counted: each process by itself, each minute. */
export function writingMisses(counted: { takeMissed(): Missed }): Job {
  return {
    name: 'write what was asked for in vain',
    every: minute,
    // One that is woken runs in every process, and each has counts of its own.
    wokenBy: 'write_misses',
    run: (platform) => writeMisses(platform, counted.takeMissed()),
  };
}

/** Lets go what was asked for long ago. */
export const forgettingMisses: Job = {
  name: 'forget what was asked for in vain',
  every: 60 * minute,
  run: forgetMisses,
};

/** The same at once. */
export async function forgetMisses({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('not_found').where('day', '<=', firstDay(clock.now())).execute();
}

/** The last day that no longer counts. */
export const firstDay = (now: Date): string => venueDay(new Date(now.getTime() - keptFor));

interface Row {
  what: 'search' | 'page';
  locale: Locale;
  text: string;
  times: number;
}

/** Adds counts to those of the day; what may be somebody's is not kept, nor is more than there is room for. */
export async function writeMisses({ db, clock }: Pick<Platform, 'db' | 'clock'>, missed: Missed): Promise<void> {
  const rows = summed([
    ...[...missed.searches].flatMap(([url, times]) => rowOf('search', url, times)),
    ...[...missed.pages].flatMap(([url, times]) => rowOf('page', url, times)),
  ]);
  if (rows.length === 0) return;
  const [whats, locales, texts, times] = [
    rows.map(({ what }) => what),
    rows.map(({ locale }) => locale),
    rows.map(({ text }) => text),
    rows.map((row) => row.times),
  ];
  const today = venueDay(clock.now());
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${turns})`.execute(tx);
    await sql`
      with asked as (
        select * from unnest(${whats}::text[], ${locales}::text[], ${texts}::text[], ${times}::integer[])
          as asked (what, locale, text, times)
      ), known as (
        update not_found set times = not_found.times + asked.times from asked
        where not_found.day = ${today}::date
          and (not_found.what, not_found.locale, not_found.text) = (asked.what, asked.locale, asked.text)
        returning not_found.what, not_found.locale, not_found.text
      )
      insert into not_found (day, what, locale, text, times)
      select ${today}::date, asked.* from asked
      where (what, locale, text) not in (select what, locale, text from known)
      order by times desc
      limit (select greatest(0, ${mostOfDay} - count(*)) from not_found where day = ${today}::date)`.execute(tx);
  });
}

function rowOf(what: Row['what'], url: string, times: number): Row[] {
  const [pathname = '/', search = ''] = url.split('?', 2);
  const page = pageOfData(pathname);
  const text =
    what === 'search' ? keptSearch(new URLSearchParams(search).get('keyword') ?? '') : keptPath(plainPath(page));
  return text === undefined ? [] : [{ what, locale: readAddress(page).locale, text, times }];
}

function summed(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.what} ${row.locale} ${row.text}`;
    sums.set(key, { ...row, times: row.times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums.values()];
}
