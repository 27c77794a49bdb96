import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { keepCountries } from './figures/booked-visitors.server.ts';

/** Days after the visit on which personal data is erased (design, Security). */
export const keptDays = 30;
/** How long a scan at a gate can be sent again, in milliseconds. */
const scansKept = 7 * 86_400_000;

/** Erases what is no longer needed of visitors, soon after the venue's day has turned. */
export const purgeJob: Job = {
  name: 'purge personal data',
  every: 3_600_000,
  run: purge,
};

/**
 * Erases whatever names or reaches a person from reservations, visitors and waiting parties whose day was 30 days ago, and
 * leaves a record of it. Counts, days, ids of tickets and admissions stay; of countries how many came from them. Doing it again does
 * nothing.
 */
export async function purge({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const last = venueDay(new Date(now.getTime() - keptDays * 86_400_000));
  await db
    .deleteFrom('admission_scan')
    .where('scanned_at', '<=', new Date(now.getTime() - scansKept))
    .execute();
  const { rows } = await sql<{ date: string }>`
    select date from reservation where to_hash is not null and date <= ${last}
    union select date from waiting_party where to_hash is not null and date <= ${last}
    order by date`.execute(db);
  // A day at a time: a day is erased as a whole or, where the process ends, by the next run.
  for (const { date } of rows) await db.transaction().execute((tx) => purgeDay(tx, date, now));
}

async function purgeDay(tx: Tx, date: string, now: Date): Promise<void> {
  const ofThatDay = tx.selectFrom('reservation').select('id').where('date', '=', date);
  const visitors = await tx
    .updateTable('reservation_visitor')
    .set({ name_sealed: null, masked_name: '', number_sealed: null, masked_number: '', document_hash: null })
    .where('reservation_id', 'in', ofThatDay)
    .where('name_sealed', 'is not', null)
    .executeTakeFirst();
  await keepCountries(date).execute(tx);
  const reservations = await tx
    .updateTable('reservation')
    .set({
      ...{ to_sealed: null, to_hash: null },
      ...{ contact_name_sealed: null, contact_phone_sealed: null, contact_country: null },
    })
    .where('date', '=', date)
    .where('to_hash', 'is not', null)
    .executeTakeFirst();
  const parties = await tx
    .updateTable('waiting_party')
    .set({ to_sealed: null, to_hash: null })
    .where('date', '=', date)
    .where('to_hash', 'is not', null)
    .executeTakeFirst();
  const counts = [reservations, visitors, parties].map(({ numUpdatedRows }) => Number(numUpdatedRows));
  // Another process that was quicker has left the record.
  if (counts.every((count) => count === 0)) return;
  const [reservation = 0, visitor = 0, waiting = 0] = counts;
  await tx
    .insertInto('purge_record')
    .values({ day: date, reservations: reservation, visitors: visitor, waiting_parties: waiting, purged_at: now })
    .execute();
}
