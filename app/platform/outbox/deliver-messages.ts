import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Platform } from '../http/site-context.ts';
import type { Channel } from './channels.ts';
import { handOver } from './hand-over.ts';
import { type HandOver, type Message, unsealContent } from './message.ts';
import { handTextOver } from './sms/hand-text-over.ts';

/** Messages that are handed over at the same time. */
const atOnce = 5;

/** For how long a claimed message is left to its process: longer than any provider may take to answer. Milliseconds. */
const claimLasts = 90_000;

/**
 * Of a statement that may be answered before its commit is on disk (synchronous_commit, PostgreSQL 19.5): true. A server that
 * crashes within the second forgets that a message was claimed, or had left: then it leaves once more, as it does where a process
 * dies before it is deleted. Whoever reserves waits for the disk, and then waits for nobody else's claims there (decision 129).
 */
const committedSoon = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/** Pauses after the first, second ... failed try; after the last one the message is given up. Milliseconds. */
const pauses = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];

interface Claimed {
  id: string;
  channel: Channel;
  sealed: Buffer;
  tries: number;
  created_at: Date;
  expires_at: Date | null;
  /** Of a text message: whether it counts among those of its day already. */
  counted: boolean;
}

type Delivering = Pick<Platform, 'db' | 'settings' | 'clock' | 'log'>;

/**
 * Delivers what waits in the outbox, longest due first, until nothing is due. Each message by itself: one whose provider is
 * slow holds up no other. Any number of processes may do so at once. A process that dies meanwhile leaves its messages to be
 * tried again: providers know them by their id, and those that do not are not asked again (`handTextOver`).
 * @param signal ends it after the messages in hand
 * @param channel only these; left out, all
 * @returns how many messages left
 */
export async function deliverMessages(platform: Delivering, signal?: AbortSignal, channel?: Channel): Promise<number> {
  const inHand = new Set<Promise<void>>();
  const done: string[] = [];
  const failures: unknown[] = [];
  let delivered = 0;
  let more = true;
  const take = (claimed: Claimed) => {
    const hand = deliver(platform, claimed).then(
      (outcome) => {
        inHand.delete(hand);
        if (outcome !== 'stays') done.push(claimed.id);
        if (outcome === 'left') delivered += 1;
      },
      (error: unknown) => {
        inHand.delete(hand);
        failures.push(error);
      },
    );
    inHand.add(hand);
  };
  try {
    do {
      const limit: number = more && !signal?.aborted ? atOnce - inHand.size : 0;
      // While it is asked others get done, which the next one deletes together: under a crowd a message costs a part of a statement.
      const claimed = await claimMessages(platform.db, platform.clock.now(), { channel, limit, done: done.splice(0) });
      more = limit > 0 && claimed.length === limit;
      claimed.forEach(take);
      if (inHand.size > 0 && done.length === 0) await Promise.race(inHand);
    } while (more || inHand.size > 0 || done.length > 0);
  } finally {
    await Promise.all(inHand);
  }
  if (failures.length > 0) throw failures[0];
  return delivered;
}

interface Claim {
  /** Left out: of any channel. */
  channel?: Channel | undefined;
  limit?: number;
  /** Messages that were claimed before and are done with: they are deleted in the same statement. */
  done?: readonly string[];
}

/** Takes messages that are due, so that no other process takes them: a claimed one is due again only after its claim. */
export async function claimMessages(
  db: Database,
  now: Date,
  { channel, limit = atOnce, done = [] }: Claim = {},
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with done as (
      delete from outbox_message where id = any(${done}::text[]) and ${committedSoon}
    ), due as materialized (
      select id from outbox_message where failed_at is null and next_try_at <= ${now}
        and ${channel ? sql`channel = ${channel}` : sql`true`} and id <> all(${done}::text[])
      order by next_try_at limit ${limit} for update skip locked
    )
    update outbox_message as message set tries = tries + 1, next_try_at = ${new Date(now.getTime() + claimLasts)}
    from due where message.id = due.id and ${committedSoon}
    returning message.id, channel, sealed, tries, created_at, expires_at, counted`.execute(db);
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Hands one claimed message over and notes what refused it. @returns `left` or `unknown`: it is to be deleted; `stays` */
async function deliver(platform: Delivering, claimed: Claimed): Promise<'left' | 'unknown' | 'stays'> {
  const { db, clock, log } = platform;
  const { id, channel, tries, expires_at: expires } = claimed;
  const now = clock.now();
  const result = expires && expires <= now ? tooLate : await tryToHandOver(platform, claimed, now);
  if (result.outcome === 'taken') return 'left';
  if (result.outcome === 'unknown') {
    log.error(
      { message: id, channel, tries, why: result.why },
      'it is not known whether a message left; it is not sent again',
    );
    return 'unknown';
  }
  const { why, lasting } = result;
  const pause = pauses[tries - 1];
  const next = new Date(clock.now().getTime() + (pause ?? 0));
  const over = lasting || pause === undefined || (expires !== null && next >= expires);
  await db
    .updateTable('outbox_message')
    .set(over ? { failed_at: clock.now(), sealed: null, last_error: why } : { next_try_at: next, last_error: why })
    .where('id', '=', id)
    .execute();
  if (over) log.error({ message: id, channel, tries, why }, 'message given up');
  else log.warn({ message: id, channel, tries, why }, 'message not taken, to be tried again');
  return 'stays';
}

const tooLate: HandOver = { outcome: 'refused', why: 'expired', lasting: true };

async function tryToHandOver(platform: Delivering, claimed: Claimed, now: Date): Promise<HandOver> {
  const { settings } = platform;
  const { id, channel, sealed } = claimed;
  let message: Message;
  try {
    message = { channel, ...unsealContent(settings, id, sealed) };
  } catch {
    // Its key has left PII_KEY: until the last try the operator may bring it back.
    return { outcome: 'refused', why: 'cannot be unsealed', lasting: false };
  }
  if (channel === 'sms' && settings.SMS_URL) return handTextOver(platform, claimed, message);
  return handOver(settings, now, id, message);
}
