import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { addStaff, staffByToken } from '#features/staff/tokens/staff-tokens.server.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { cancel } from '../booking/cancel.server.ts';
import { signTicket } from '../tickets/ticket.server.ts';
import { writeParty } from './admission.fixture.ts';
import { admit, type Scan } from './admit.server.ts';

const platform = emptyPlatform();
const today = '2026-11-25';
const clock = { now: () => new Date(`${today}T10:30:00+08:00`) };
const site = () => ({ ...platform(), clock });
let steward: Staff;

beforeAll(async () => {
  steward = await staffWith('steward');
});

async function staffWith(role: StaffRole): Promise<Staff> {
  const { db } = platform();
  const staff = await staffByToken(db, await addStaff(db, { email: `${randomUUID()}@example.org`, roles: [role] }));
  if (!staff) throw new Error('Nobody has this token');
  return staff;
}

const scanOf = (ticket: string, more: Partial<Scan> = {}): Scan => ({
  ticket,
  gate: 'South 1',
  nonce: randomUUID(),
  staff: steward,
  ...more,
});

async function ticketFor(date = today, visitors = 1) {
  const party = await writeParty(platform(), { date, visitors });
  const [first] = party.tickets;
  if (!first) throw new Error('A party of nobody');
  return { ...party, ...first };
}

/** Of those let in on a day, whether it was by a steward's decision. */
async function insideOn(date: string) {
  const rows = await platform()
    .db.selectFrom('admission')
    .innerJoin('reservation_visitor as visitor', 'visitor.ticket_id', 'admission.ticket_id')
    .select('outside_hours')
    .where('date', '=', date)
    .orderBy('outside_hours')
    .execute();
  return rows.map(({ outside_hours }) => outside_hours);
}

