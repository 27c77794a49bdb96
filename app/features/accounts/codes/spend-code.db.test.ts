import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { accountsJobs } from '../jobs.server.ts';
import { accountHash, type Reachable } from '../reachable.server.ts';
import { askCode, lastCodeOf, wrongCode } from './codes.fixture.ts';
import { codeLifetime, codeTries } from './codes.ts';
import { codeHash, spendCode } from './spend-code.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const site = (now = new Date()) => ({
  ...platform(),
  clock: { now: () => now },
  locale: 'en-US' as const,
  clientAddress: '203.0.113.9',
});

let made = 0;
/** Somebody new, with a code for a reservation. */
async function somebody(now = new Date()): Promise<{ to: Reachable; code: string }> {
  made += 1;
  const to: Reachable = { channel: 'sms', address: `+8613800${String(made).padStart(6, '0')}` };
  expect(await askCode(site(now), { purpose: 'reservation', to })).toMatchObject({ outcome: 'sent' });
  return { to, code: await lastCodeOf(site(now), to.address) };
}

function pass(
  to: Reachable,
  code: string,
  {
    now = new Date(),
    purpose = 'reservation' as 'reservation' | 'login',
    codeId = undefined as string | undefined,
    from = '203.0.113.9',
  } = {},
) {
  return spendCode(platform().db, { ...site(now), clientAddress: from }, { purpose, to, code, codeId });
}

test('a right code passes, once', async () => {
  const { to, code } = await somebody();
  expect(code).toMatch(/^\d{6}$/);
  expect(await pass(to, code)).toBe(true);
  expect(await pass(to, code)).toBe(false);
});

test('it may be typed with spaces and in full width', async () => {
  const { to, code } = await somebody();
  const typed = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ');
  expect(await pass(to, typed)).toBe(true);
});

test('it passes for its own purpose and account only', async () => {
  const { to, code } = await somebody();
  expect(await pass(to, code, { purpose: 'login' })).toBe(false);
  expect(await pass({ ...to, address: '+8613911111111' }, code)).toBe(false);
  expect(await pass({ channel: 'email', address: to.address }, code)).toBe(false);
  expect(await pass(to, code)).toBe(true);
});

test('five wrong ones, and the right one does not pass any more', async () => {
  const { to, code } = await somebody();
  for (let tried = 1; tried <= codeTries; tried += 1) expect(await pass(to, wrongCode(code, tried))).toBe(false);
  expect(await pass(to, code)).toBe(false);
});

test('four wrong ones, and the right one still does; what cannot be a code is no try', async () => {
  const { to, code } = await somebody();
  for (const nonsense of ['', '12345', `${code}0`, 'abcdef', `${code}\0`, '１２', '-12345', '1e5000']) {
    expect(await pass(to, nonsense), nonsense).toBe(false);
  }
  for (let tried = 1; tried < codeTries; tried += 1) expect(await pass(to, wrongCode(code, tried))).toBe(false);
  expect(await pass(to, code)).toBe(true);
});

test('of a thousand wrong ones at once five are looked at', async () => {
  const { to, code } = await somebody();
  await Promise.all(Array.from({ length: 1000 }, (_, i) => pass(to, wrongCode(code, i + 1))));
  const { tries } = await platform()
    .db.selectFrom('one_time_code')
    .select('tries')
    .where('account_hash', '=', accountHash(platform().settings, 'code', to))
    .executeTakeFirstOrThrow();
  expect(tries).toBe(codeTries);
}, 30_000);

test('it passes until five minutes are over', async () => {
  const now = new Date();
  const at = (milliseconds: number) => ({ now: new Date(now.getTime() + milliseconds) });
  const early = await somebody(now);
  expect(await pass(early.to, early.code, at(codeLifetime - 1))).toBe(true);
  const late = await somebody(now);
  expect(await pass(late.to, late.code, at(codeLifetime))).toBe(false);
});

test('a new code takes the place of the old one', async () => {
  const { to, code: old } = await somebody();
  await askCode(site(), { purpose: 'reservation', to });
  const fresh = await lastCodeOf(site(), to.address);
  if (old !== fresh) expect(await pass(to, old)).toBe(false);
  expect(await pass(to, fresh)).toBe(true);
});

test('of 200 right ones at once one passes', async () => {
  const { to, code } = await somebody();
  const passed = await Promise.all(Array.from({ length: 200 }, () => pass(to, code)));
  expect(passed.filter(Boolean)).toHaveLength(1);
}, 30_000);

test('control: looking first and writing then lets several of them pass', async () => {
  const { to, code } = await somebody();
  const passed = await Promise.all(Array.from({ length: 200 }, () => lookThenWrite(platform().db, to, code)));
  expect(passed.filter(Boolean).length).toBeGreaterThan(1);
}, 30_000);

/** What `spendCode` would be without its one statement. */
async function lookThenWrite(db: Database, to: Reachable, code: string): Promise<boolean> {
  const { settings } = platform();
  const own = accountHash(settings, 'code', to);
  const row = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where('account_hash', '=', own)
    .executeTakeFirstOrThrow();
  if (row.used_at || !row.code_hash.equals(codeHash(settings, 'reservation', to, code))) return false;
  await db.updateTable('one_time_code').set({ used_at: new Date() }).where('account_hash', '=', own).execute();
  return true;
}

test('what is rolled back has not used it up; what commits has', async () => {
  const { to, code } = await somebody();
  const { db } = platform();
  const reserve = (fails: boolean) =>
    db.transaction().execute(async (tx) => {
      const right = await spendCode(tx, site(), { purpose: 'reservation', to, code, codeId: undefined });
      if (fails) throw new Error('full');
      return right;
    });
  await expect(reserve(true)).rejects.toThrow('full');
  expect(await reserve(false)).toBe(true);
  expect(await reserve(false)).toBe(false);
});

test('neither the code nor the phone stands in the table', async () => {
  const { to, code } = await somebody();
  const rows = await platform().db.selectFrom('one_time_code').selectAll().execute();
  const seen = rows.map((row) => row.code_hash.toString('latin1') + row.account_hash.toString('latin1')).join();
  expect(seen).not.toContain(code);
  expect(seen).not.toContain(to.address.slice(3));
});

test('what is over is cleared away, what still counts is not', async () => {
  const now = new Date();
  await somebody(new Date(now.getTime() - codeLifetime - 1000));
  const { to, code } = await somebody(now);
  for (const job of accountsJobs) await job.run(site(now), new AbortController().signal);
  const left = await platform().db.selectFrom('one_time_code').select('expires_at').execute();
  expect(left.every(({ expires_at: expires }) => expires >= now)).toBe(true);
  expect(await pass(to, code, { now })).toBe(true);
});
