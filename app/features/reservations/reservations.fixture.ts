import type { Reachable } from '#features/accounts/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { unsealContent } from '#platform/outbox/message.ts';
import type { Order, Visitor } from './reservations.ts';

const dayLength = 86_400_000;

/** The venue's day so many days from now. */
export function dayFromNow(days: number, now = new Date()): string {
  return venueDay(new Date(now.getTime() + days * dayLength));
}

let daysMade = 0;
/**
 * Files of tests share this module and have a database each, whose days are to stay near, however many files there were. A test
 * that names a day of its own takes one after these.
 */
const mostDaysOfAFile = 290;

function anotherDay(): string {
  daysMade = (daysMade % mostDaysOfAFile) + 1;
  return dayFromNow(daysMade);
}

/** A day that can be reserved, another one each time. @returns its date */
export async function makeDay(
  db: Database,
  { capacity, date = anotherDay() }: { capacity: number; date?: string },
): Promise<string> {
  await db
    .insertInto('reservation_day')
    .values({ date, capacity, opens: '09:00', closes: '17:00', gate: '1', books_from: dayFromNow(-400) })
    .execute();
  return date;
}

let people = 0;

/** Somebody with a document of their own. */
export function visitor(overrides: Partial<Visitor> = {}): Visitor {
  people += 1;
  return { name: `Visitor ${letters(people)}`, idType: 'passport', idNumber: passport(people), ...overrides };
}

export function party(size: number): Visitor[] {
  return Array.from({ length: size }, () => visitor());
}

const passport = (n: number) => `PA${String(n).padStart(8, '0')}`;
const letters = (n: number) => [...String(n)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

let accounts = 0;

/** A phone that nobody else in the test has. */
export function someone(): Reachable {
  accounts += 1;
  return { channel: 'sms', address: `+26097${String(1_000_000 + accounts)}` };
}

/** An order whose fields are right. */
export function order(date: string, visitors: number | Visitor[] = 1): Order {
  return {
    date,
    visitors: typeof visitors === 'number' ? party(visitors) : visitors,
    contactName: 'Contact Person',
    contactPhone: '+260971234567',
    consent: true,
  };
}

/** A day's places as its row counts them, and as reservations and offers add up to. */
export async function placesOf(db: Database, date: string) {
  const day = await db.selectFrom('reservation_day').selectAll().where('date', '=', date).executeTakeFirstOrThrow();
  const visitors = await db
    .selectFrom('reservation_visitor')
    .innerJoin('reservation', 'reservation.id', 'reservation_visitor.reservation_id')
    .select(['reservation_visitor.status', 'reservation.status as of', 'reservation.id', 'party'])
    .where('reservation_visitor.date', '=', date)
    .execute();
  const offers = await db
    .selectFrom('waiting_party')
    .select('visitors')
    .where('date', '=', date)
    .where('status', '=', 'offered')
    .execute();
  const booked = visitors.filter(({ status }) => status === 'booked');
  return {
    counted: { sold: day.sold, held: day.held, bookings: day.bookings },
    added: {
      sold: booked.length + day.sold_elsewhere,
      held: offers.reduce((sum, each) => sum + each.visitors, 0),
      bookings: new Set(booked.map(({ id }) => id)).size + day.bookings_elsewhere,
    },
    free: day.capacity - day.sold - day.held,
    /** Reservations whose visitors are not all there. */
    partial: [...Map.groupBy(visitors, ({ id }) => id).values()].filter((rows) => rows.length !== rows[0]?.party)
      .length,
  };
}

/** What has been sent and not delivered yet, oldest first. */
export async function messagesIn({ db, settings }: Pick<Platform, 'db' | 'settings'>) {
  const rows = await db.selectFrom('outbox_message').selectAll().orderBy('created_at').execute();
  return rows.flatMap(({ id, channel, sealed }) =>
    sealed ? [{ channel, ...unsealContent(settings, id, sealed) }] : [],
  );
}
