import { type Reachable, spendCode, takeBackUse, withinLimit } from '#features/accounts/index.server.ts';
import { claimLookupKeys } from '#platform/crypto/claim-lookup-keys.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { readDay } from '../days/days.server.ts';
import { isDate } from '../days/days.ts';
import { inReservationTransaction, inTurn, RolledBack } from '../in-transaction.server.ts';
import { reservationsLimits } from '../limits.server.ts';
import type { Waiting } from '../order/outcomes.ts';
import { accountHashes } from '../parties/lookups.server.ts';
import { isId, newId, sealTo, unsealTo } from '../parties/party.server.ts';
import { partyMost } from '../reservations.ts';
import { expireOffers, hasExpiredOffers } from './expire-offers.server.ts';
import { passOn } from './offers.server.ts';

/** Places that somebody would like on a day. */
interface Wish {
  date: string;
  visitors: number;
  to: Reachable;
}

/**
 * Puts a party on the waiting list of a full day. Its phone or mail has been proven to the caller: that is where the
 * offer goes. Who waits for that day already keeps the turn and the number of visitors: whoever wants another leaves first.
 */
export function joinWaitlist(site: SiteContext, wish: Wish): Promise<Waiting> {
  return joining(site, wish, () => inReservationTransaction(site.db, (tx) => join(tx, site, wish)));
}

/**
 * The same for somebody who proves the phone or mail with a code now. What is refused leaves the code usable; a wrong code
 * costs a try.
 */
export function joinWaitlistWithCode(
  site: SiteContext,
  wish: Wish & { smsCode: string; codeId: string | undefined },
): Promise<Waiting | { outcome: 'wrong-code' }> {
  const { to, smsCode: code, codeId } = wish;
  const answer = { purpose: 'reservation', to, code, codeId } as const;
  type Joined = Waiting | { outcome: 'wrong-code' };
  const work = () =>
    inReservationTransaction<Joined>(site.db, async (tx) => {
      // Committed, for the try counts.
      if (!(await spendCode(tx, site, answer))) return { outcome: 'wrong-code' };
      const joined = await join(tx, site, wish);
      if (joined.outcome !== 'waiting') throw new RolledBack<Joined>(joined);
      return joined;
    });
  return joining<Joined>(site, wish, async () => {
    const joined = await work();
    // It was somebody else, for all that is known.
    if (joined.outcome === 'wrong-code') await takeBackUse(site, reservationsLimits.waitlist, to);
    return joined;
  });
}

async function joining<Joined>(
  site: SiteContext,
  { date, visitors, to }: Wish,
  work: () => Promise<Joined>,
): Promise<Joined | Exclude<Waiting, { outcome: 'waiting' | 'places-left' }>> {
  if (!Number.isInteger(visitors) || visitors < 1 || visitors > partyMost) throw new RangeError('A party of 1 to 5');
  if (!isDate(date)) return { outcome: 'closed-day' };
  return inTurn(async () => {
    const permit = await withinLimit(site, reservationsLimits.waitlist, to);
    if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
    // As in `reserve`: places held for somebody who did not come are only given on as somebody looks.
    if (await hasExpiredOffers(site, date)) await expireOffers(site);
    return work();
  });
}

async function join(tx: Tx, site: SiteContext, { date, visitors, to }: Wish): Promise<Waiting> {
  // Held, so that a place that comes free now finds the party on the list, or the party finds it.
  await tx.selectFrom('reservation_day').select('date').where('date', '=', date).forUpdate().execute();
  const day = await readDay(tx, site.clock.now(), date);
  if (!day) return { outcome: 'closed-day' };
  await claimLookupKeys(tx, site.settings);
  const known = await waitingFor(tx, site, date, to);
  if (known) return { outcome: 'waiting', key: known.key, ahead: await countAhead(tx, date, known.turn) };
  if (day.remaining >= visitors) return { outcome: 'places-left', remaining: day.remaining };
  const party = await tx
    .insertInto('waiting_party')
    .values({
      key: newId(),
      date,
      visitors,
      to_sealed: sealTo(site, to),
      to_hash: accountHashes(site.settings, to)[0],
      locale: site.locale,
      created_at: site.clock.now(),
      held_until: null,
    })
    .returning(['key', 'turn'])
    .executeTakeFirstOrThrow();
  return { outcome: 'waiting', key: party.key, ahead: await countAhead(tx, date, party.turn) };
}

function waitingFor(tx: Tx, site: Pick<SiteContext, 'settings'>, date: string, to: Reachable) {
  return tx
    .selectFrom('waiting_party')
    .select(['key', 'turn'])
    .where('date', '=', date)
    .where('to_hash', 'in', accountHashes(site.settings, to))
    .where('status', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
}

async function countAhead(tx: Tx, date: string, turn: number): Promise<number> {
  const { ahead } = await tx
    .selectFrom('waiting_party')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('date', '=', date)
    .where('status', '=', 'waiting')
    .where('turn', '<', turn)
    .executeTakeFirstOrThrow();
  return ahead;
}

/** An entry of the waiting list as its link shows it. */
export interface WaitingEntry {
  key: string;
  date: string;
  visitors: number;
  /** `expired` also where the time is over and nobody has looked yet; `closed`: the day is closed to visitors. */
  status: 'waiting' | 'offered' | 'taken' | 'left' | 'expired' | 'closed';
  /** While offered. */
  heldUntil: Date | undefined;
  /** Where the link was sent: who has it has proven that phone or mail. */
  to: Reachable;
}

/** The entry that a link of the waiting list names. */
export async function readOffer(
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  key: string,
): Promise<WaitingEntry | undefined> {
  if (!isId(key)) return undefined;
  const row = await entry(site.db, key);
  if (!row?.to_sealed) return undefined;
  const over = row.status === 'offered' && row.held_until !== null && row.held_until <= site.clock.now();
  const status = over ? 'expired' : row.status;
  return {
    key,
    date: row.date,
    visitors: row.visitors,
    status,
    heldUntil: status === 'offered' ? (row.held_until ?? undefined) : undefined,
    to: unsealTo(site, row.to_sealed),
  };
}

function entry(db: Database, key: string) {
  return db.selectFrom('waiting_party').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Leaves the waiting list; places that were held for the party go on to the next. @returns whether it was on the list */
export function leaveWaitlist(site: Pick<SiteContext, 'db' | 'settings' | 'clock'>, key: string): Promise<boolean> {
  const work = async (tx: Tx) => {
    const named = await tx.selectFrom('waiting_party').select('date').where('key', '=', key).executeTakeFirst();
    if (!named) return false;
    const { date } = named;
    await tx.selectFrom('reservation_day').select('date').where('date', '=', date).forUpdate().execute();
    const party = await tx
      .selectFrom('waiting_party')
      .select(['status', 'visitors'])
      .where('key', '=', key)
      .where('status', 'in', ['waiting', 'offered'])
      .executeTakeFirst();
    if (!party) return false;
    await tx.updateTable('waiting_party').set({ status: 'left' }).where('key', '=', key).execute();
    if (party.status === 'offered') {
      await tx
        .updateTable('reservation_day')
        .set(({ eb }) => ({ held: eb('held', '-', party.visitors) }))
        .where('date', '=', date)
        .execute();
      await passOn(tx, site, date);
    }
    return true;
  };
  return isId(key) ? inTurn(() => inReservationTransaction(site.db, work)) : Promise.resolve(false);
}
