import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { inReservationTransaction } from '../in-transaction.server.ts';
import { newId, unsealTo } from '../parties/party.server.ts';
import { closingNotice } from './close-day.server.ts';
import { closedMessage, waitingClosedMessage } from './closing-messages.server.ts';
import { readWhy } from './read-why.server.ts';

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** So many are told in one transaction: few enough that nobody waits for it. */
const atOnce = 50;

/** Tells those who held places on a day that was closed, and those who waited for one. */
export const tellHoldersJob: Job = {
  name: 'tell of closed days',
  every: 30_000,
  wokenBy: closingNotice,
  run: tellHolders,
};

/**
 * Tells whoever is to be told of a closed day and has not been. Each is told once, however many processes do this and wherever one
 * ends: the message is written into the outbox in the transaction that notes it.
 */
export async function tellHolders(site: Needs, signal?: AbortSignal): Promise<void> {
  for (const tellSome of [tellHoldersSome, tellWaitingSome]) {
    let told: number;
    do {
      if (signal?.aborted) return;
      told = await inReservationTransaction(site.db, (tx) => tellSome(tx, site));
    } while (told > 0);
  }
}

/** @returns how many have been told */
async function tellHoldersSome(tx: Tx, site: Needs): Promise<number> {
  const rows = await tx
    .selectFrom('reservation_closing_notice as notice')
    .innerJoin('reservation', 'reservation.id', 'notice.reservation_id')
    .select(['reservation.id', 'reservation.date', 'to_sealed', 'locale'])
    .select((of) =>
      of
        .selectFrom('reservation_visitor as visitor')
        .select(({ fn }) => fn.countAll<number>().as('visitors'))
        .whereRef('visitor.reservation_id', '=', 'reservation.id')
        .where('visitor.status', '=', 'booked')
        .as('visitors'),
    )
    .where('told_at', 'is', null)
    // Who has moved or cancelled by now knows.
    .where('reservation.status', '=', 'booked')
    .where('to_sealed', 'is not', null)
    .orderBy('reservation.created_at')
    .limit(atOnce)
    .forUpdate('notice')
    .skipLocked()
    .execute();
  const whyOf = whysOf(tx);
  let done = 0;
  for (const { id, date, to_sealed, locale, visitors } of rows) {
    const why = await whyOf(date);
    if (!why || !to_sealed) continue;
    const key = newId();
    const now = site.clock.now();
    const told = { key, to: unsealTo(site, to_sealed), locale, date, visitors: visitors ?? 0, why };
    await sendMessage(tx, site.settings, now, closedMessage(site, told));
    await tx
      .updateTable('reservation_closing_notice')
      .set({ key, told_at: now })
      .where('reservation_id', '=', id)
      .execute();
    done += 1;
  }
  return done;
}

/** The day first, as everywhere: what was held for a party is given back. @returns how many have been told */
async function tellWaitingSome(tx: Tx, site: Needs): Promise<number> {
  const day = await tx
    .selectFrom('reservation_day')
    .select('date')
    .where('closed_at', 'is not', null)
    .where('date', 'in', (of) =>
      of.selectFrom('waiting_party').select('date').where('status', 'in', ['waiting', 'offered']),
    )
    .orderBy('date')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!day) return 0;
  const { date } = day;
  const parties = await tx
    .selectFrom('waiting_party')
    .select(['key', 'visitors', 'to_sealed', 'locale', 'status'])
    .where('date', '=', date)
    .where('status', 'in', ['waiting', 'offered'])
    .orderBy('turn')
    .limit(atOnce)
    .forUpdate()
    .execute();
  const why = await readWhy(tx, date);
  if (!why || parties.length === 0) return 0;
  const keys = parties.map(({ key }) => key);
  await tx.updateTable('waiting_party').set({ status: 'closed', held_until: null }).where('key', 'in', keys).execute();
  const held = parties.reduce((sum, { status, visitors }) => sum + (status === 'offered' ? visitors : 0), 0);
  await tx
    .updateTable('reservation_day')
    .set(({ eb }) => ({ held: eb('held', '-', held) }))
    .where('date', '=', date)
    .execute();
  for (const { to_sealed, locale, visitors } of parties) {
    if (!to_sealed) continue;
    const told = { to: unsealTo(site, to_sealed), locale, date, visitors, why };
    await sendMessage(tx, site.settings, site.clock.now(), waitingClosedMessage(site, told));
  }
  return parties.length;
}

/** Why days were closed, each asked once. */
function whysOf(tx: Tx) {
  const known = new Map<string, ReturnType<typeof readWhy>>();
  return (date: string) => {
    const why = known.get(date) ?? readWhy(tx, date);
    known.set(date, why);
    return why;
  };
}
