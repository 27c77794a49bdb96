import { beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { reserve } from '../booking/reserve.server.ts';
import { makeDay, order, someone } from '../reservations.fixture.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let token: string;

beforeAll(async () => {
  token = await addStaff(platform().db, { email: 'registrar@example.org', roles: ['registrar'] });
});

async function call(path: string, body?: object) {
  const headers = { Authorization: `Bearer ${token}`, Language: '2', 'Content-Type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const request = new Request(`http://localhost:3000/api/console/reservations${path}`, init);
  const { response } = await createApi(platform()).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  return { status: response.status, kept: response.headers.get('Cache-Control'), body: await response.json() };
}

const stand = async (date: string) =>
  (await call('')).body.rows.find((row: { date: string }) => row.date === date) as Record<string, unknown>;

test('a program changes a day as its page does, and reads how it stands', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  await reserve(siteFor(platform()), { order: order(date, 4), to: someone() });
  expect(await call('/capacity', { date, capacity: 6 })).toMatchObject({ status: 200, body: { code: 0 } });
  expect(await call('/capacity', { date, capacity: 3 })).toMatchObject({
    status: 409,
    body: { code: 409, errors: { capacity: expect.stringContaining('4 places are reserved') } },
  });
  await call('/pause', { date, pause: true });
  expect(await stand(date)).toMatchObject({ state: 'paused', capacity: 6, sold: 4, held: 0, free: 2, bookings: 1 });
  await call('/pause', { date, pause: false });
  expect((await call('/open', { date, from: `${date}T17:00:00+08:00` })).body.errors).toEqual({
    from: 'Choose a moment before the doors close on that day.',
  });
  await call('/open', { date, from: `${date}T00:30:00Z` });
  expect(await stand(date)).toMatchObject({ state: 'later', opensAt: `${date}T08:30:00+08:00` });
  await call('/open', { date });
  expect(await stand(date)).toMatchObject({ state: 'open' });
  expect((await call('')).kept).toBe('no-store');
});

test('a program closes a day with a reason, and is told what is wrong with it', async () => {
  const date = await makeDay(platform().db, { capacity: 10 });
  await reserve(siteFor(platform()), { order: order(date, 1), to: someone() });
  const wrong = await call('/close', { date, reason: 'weather', notes: { 'en-US': 'Gusts' } });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['notes.zh-CN', 'notes.fr-FR']]);
  expect(await call('/close', { date, reason: 'strike' })).toMatchObject({ status: 422 });
  expect((await call('/close', { date, reason: 'weather' })).body.data).toEqual({ holders: 1 });
  expect(await stand(date)).toMatchObject({ state: 'closed', closing: { holders: 1, told: 0 } });
  expect(await call('/close', { date, reason: 'weather' })).toMatchObject({ status: 409 });
  expect(await call('/reopen', { date })).toMatchObject({ status: 200 });
  expect(await stand(date)).toMatchObject({ state: 'open' });
  expect(await call('/reopen', { date: '2031-02-03' })).toMatchObject({ status: 404 });
});