describe('a ticket at the gate', () => {
  test('lets its holder in once, with what a steward compares', async () => {
    const { ticket, ticketId } = await ticketFor(today, 3);
    expect(await admit(site(), scanOf(ticket))).toEqual({
      outcome: 'admitted',
      name: `Wang Ming ${ticketId}`,
      idType: 'passport',
      idEnd: ticketId.slice(-4),
      party: 3,
      gate: 'South 1',
      admittedAt: clock.now(),
      outsideHours: false,
    });
    const later = { ...site(), clock: { now: () => new Date(`${today}T11:00:00+08:00`) } };
    expect(await admit(later, scanOf(ticket, { gate: 'North' }))).toEqual({
      outcome: 'already-used',
      gate: 'South 1',
      admittedAt: clock.now(),
    });
  });

  test('of another day is for that day, before and after, by the calendar of the venue', async () => {
    const tomorrow = await ticketFor('2026-11-26');
    expect(await admit(site(), scanOf(tomorrow.ticket))).toEqual({ outcome: 'wrong-day', date: '2026-11-26' });
    const { ticket } = await ticketFor();
    const at = (moment: string) => ({ ...site(), clock: { now: () => new Date(moment) } });
    expect(await admit(at('2026-11-24T15:59:59Z'), scanOf(ticket))).toMatchObject({ outcome: 'wrong-day' });
    expect(await admit(at('2026-11-25T16:00:00Z'), scanOf(ticket))).toMatchObject({ outcome: 'wrong-day' });
    expect(await admit(at('2026-11-24T16:00:00Z'), scanOf(ticket))).toMatchObject({ outcome: 'admitted' });
  });

  test('while the doors are closed is for the steward to decide, and what they decide is written down', async () => {
    // A day of its own: the doors of the others are always open.
    const date = '2026-11-28';
    const at = (time: string) => ({ ...site(), clock: { now: () => new Date(`${date}T${time}:00+08:00`) } });
    const hours = { date, visitors: 3, opens: '09:00', closes: '17:00' };
    const [early, late, inTime] = (await writeParty(platform(), hours)).tickets.map(({ ticket }) => ticket);
    const closed = { outcome: 'outside-hours', opens: '09:00', closes: '17:00' };
    const refused = scanOf(late ?? '');
    expect(await admit(at('20:31'), refused)).toEqual(closed);
    expect(await admit(at('10:00'), refused)).toEqual(closed);
    expect(await admit(at('08:59'), scanOf(early ?? '', { outsideHours: false }))).toEqual(closed);
    expect(await insideOn(date)).toEqual([]);
    const decided = await admit(at('17:00'), scanOf(late ?? '', { outsideHours: true }));
    expect(decided).toMatchObject({ outcome: 'admitted', outsideHours: true });
    // What a hurried steward says of a ticket in time is not noted as a decision.
    const usual = await admit(at('16:59'), scanOf(inTime ?? '', { outsideHours: true }));
    expect(usual).toMatchObject({ outcome: 'admitted', outsideHours: false });
    expect(await insideOn(date)).toEqual([false, true]);
    expect(await admit(at('20:32'), scanOf(late ?? ''))).toMatchObject({ outcome: 'already-used' });
    const tomorrow = { ...site(), clock: { now: () => new Date('2026-11-29T10:00:00+08:00') } };
    expect(await admit(tomorrow, scanOf(early ?? '', { outsideHours: true }))).toMatchObject({ outcome: 'wrong-day' });
  });

  test('shows whom the steward lets in, and each time is written down; whom they do not is not shown', async () => {
    const { ticket, ticketId } = await ticketFor();
    const scan = scanOf(ticket);
    const reveals = () =>
      platform().db.selectFrom('visitor_reveal').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute();
    await admit(site(), scan);
    await admit(site(), scan);
    const known = { ticket_id: ticketId, staff_id: steward.id, reason: 'admission', revealed_at: clock.now() };
    expect(await reveals()).toEqual([expect.objectContaining(known), expect.objectContaining(known)]);
    expect(JSON.stringify(await admit(site(), scanOf(ticket)))).not.toContain('Wang');
    expect(await reveals()).toHaveLength(2);
  });

  test('that was cancelled says so, and the others of the party are let in', async () => {
    const { id, ticketId, ticket, tickets } = await ticketFor(today, 2);
    expect(await cancel(site(), { id, ticketIds: [ticketId] })).toMatchObject({ outcome: 'cancelled', visitors: 1 });
    expect(await admit(site(), scanOf(ticket))).toEqual({ outcome: 'cancelled', date: today });
    expect(await admit(site(), scanOf(tickets[1]?.ticket ?? ''))).toMatchObject({ outcome: 'admitted', party: 1 });
  });

  test('that was let in can no longer be cancelled', async () => {
    const { id, ticketId, ticket } = await ticketFor();
    await admit(site(), scanOf(ticket));
    expect(await cancel(site(), { id })).toEqual({ outcome: 'admitted', ticketIds: [ticketId] });
  });

  test('that we have not signed is none; signed and of no reservation, it is unknown', async () => {
    const { ticket } = await ticketFor();
    for (const text of ['', 'hello', `${ticket}0`, ticket.replace(/.$/, (last) => (last === '1' ? '2' : '1')), '\0'])
      expect(await admit(site(), scanOf(text))).toEqual({ outcome: 'not-genuine' });
    const { db, settings } = platform();
    const nobody = await signTicket(db, settings, { ticketId: randomBytes(16).toString('base64url'), date: today });
    expect(await admit(site(), scanOf(nobody))).toEqual({ outcome: 'unknown' });
  });

  test('is for stewards and admins to scan, not for editors', async () => {
    const { ticket } = await ticketFor();
    expect(await admit(site(), scanOf(ticket, { staff: await staffWith('editor') }))).toEqual({
      outcome: 'not-allowed',
    });
    expect(await admit(site(), scanOf(ticket, { staff: await staffWith('admin') }))).toMatchObject({
      outcome: 'admitted',
    });
  });
});

