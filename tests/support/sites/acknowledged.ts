import { expect } from 'vitest';
import type { OpenDatabase } from '#platform/db/open.ts';
import { auditDays, type PlayedRequest } from './reservation-client.ts';

/** Pages and a call of which every process keeps what it has answered. */
export const keptPages = ['/', '/en-US/', '/fr-FR/news/', '/en-US/exhibition/', '/api/news/notic'];

/** What was asked for in reservations that were acknowledged, by the id that the answer gave. */
export type Acknowledged = Map<string, PlayedRequest>;

/**
 * Proves that every reservation that was acknowledged is there, whole and once, and that the days are counted as their rows are.
 * @param dates the days of all of them
 * @returns the ids of all that are there: more than were acknowledged, where an answer was lost
 */
export async function proveReservations(
  database: Pick<OpenDatabase, 'query'>,
  dates: string[],
  acknowledged: Acknowledged,
): Promise<Set<string>> {
  const { rows } = await database.query<{ id: string; visitors: number }>(
    `select r.id, count(v.id) as visitors from reservation r join reservation_visitor v on v.reservation_id = r.id
      where r.date = any ($1) and r.status = 'booked' group by r.id`,
    [dates],
  );
  const there = new Map(rows.map(({ id, visitors }) => [id, visitors]));
  for (const [id, { body, key }] of acknowledged) expect(there.get(id), key).toBe(body.visitors.length);
  for (const day of await auditDays(database, dates))
    expect(day).toMatchObject({ sold: day.visitors, held: 0, partial: 0, twice: 0 });
  return new Set(there.keys());
}
