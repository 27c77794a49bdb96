import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addStaff, listStaff, revokeStaff, staffByToken, staffOf } from './staff-tokens.server.ts';

const { db } = testDatabase();

test('a token says who sends a request, and in which role', async () => {
  const token = await addStaff(db(), { email: 'Gate.South@example.org', roles: ['steward'] });
  const mail = 'gate.south@example.org';
  const steward = {
    id: expect.any(Number),
    email: mail,
    name: mail,
    locale: 'zh-CN',
    languages: [],
    roles: ['steward'],
  };
  expect(await staffByToken(db(), token)).toEqual(steward);
  expect(await staffOf(db(), `Bearer ${token}`)).toEqual(steward);
  expect(await staffOf(db(), `bearer ${token}`)).toEqual(steward);
});

test('any other token, or none, is nobody', async () => {
  const token = await addStaff(db(), { email: 'north@example.org', roles: ['steward'] });
  const wrong = [undefined, '', 'Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer \0'];
  for (const header of [...wrong, `Bearer ${token.slice(0, -1)}`, `Bearer ${'a'.repeat(10_000)}`])
    expect(await staffOf(db(), header), header).toBeUndefined();
});

test('what is kept does not give the token away', async () => {
  const token = await addStaff(db(), { email: 'kept@example.org', roles: ['editor'] });
  const rows = await db().selectFrom('staff_token').selectAll().execute();
  for (const { token_hash } of rows) {
    expect(token_hash).toHaveLength(32);
    expect(token).not.toContain(token_hash.toString('base64url'));
  }
});

test('adding somebody again gives another role and token in place of the first', async () => {
  const first = await addStaff(db(), { email: 'moved@example.org', roles: ['steward'] });
  const second = await addStaff(db(), { email: 'MOVED@example.org', roles: ['admin'] });
  expect(await staffByToken(db(), first)).toBeUndefined();
  expect(await staffByToken(db(), second)).toMatchObject({ email: 'moved@example.org', roles: ['admin'] });
});

test('a token is good for its days and no longer, by the clock of the database', async () => {
  const usual = await addStaff(db(), { email: 'usual@example.org', roles: ['editor'] });
  const short = await addStaff(db(), { email: 'short@example.org', roles: ['steward'], days: 2 });
  const listed = async (email: string) => (await listStaff(db())).find((each) => each.email === email);
  const lasts = async (email: string) => {
    const { since, until } = (await listed(email)) ?? {};
    return Math.round(((until?.getTime() ?? 0) - (since?.getTime() ?? 0)) / 86_400_000);
  };
  expect([await lasts('usual@example.org'), await lasts('short@example.org')]).toEqual([90, 2]);
  const age = (days: number) =>
    db()
      .updateTable('staff_token')
      .set({ expires_at: sql<Date>`expires_at - make_interval(days => ${days}::integer)` })
      .execute();
  await age(1);
  expect(await staffByToken(db(), short)).toBeDefined();
  await age(1);
  expect(await staffByToken(db(), short)).toBeUndefined();
  expect(await staffOf(db(), `Bearer ${short}`)).toBeUndefined();
  expect(await listed('short@example.org')).toMatchObject({ isOver: true });
  expect(await staffByToken(db(), usual)).toBeDefined();
  expect(await listed('usual@example.org')).toMatchObject({ isOver: false });
});

test('who is revoked is nobody any more, and stays on the list without a token', async () => {
  const token = await addStaff(db(), { email: 'gone@example.org', roles: ['admin'] });
  const other = await addStaff(db(), { email: 'stays@example.org', roles: ['admin'] });
  expect(await revokeStaff(db(), 'Gone@example.org')).toBe(true);
  expect(await revokeStaff(db(), 'gone@example.org')).toBe(false);
  expect(await staffByToken(db(), token)).toBeUndefined();
  expect(await staffByToken(db(), other)).toBeDefined();
  const listed = new Map((await listStaff(db())).map((each) => [each.email, each]));
  expect(listed.get('gone@example.org')).toMatchObject({ roles: ['admin'], since: null });
  expect(listed.get('stays@example.org')?.since).toBeInstanceOf(Date);
});

test('tokens are given and taken in the log, and nothing of them stands there', async () => {
  const token = await addStaff(db(), { email: 'noted@example.org', roles: ['editor'], days: 2 });
  await revokeStaff(db(), 'noted@example.org');
  const { id } = await db()
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'noted@example.org')
    .executeTakeFirstOrThrow();
  const acts = await db()
    .selectFrom('staff_act')
    .selectAll()
    .where('about', '=', `staff ${id}`)
    .orderBy('id')
    .execute();
  expect(acts).toMatchObject([
    { act: 'staff.token.make', who: 'site', after: { days: 2, roles: ['editor'] } },
    { act: 'staff.token.revoke', who: 'site' },
  ]);
  expect(JSON.stringify(acts)).not.toContain(token);
});
