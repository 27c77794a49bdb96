import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { inReservationTransaction } from '../in-transaction.server.ts';
import { passOn } from './offers.server.ts';

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** Whether places of a day are held for parties that did not come in time. */
export async function hasExpiredOffers({ db, clock }: Needs, date: string): Promise<boolean> {
  const expired = await db
    .selectFrom('waiting_party')
    .select('key')
    .where('status', '=', 'offered')
    .where('held_until', '<=', clock.now())
    .where('date', '=', date)
    .limit(1)
    .executeTakeFirst();
  return expired !== undefined;
}

/**
 * Gives on what was held too long, and whatever else is free on a day for which parties wait (places that were added,
 * say). Who waits for a day that is over waits no longer.
 */
export async function expireOffers(site: Needs): Promise<void> {
  const { db, clock } = site;
  const now = clock.now();
  await db
    .updateTable('waiting_party')
    .set({ status: 'expired' })
    .where('status', '=', 'waiting')
    .where('date', '<', venueDay(now))
    .execute();
  const { rows } = await sql<{ date: string }>`
    select date from waiting_party where status = 'offered' and held_until <= ${now}
    union
    select date from waiting_party join reservation_day day using (date)
    where status = 'waiting' and visitors <= capacity - sold - held
    order by date`.execute(db);
  for (const { date } of rows) await giveOn(site, date);
}

function giveOn(site: Needs, date: string): Promise<void> {
  return inReservationTransaction(site.db, async (tx) => {
    await tx.selectFrom('reservation_day').select('date').where('date', '=', date).forUpdate().execute();
    const expired = await tx
      .updateTable('waiting_party')
      .set({ status: 'expired' })
      .where('date', '=', date)
      .where('status', '=', 'offered')
      .where('held_until', '<=', site.clock.now())
      .returning('visitors')
      .execute();
    const places = expired.reduce((sum, { visitors }) => sum + visitors, 0);
    await tx
      .updateTable('reservation_day')
      .set(({ eb }) => ({ held: eb('held', '-', places) }))
      .where('date', '=', date)
      .execute();
    await passOn(tx, site, date);
  });
}
