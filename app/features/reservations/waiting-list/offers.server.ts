import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { closingOf, isOpen } from '../days/days.server.ts';
import { offerMessage } from '../parties/messages.server.ts';
import { isId, type Party, unsealTo } from '../parties/party.server.ts';
import { offerLifetime } from '../reservations.ts';

type Needs = Pick<Platform, 'settings' | 'clock'>;

/**
 * Uses the places held for a party of the waiting list.
 * @returns how many are held; undefined where they are not, or not for this party
 */
export async function takeOffer(tx: Tx, site: Needs, key: string, party: Party): Promise<number | undefined> {
  if (!isId(key)) return undefined;
  // The day before the waiting party, as everywhere.
  await lockDay(tx, site, party.date);
  const taken = await tx
    .updateTable('waiting_party')
    .set({ status: 'taken' })
    .where('key', '=', key)
    .where('date', '=', party.date)
    .where('to_hash', 'in', party.toHashes)
    .where('status', '=', 'offered')
    .where('held_until', '>', site.clock.now())
    .where('visitors', '>=', party.visitors.length)
    .returning('visitors')
    .executeTakeFirst();
  return taken?.visitors;
}

/**
 * Offers what is free on a day to the parties that wait, in their order: each time to the first that fits. The places
 * are held and the party is told. What fits nobody stays free. The caller has changed, and so holds, the day's row.
 */
export async function passOn(tx: Tx, site: Needs, date: string): Promise<void> {
  const day = await lockDay(tx, site, date);
  let free = day ? day.capacity - day.sold - day.held : 0;
  while (day && free > 0) {
    const next = await firstThatFits(tx, date, free);
    if (!next) return;
    free -= next.visitors;
    await offer(tx, site, next, { date, closes: day.closes });
  }
}

/** A day that can be reserved now, held until the transaction ends. */
function lockDay(tx: Tx, { clock }: Needs, date: string) {
  return tx
    .selectFrom('reservation_day')
    .select(['capacity', 'sold', 'held', 'closes'])
    .where('date', '=', date)
    .where(isOpen(clock.now()))
    .forUpdate()
    .executeTakeFirst();
}

function firstThatFits(tx: Tx, date: string, free: number) {
  return tx
    .selectFrom('waiting_party')
    .select(['key', 'visitors', 'to_sealed', 'locale'])
    .where('date', '=', date)
    .where('status', '=', 'waiting')
    .where('visitors', '<=', free)
    .orderBy('turn')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

type WaitingParty = NonNullable<Awaited<ReturnType<typeof firstThatFits>>>;

async function offer(
  tx: Tx,
  site: Needs,
  { key, visitors, to_sealed, locale }: WaitingParty,
  { date, closes }: { date: string; closes: string },
): Promise<void> {
  const now = site.clock.now();
  const closing = closingOf({ date, closes });
  const heldUntil = new Date(Math.min(now.getTime() + offerLifetime, closing.getTime()));
  await tx
    .updateTable('waiting_party')
    .set({ status: 'offered', held_until: heldUntil })
    .where('key', '=', key)
    .execute();
  await tx
    .updateTable('reservation_day')
    .set(({ eb }) => ({ held: eb('held', '+', visitors) }))
    .where('date', '=', date)
    .execute();
  // Emptied where the party's day was long ago; nobody is left to be told.
  if (!to_sealed) return;
  const to = unsealTo(site, to_sealed);
  const told = offerMessage(site, { key, to, locale, date, visitors, heldUntil });
  await sendMessage(tx, site.settings, now, { ...told, expires: heldUntil });
}
