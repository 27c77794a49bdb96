import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { workingDaysBefore } from './working-days.ts';
import { workingDaysBetween } from './working-time.server.ts';

const { db } = testDatabase();

/** November 2026: the 16th is a Monday. */
const at = (day: string, time: string) => `2026-11-${day}T${time}+08:00`;

async function between(from: string, to: string): Promise<number> {
  const moment = (iso: string) => sql<Date>`${iso}::timestamptz`;
  const { rows } = await sql<{ days: number }>`select ${workingDaysBetween(moment(from), moment(to))} as days`.execute(
    db(),
  );
  return rows[0]?.days ?? Number.NaN;
}

test.each<[what: string, from: string, to: string, days: number]>([
  ['within a day', at('16', '09:00'), at('16', '15:00'), 0.25],
  ['over night', at('16', '18:00'), at('17', '06:00'), 0.5],
  ['over a weekend', at('20', '12:00'), at('23', '12:00'), 1],
  ['from a Saturday to a Monday', at('21', '10:00'), at('23', '06:00'), 0.25],
  ['within a weekend', at('21', '10:00'), at('22', '23:00'), 0],
  ['at the days of the venue, which are ahead of UTC', at('23', '00:00'), at('23', '03:00'), 0.125],
  ['more than a week', at('06', '10:00'), at('18', '10:00'), 8],
])('working days between two moments: %s', async (_, from, to, days) => {
  expect(await between(from, to)).toBeCloseTo(days, 9);
});

test('they are those by which a message is late', async () => {
  for (const [now, days] of [
    ['2026-11-18T10:00:00+08:00', 3],
    ['2026-12-31T23:59:00+08:00', 11],
    ['2027-01-04T00:00:00+08:00', 5],
  ] as const) {
    const then = workingDaysBefore(new Date(now), days);
    expect(await between(then.toISOString(), now)).toBeCloseTo(days, 9);
  }
});
