import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askCode } from '#features/accounts/codes/codes.fixture.ts';
import { accountsJobs } from '#features/accounts/jobs.server.ts';
import { addStaff, staffByToken } from '#features/staff/tokens/staff-tokens.server.ts';
import { outboxJobs } from '#platform/outbox/outbox-jobs.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { admit } from './admission/admit.server.ts';
import { cancel } from './booking/cancel.server.ts';
import { reserve } from './booking/reserve.server.ts';
import { newDraft, writeDraft } from './draft/draft.server.ts';
import { reservationJobs } from './jobs.server.ts';
import { purge } from './purge.server.ts';
import { dayFromNow, makeDay, order, someone, visitor } from './reservations.fixture.ts';
import { joinWaitlist } from './waiting-list/waiting-list.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const at = (moment: string) => ({ ...platform(), clock: { now: () => new Date(moment) } });

/** A moment so many days after a day, at a time of the venue. */
const after = (date: string, days: number, time: string) =>
  new Date(Date.parse(`${date}T${time}+08:00`) + days * 86_400_000).toISOString();

async function reserveFor(date: string, visitors = 2) {
  const to = someone();
  const reserved = await reserve(siteFor(platform()), {
    order: order(date, visitors),
    to,
    idempotencyKey: randomUUID(),
  });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  return { ...reserved, to };
}

/** Columns in which a person stands, sealed, hashed or masked. */
const personal = {
  reservation: ['to_sealed', 'to_hash', 'contact_name_sealed', 'contact_phone_sealed'],
  reservation_visitor: ['name_sealed', 'masked_name', 'number_sealed', 'masked_number', 'document_hash'],
  waiting_party: ['to_sealed', 'to_hash'],
};

async function whoIsLeft(date: string): Promise<number> {
  let left = 0;
  for (const [table, columns] of Object.entries(personal)) {
    const anybody = sql.join(
      columns.map((column) => sql`coalesce(${sql.ref(column)}::text, '') <> ''`),
      sql` or `,
    );
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where date = ${date} and (${anybody})`.execute(platform().db);
    left += rows[0]?.n ?? 0;
  }
  return left;
}

const recordsOf = (date: string) =>
  platform()
    .db.selectFrom('purge_record')
    .select(['reservations', 'visitors', 'waiting_parties', 'purged_at'])
    .where('day', '=', date)
    .execute();

test('thirty days after the visit nobody is left, counts stay, and a record says so; until then all is kept', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 5 });
  const { id, tickets } = await reserveFor(date, 3);
  const second = await reserveFor(date, 2);
  const waiting = await joinWaitlist(siteFor(platform()), { date, visitors: 2, to: someone() });
  expect(waiting).toMatchObject({ outcome: 'waiting' });
  await cancel(platform(), { id, ticketIds: [tickets[0]?.ticketId ?? ''] });
  const staff = await staffByToken(db, await addStaff(db, { email: 'gate@example.org', roles: ['steward'] }));
  if (!staff) throw new Error('Nobody has this token');
  const scan = { ticket: tickets[1]?.ticket ?? '', gate: '1', nonce: 'first', staff };
  expect(await admit(at(after(date, 0, '10:00:00')), scan)).toMatchObject({ outcome: 'admitted' });
  const later = await makeDay(db, { capacity: 5, date: dayFromNow(100, new Date(`${date}T12:00:00+08:00`)) });
  await reserveFor(later);
  const before = await whoIsLeft(date);
  expect(before).toBe(2 + 5 + 1);

  await purge(at(after(date, 29, '23:59:59')));
  expect(await whoIsLeft(date)).toBe(before);
  expect(await recordsOf(date)).toEqual([]);

  const moment = after(date, 30, '00:00:00');
  await purge(at(moment));
  expect(await whoIsLeft(date)).toBe(0);
  expect(await whoIsLeft(later)).toBe(3);
  const record = { reservations: 2, visitors: 5, waiting_parties: 1, purged_at: new Date(moment) };
  expect(await recordsOf(date)).toEqual([record]);
  const day = await db.selectFrom('reservation_day').selectAll().where('date', '=', date).executeTakeFirstOrThrow();
  const kept = await db.selectFrom('reservation').select('party').where('date', '=', date).execute();
  expect([day.sold + day.held, day.bookings, kept.map(({ party }) => party).toSorted()]).toEqual([4, 2, [2, 3]]);
  const admissions = await db.selectFrom('admission').select('gate').execute();
  expect(admissions).toEqual([{ gate: '1' }]);

  await Promise.all([purge(at(moment)), purge(at(after(date, 31, '12:00:00')))]);
  expect(await recordsOf(date)).toEqual([record]);
  expect(second.tickets).toHaveLength(2);
});

test('twice at once, a day is erased once', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 20 });
  for (let i = 0; i < 5; i += 1) await reserveFor(date);
  const moment = after(date, 40, '09:00:00');
  await Promise.all([purge(at(moment)), purge(at(moment))]);
  expect(await recordsOf(date)).toMatchObject([{ reservations: 5, visitors: 10 }]);
});

test('codes, drafts, answers kept for repeated requests and messages are gone long before that', async () => {
  const { db } = platform();
  const site = siteFor(platform());
  await askCode(site, { purpose: 'reservation', to: someone() });
  await writeDraft(new Request('http://localhost:3000/reservation/'), site, { ...newDraft(), visitors: [visitor()] });
  const date = await makeDay(db, { capacity: 5 });
  await reserveFor(date);
  // Of a message that was given up it is kept for a week why, without its content.
  const passing = sql<{ table: string }>`
    select 'one_time_code' as table from one_time_code union select 'reservation_draft' from reservation_draft
    union select 'idempotency_key' from idempotency_key
    union select 'outbox_message' from outbox_message where sealed is not null order by 1`;
  const left = async () => (await passing.execute(db)).rows.map(({ table }) => table);
  expect(await left()).toEqual(['idempotency_key', 'one_time_code', 'outbox_message', 'reservation_draft']);
  const twoDaysLater = at(after(dayFromNow(0), 2, '12:00:00'));
  const signal = new AbortController().signal;
  for (const job of [...outboxJobs, ...accountsJobs, ...reservationJobs]) await job.run(twoDaysLater, signal);
  expect(await left()).toEqual([]);
});
