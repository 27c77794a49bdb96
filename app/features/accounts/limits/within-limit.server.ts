import { sql } from 'kysely';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Limit } from '#platform/feature/limit.ts';
import { noteRefusedUse } from '#platform/feature/refused-uses.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { limitHash, type Reachable } from '../reachable.server.ts';
import { networksOf } from './networks.server.ts';

export type Asking = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'clientAddress'>;

/** Whether something may be done once more; where not, `retryAfter` says in how many seconds. */
export type Permit = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts that somebody does something, and says whether that is within its limit. One statement: of requests at the same
 * moment none is missed, in any process. Beyond the limit a member, or a phone or mail, is refused for a while, and nobody
 * else uses that up. A network of strangers is refused only what is drawn or kept for them; for what they do it is asked
 * for harder puzzles: `withinShare`.
 * @param who whose uses are counted together: `member 7`, or a phone or mail; left out, those of each of the visitor's networks
 */
export async function withinLimit(site: Asking, limit: Limit, who?: string | Reachable): Promise<Permit> {
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return { allowed: true };
  if (who === undefined) return withinNetworks(site, limit);
  return countUse(db, clock.now(), { ...limit, who: whoAsks(site, limit, who) });
}

/** Narrowest first, each by itself: what a network is refused does not use up what the wider one around it shares. */
async function withinNetworks(site: Asking, limit: Limit): Promise<Permit> {
  const now = site.clock.now();
  for (const use of usesOfNetworks(site, limit)) {
    const permit = await countUse(site.db, now, use);
    if (!permit.allowed) return permit;
  }
  return { allowed: true };
}

/** A use of each network that an address lies in: one that is wider has twice the share of the one within it. */
export function usesOfNetworks(
  { settings, clientAddress }: Pick<Asking, 'settings' | 'clientAddress'>,
  { name, times, within }: Limit,
): Use[] {
  return networksOf(clientAddress).map((each, i) => ({
    name: `${name} of network`,
    who: keyedHash(settings.SESSION_SECRET, `limit ${name} of network`, each),
    times: times * 2 ** i,
    within,
  }));
}

/** Takes back what `withinLimit` has counted and allowed, where it turned out not to be what is limited. */
export async function takeBackUse(site: Asking, limit: Limit, who: string | Reachable): Promise<void> {
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return;
  await untallyUses(db, clock.now(), [{ ...limit, who: whoAsks(site, limit, who) }]);
}

function whoAsks({ settings }: Pick<Asking, 'settings'>, { name }: Limit, who: string | Reachable): Buffer {
  if (typeof who === 'object') return limitHash(settings, name, who);
  return keyedHash(settings.SESSION_SECRET, `limit ${name}`, who);
}

/** Something that is counted: `name` of the limit; `who` a keyed hash, so that the table tells nobody who it is. */
interface Tally {
  name: string;
  who: Buffer;
  /** Span of time, in seconds. */
  within: number;
}

export interface Use extends Tally {
  times: number;
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
  const counted = await tallyUses(db, now, uses);
  return uses.map(({ name, times }, i) => {
    const { count, retryAfter } = counted[i] ?? notCounted;
    if (count <= times) return { allowed: true };
    noteRefusedUse(name);
    return { allowed: false, retryAfter };
  });
}

/** Counts once more, and says how often that makes it. */
export async function tallyUse(db: Database | Tx, now: Date, use: Tally): Promise<Counted> {
  return (await tallyUses(db, now, [use]))[0] ?? notCounted;
}

/** The same of several, with one statement; rows are locked in this order. */
export async function tallyUses(db: Database | Tx, now: Date, uses: readonly Tally[]): Promise<Counted[]> {
  const rows = uses.map(({ name, who, within }) => {
    return sql`(${name}, ${who}::bytea, ${new Date(now.getTime() + within * 1000)}::timestamptz, 1)`;
  });
  const counted = await sql<CountRow>`
    insert into usage_count as used (limit_name, who, until, count) values ${sql.join(rows)}
    on conflict (limit_name, who) do update set
      count = case when used.until <= ${now} then 1 else least(used.count, 1000000) + 1 end,
      until = case when used.until <= ${now} then excluded.until else used.until end
    returning limit_name, who, count, until`.execute(db);
  return inOrder(uses, counted.rows, now);
}

/**
 * Takes back one of what was counted in each, with one statement; rows are locked in this order.
 * @param now when it was counted: of a count that has begun anew since, nothing is taken back
 */
export async function untallyUses(db: Database, now: Date, uses: readonly Tally[]): Promise<void> {
  const [names, whos] = [uses.map(({ name }) => name), uses.map(({ who }) => who)];
  const untils = uses.map(({ within }) => new Date(now.getTime() + within * 1000));
  await sql`
    with held as (
      select limit_name, who from usage_count
      join unnest(${names}::text[], ${whos}::bytea[], ${untils}::timestamptz[])
        with ordinality as wanted (limit_name, who, latest, place) using (limit_name, who)
      where until > ${now} and until <= latest and count > 0 order by place for update of usage_count)
    update usage_count as used set count = used.count - 1 from held
    where used.limit_name = held.limit_name and used.who = held.who`.execute(db);
}

/** How often each was counted, without counting once more. */
export async function readUses(
  db: Database | Tx,
  now: Date,
  uses: readonly Pick<Use, 'name' | 'who'>[],
): Promise<Counted[]> {
  const wanted = sql.join(uses.map(({ name, who }) => sql`(${name}, ${who}::bytea)`));
  const { rows } = await sql<CountRow>`
    select limit_name, who, count, until from usage_count
    where (limit_name, who) in (${wanted}) and until > ${now}`.execute(db);
  return inOrder(uses, rows, now);
}

/** How often something was counted, and in how many seconds that begins anew. */
export interface Counted {
  count: number;
  retryAfter: number;
}

const notCounted: Counted = { count: 0, retryAfter: 0 };

interface CountRow {
  limit_name: string;
  who: Buffer;
  count: number;
  until: Date;
}

function inOrder(uses: readonly Pick<Use, 'name' | 'who'>[], rows: readonly CountRow[], now: Date): Counted[] {
  return uses.map(({ name, who }) => {
    const row = rows.find((each) => each.limit_name === name && each.who.equals(who));
    if (!row) return notCounted;
    return { count: row.count, retryAfter: Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) };
  });
}
