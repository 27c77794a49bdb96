import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

interface Limit {
  times: number;
  /** Span of time, in seconds. */
  within: number;
}

/** How often one address, or one member, may do something. */
const limits = {
  /** Ask for a graphic code, for its sound, or for a puzzle. */
  captcha: { times: 120, within: 600 },
  /** See the full contacts of a company. */
  contact: { times: 40, within: 3600 },
  /** Reserve, or move to another day. Giving back is not counted: what one has can be given back once. */
  reservation: { times: 120, within: 3600 },
  /** Join a waiting list. */
  waitlist: { times: 40, within: 3600 },
  /** Begin to fill in the pages of a reservation: each beginning is kept for two hours. */
  draft: { times: 300, within: 3600 },
  /** Type a code that is not right: five use up anybody's. */
  wrongCode: { times: 30, within: 3600 },
  /** Type a wrong password, from one address. */
  wrongPassword: { times: 30, within: 3600 },
  /** Type a wrong password for one account: more are not looked at, right or wrong; a code still opens it. */
  wrongPasswordOfAccount: { times: 10, within: 3600 },
  /** Write on the message board, or to a provider of finance. */
  comment: { times: 20, within: 3600 },
  financeMessage: { times: 20, within: 3600 },
  /** As staff, see in full how somebody is reached. */
  staffReveal: { times: 60, within: 3600 },
  /** What a member does: publish and change projects, send files, write in threads, report abuse, keep searches. */
  project: { times: 120, within: 3600 },
  upload: { times: 120, within: 3600 },
  thread: { times: 300, within: 3600 },
  report: { times: 30, within: 3600 },
  savedSearch: { times: 60, within: 3600 },
  /** Have all one's data written together. */
  dataExport: { times: 20, within: 3600 },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

type Asking = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'clientAddress'>;

/** Whether something may be done once more; where not, `retryAfter` says in how many seconds. */
export type Permit = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts that somebody does something, and says whether that is within its limit. One statement: of requests at the same
 * moment none is missed, in any process.
 * @param who whose uses are counted together: `member 7`; left out, those of the visitor's address
 */
export async function withinLimit(site: Asking, name: LimitName, who?: string): Promise<Permit> {
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return { allowed: true };
  return countUse(db, clock.now(), { name, who: whoAsks(site, name, who), ...limits[name] });
}

/** Takes back what `withinLimit` has counted and allowed, where it turned out not to be what is limited. */
export async function takeBackUse(site: Asking, name: LimitName, who?: string): Promise<void> {
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return;
  await db
    .updateTable('usage_count')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('limit_name', '=', name)
    .where('who', '=', whoAsks(site, name, who))
    .where('until', '>', clock.now())
    .where('count', '>', 0)
    .execute();
}

function whoAsks(
  { settings, clientAddress }: Pick<Asking, 'settings' | 'clientAddress'>,
  name: LimitName,
  who = network(clientAddress),
): Buffer {
  return keyedHash(settings.SESSION_SECRET, `limit ${name}`, who);
}

/** One more of something that is counted: `name` of the limit; `who` a keyed hash, so that the table tells nobody who it is. */
export interface Use extends Limit {
  name: string;
  who: Buffer;
}

/**
 * Counts that somebody does something, and says whether that is within a limit. In a transaction that is rolled back it
 * was not counted.
 */
export async function countUse(db: Database | Tx, now: Date, use: Use): Promise<Permit> {
  return (await countUses(db, now, [use]))[0] ?? { allowed: true };
}

/** Counts in several limits with one statement; rows are locked in this order, so it is to be the same everywhere. */
export async function countUses(db: Database | Tx, now: Date, uses: readonly Use[]): Promise<Permit[]> {
  const rows = uses.map(({ name, who, within }) => {
    return sql`(${name}, ${who}::bytea, ${new Date(now.getTime() + within * 1000)}::timestamptz, 1)`;
  });
  const counted = await sql<{ limit_name: string; count: number; until: Date }>`
    insert into usage_count as used (limit_name, who, until, count) values ${sql.join(rows)}
    on conflict (limit_name, who) do update set
      count = case when used.until <= ${now} then 1 else least(used.count, 1000000) + 1 end,
      until = case when used.until <= ${now} then excluded.until else used.until end
    returning limit_name, count, until`.execute(db);
  return uses.map(({ name, times }) => {
    const row = counted.rows.find(({ limit_name: counting }) => counting === name);
    if (!row || row.count <= times) return { allowed: true };
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) };
  });
}

/** Whom an address stands for: one who has a whole IPv6 network (64 bits) counts once. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL writes every address in one way: groups without leading zeros, `::` for the longest row of zeros.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after = ''] = hostname.slice(1, -1).split('::');
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
