import { beforeAll, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { Period } from '#platform/feature/figures.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { reviewMessage } from '../review/review-message.server.ts';
import { messageFigures } from './message-figures.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
/** November 2026: the 20th is a Friday. */
const at = (day: string, time = '12:00') => new Date(`2026-11-${day}T${time}:00+08:00`);
const days = (from: string, to = from): Period => ({ from: `2026-11-${from}`, to: `2026-11-${to}` });
let moderator: Staff;

async function read(name: string, period: Period) {
  const figure = messageFigures.figures.find((each) => each.name === name);
  const { rows } = (await figure?.read(siteFor(platform()), period)) ?? { rows: [] };
  return rows.map((row) => [row.name, ...row.values.map((value) => value && Number(value.toFixed(4)))]);
}

async function asked(created_at: Date): Promise<number> {
  const { id } = await platform()
    .db.insertInto('board_message')
    .values({
      ...{ title: 'Sesame', content: 'Sesame, 200 t.', locale: 'en-US', identity: 'buyer', status: 'waiting' },
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function decide(id: number, now: Date, decision: 'approve' | 'refuse', answer = '') {
  const site = siteFor(platform(), { clock: { now: () => now } });
  return reviewMessage(site, moderator, { id, decision, answer: answer ? { 'en-US': answer } : {} });
}

beforeAll(async () => {
  moderator = await somePerson(platform().db, ['moderator']);
  const [first, second, third] = [
    await asked(at('20')),
    await asked(at('20', '23:30')),
    await asked(at('23', '00:00')),
  ];
  await asked(at('24', '18:00'));
  // Over a weekend: one working day. Its answer comes two later, and is mended then; how it stands changes nothing of that.
  await decide(first, at('23'), 'approve');
  await decide(first, at('25'), 'approve', 'Hall W3.');
  await decide(first, at('26'), 'approve', 'Hall W4.');
  await decide(second, at('23', '11:30'), 'approve', 'Yes.');
  await decide(third, at('25', '12:00'), 'refuse');
});

test('what came in, what was decided on and what was answered, by day of the venue', async () => {
  expect(await read('messages', days('20', '26'))).toEqual([
    ['2026-11-20', 2, 0, 0],
    ['2026-11-21', 0, 0, 0],
    ['2026-11-22', 0, 0, 0],
    ['2026-11-23', 1, 2, 1],
    ['2026-11-24', 1, 0, 0],
    ['2026-11-25', 0, 1, 1],
    ['2026-11-26', 0, 0, 0],
  ]);
});

test('of one day by the hour', async () => {
  const hours = await read('messages', days('20'));
  expect(hours).toHaveLength(24);
  expect(hours.filter(([, came]) => came !== 0)).toEqual([
    ['12', 1, 0, 0],
    ['23', 1, 0, 0],
  ]);
});

test('how many working days passed until the first decision and until the first answer', async () => {
  expect(await read('message-waits', days('20', '26'))).toEqual([
    // 1, 0.5 and 2.5 working days: half of them within one.
    ['First decision', 3, 1, 2.2],
    // 3 and 0.5 of them.
    ['First answer', 2, 1.75, 2.75],
  ]);
  expect(await read('message-waits', days('20'))).toEqual([
    ['First decision', 0, null, null],
    ['First answer', 0, null, null],
  ]);
});