describe('a scan sent again', () => {
  test('is answered the same, whatever came of it and whatever happened since', async () => {
    const { id, ticket, tickets } = await ticketFor(today, 2);
    const cancelled = await ticketFor();
    await cancel(site(), { id: cancelled.id });
    const scans = [
      scanOf(ticket),
      scanOf(ticket, { gate: 'North' }),
      scanOf((await ticketFor('2026-11-27')).ticket),
      scanOf(cancelled.ticket),
      scanOf('hello'),
    ];
    const first = [];
    for (const scan of scans) first.push(await admit(site(), scan));
    await cancel(site(), { id, ticketIds: [tickets[1]?.ticketId ?? ''] });
    const later = { ...site(), clock: { now: () => new Date(`${today}T16:00:00+08:00`) } };
    const again = [];
    for (const scan of scans) again.push(await admit(later, scan));
    expect(again).toEqual(first);
    expect(first.map(({ outcome }) => outcome)).toEqual([
      'admitted',
      'already-used',
      'wrong-day',
      'cancelled',
      'not-genuine',
    ]);
  });

  test('twenty times at once is one admission and one answer', async () => {
    const { ticket, ticketId } = await ticketFor();
    const scan = scanOf(ticket);
    const answers = await Promise.all(Array.from({ length: 20 }, () => admit(site(), scan)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['admitted']));
    const rows = await platform().db.selectFrom('admission').where('ticket_id', '=', ticketId).selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  test('with another ticket is refused; the same number of another steward is another scan', async () => {
    const first = await ticketFor();
    const second = await ticketFor();
    const scan = scanOf(first.ticket);
    await admit(site(), scan);
    expect(await admit(site(), { ...scan, ticket: second.ticket })).toEqual({ outcome: 'other-ticket' });
    const elsewhere = { ...scan, ticket: second.ticket, staff: await staffWith('steward') };
    expect(await admit(site(), elsewhere)).toMatchObject({ outcome: 'admitted' });
  });
});

/** Admission without its guards: looks first, writes later. Counts how often somebody was let in. */
async function admitUnguarded(ticketId: string, everybodyHasLooked: () => Promise<void>): Promise<number> {
  const { db } = platform();
  const seen = await db.selectFrom('admission').select('gate').where('ticket_id', '=', ticketId).execute();
  const visitor = await db
    .selectFrom('reservation_visitor')
    .select('status')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  await everybodyHasLooked();
  if (seen.length > 0 || visitor.status !== 'booked') return 0;
  const row = { ticket_id: ticketId, gate: 'North', staff_id: null, admitted_at: clock.now() };
  await db
    .insertInto('admission')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}

/** Lets everybody go on once `count` have come so far. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

describe('at the same moment', () => {
  test('two gates with one ticket: one lets in, the other learns when and where', async () => {
    for (let round = 0; round < 25; round += 1) {
      const { ticket } = await ticketFor();
      const gates = ['South 1', 'North'];
      const answers = await Promise.all(gates.map((gate) => admit(site(), scanOf(ticket, { gate }))));
      const outcomes = answers.map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual(['admitted', 'already-used']);
      const where = gates[answers.findIndex(({ outcome }) => outcome === 'admitted')];
      expect(answers.find(({ outcome }) => outcome === 'already-used')).toMatchObject({ gate: where });
    }
  });

  test('control: gates that look first and write later let two in', async () => {
    const { ticketId } = await ticketFor();
    const met = meeting(2);
    const letIn = await Promise.all([admitUnguarded(ticketId, met), admitUnguarded(ticketId, met)]);
    expect(letIn).toEqual([1, 1]);
  });

  test('somebody cancels and the gate scans: one of both, never both', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 48; round += 1) {
      const { id, ticketId, ticket } = await ticketFor();
      // The later one comes some queries later: in some rounds while the other is half done.
      const behind = async (queries: number) => {
        for (let i = 0; i < queries; i += 1) await platform().db.selectFrom('admission').select('gate').execute();
      };
      const [admission, cancellation] = await Promise.all([
        behind(round % 2 ? 0 : round % 12).then(() => admit(site(), scanOf(ticket))),
        behind(round % 2 ? round % 12 : 0).then(() => cancel(site(), { id })),
      ]);
      const both = `${admission.outcome} ${cancellation.outcome}`;
      expect(['admitted admitted', 'cancelled cancelled']).toContain(both);
      seen.add(both);
      const row = await platform()
        .db.selectFrom('reservation_visitor as visitor')
        .leftJoin('admission', 'admission.ticket_id', 'visitor.ticket_id')
        .select(['status', 'gate'])
        .where('visitor.ticket_id', '=', ticketId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual(
        admission.outcome === 'admitted' ? { status: 'booked', gate: 'South 1' } : { status: 'cancelled', gate: null },
      );
    }
    expect(seen.size).toBe(2);
  });

  test('control: without the lock both happen', async () => {
    const { id, ticketId } = await ticketFor();
    const met = meeting(2);
    const cancelling = async () => {
      const { db } = platform();
      const seen = await db.selectFrom('admission').select('gate').where('ticket_id', '=', ticketId).execute();
      await met();
      if (seen.length > 0) return 0;
      await db
        .updateTable('reservation_visitor')
        .set({ status: 'cancelled' })
        .where('reservation_id', '=', id)
        .execute();
      return 1;
    };
    expect(await Promise.all([admitUnguarded(ticketId, met), cancelling()])).toEqual([1, 1]);
  });
});
