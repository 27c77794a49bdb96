import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { type Answered, askOuter } from './ask-outer.server.ts';
import { turnsOfHosts } from './turns-of-hosts.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** In an hour; of other sites 192 a day. */
const most = { inner: 100, outer: 8 };
/** What answers is asked again after a week, what does not on the next day. */
const again = { well: 7 * day, failed: 20 * hour };

/** How an address is asked for. */
export interface Ways {
  /** A path of this site. */
  inner(path: string): Promise<Answered>;
  outer(address: string): Promise<Answered>;
}

/** Asks whether what published texts lead to is still there, where the settings say so. @param inner how this site is asked for a path */
export function checkingLinks(inner: Ways['inner']): Job {
  const turnOf = turnsOfHosts();
  return {
    name: 'ask whether links lead somewhere',
    every: hour,
    async run(platform, signal) {
      const { LINK_CHECK, SITE_URL } = platform.settings;
      if (!LINK_CHECK) return;
      const name = `Mozilla/5.0 (compatible; LinkCheck; +${SITE_URL})`;
      // The end of the process ends the pause too.
      const takeTurn = (host: string) => pause(turnOf(host), undefined, { signal }).catch(() => {});
      const outer = (address: string) => askOuter(address, { name, signal, takeTurn });
      await checkLinks(platform, { inner, outer }, signal);
    },
  };
}

/** Asks for the links whose turn it is, one after the other, and notes what became of each. */
export async function checkLinks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ways: Ways,
  signal?: AbortSignal,
): Promise<void> {
  await forgetUnlinked(db);
  const now = clock.now();
  for (const place of ['inner', 'outer'] as const) {
    for (const address of await dueLinks(db, place, now)) {
      const answered = await ways[place](address);
      // What was broken off says nothing of the link.
      if (signal?.aborted) return;
      await noteAnswer(db, address, answered, now);
    }
  }
}

const tables = {
  inner: sql`select path as address from content_link`,
  outer: sql`select address from content_outer_link`,
};

/** Those that were never asked for first, then those that have waited longest. */
async function dueLinks(db: Database, place: keyof typeof tables, now: Date): Promise<string[]> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { rows } = await sql<{ address: string }>`
    select link.address from (select distinct address from (${tables[place]}) as every_link) as link
    left join link_check as known on known.address = link.address
    where known.address is null
      or known.checked_at < case when known.failures > 0 then ${before(again.failed)}::timestamptz else ${before(again.well)}::timestamptz end
    order by known.checked_at nulls first, link.address
    limit ${most[place]}`.execute(db);
  return rows.map(({ address }) => address);
}

async function forgetUnlinked(db: Database): Promise<void> {
  await sql`
    delete from link_check as known
    where not exists (select from content_link where path = known.address)
      and not exists (select from content_outer_link as link where link.address = known.address)`.execute(db);
}

async function noteAnswer(db: Database, address: string, answered: Answered, now: Date): Promise<void> {
  const status = typeof answered === 'object' ? answered.status : null;
  const failed = hasFailed(answered);
  const today = venueDay(now);
  await sql`
    insert into link_check as known (address, checked_at, status, failures, failed_on)
    values (${address}, ${now}, ${status}, ${failed ? 1 : 0}, ${failed ? today : null})
    on conflict (address) do update set
      checked_at = excluded.checked_at, status = excluded.status, failed_on = excluded.failed_on,
      failures = case
        when excluded.failures = 0 then 0
        when known.failed_on = excluded.failed_on then known.failures
        else known.failures + 1
      end`.execute(db);
}

/** Whoever is asked to log in, or is told not to ask so often, has found something. */
function hasFailed(answered: Answered): boolean {
  if (typeof answered !== 'object') return answered === 'nothing';
  return answered.status === 404 || answered.status === 410 || answered.status >= 500;
}
