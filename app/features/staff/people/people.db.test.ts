import { expect, test } from 'vitest';
import type { StaffRole } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { removeFactor } from '../factors/factors.server.ts';
import { type SignedStaff, signedStaff } from '../index.server.ts';
import { invite } from '../invitations/invite.server.ts';
import { changeOwnPassword, renewRecoveryCodes } from '../own/own-account.server.ts';
import { endOwnSessions } from '../sessions/own-sessions.server.ts';
import { openStaffSession } from '../sessions/staff-session.server.ts';
import { password, someStaff } from '../staff.fixture.ts';
import { makeToken, revokeToken, tokensOf } from '../tokens/own-tokens.server.ts';
import { addStaff, staffByToken } from '../tokens/staff-tokens.server.ts';
import { changeDuties, disablePerson, enablePerson, inviteAgain, invitePerson } from './change-person.server.ts';
import { findPerson } from './list-people.server.ts';

const platform = emptyPlatform();

const asking = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } });

async function signed(roles: StaffRole[], proven = true) {
  const someone = await someStaff(platform(), { roles, proven });
  const by = await signedStaff(asking(someone.cookie), platform());
  if (!by) throw new Error('Not in');
  return { ...someone, by };
}

const unproven = (by: SignedStaff): SignedStaff => ({ ...by, isProven: false });
const none = { languages: [] };

const invited = (email: string) =>
  platform()
    .db.transaction()
    .execute((tx) => invite(tx, { email, roles: ['editor'] }, { staff: 'site', now: new Date() }));

test('a role that is taken away is gone from the next request on, in the middle of a session', async () => {
  const { by } = await signed(['admin']);
  const { id, cookie } = await signed(['editor', 'moderator']);
  expect(await changeDuties(platform(), unproven(by), id, { roles: ['editor'], ...none })).toBe('done');
  const after = await signedStaff(asking(cookie), platform());
  expect(after && [may(after.staff, 'write'), may(after.staff, 'moderate')]).toEqual([true, true]);
  await changeDuties(platform(), unproven(by), id, { roles: [], ...none });
  const bare = await signedStaff(asking(cookie), platform());
  expect(bare && may(bare.staff, 'write')).toBe(false);
});

test('what relaxes a rule is refused to whoever has not just shown their second factor', async () => {
  const { by } = await signed(['admin']);
  const { id } = await signed(['editor']);
  const late = unproven(by);
  const refused = { status: 403 };
  await expect(changeDuties(platform(), late, id, { roles: ['editor', 'admin'], ...none })).rejects.toMatchObject(
    refused,
  );
  await expect(changeDuties(platform(), late, id, { roles: ['editor'], languages: ['fr-FR'] })).rejects.toMatchObject(
    refused,
  );
  await expect(inviteAgain(platform(), late, id)).rejects.toMatchObject(refused);
  await expect(enablePerson(platform(), late, id)).rejects.toMatchObject(refused);
  await expect(removeFactor(platform(), late, 'any')).rejects.toMatchObject(refused);
  await expect(renewRecoveryCodes(platform(), late)).rejects.toMatchObject(refused);
  await expect(makeToken(platform(), late, { name: 'x', days: 1 })).rejects.toMatchObject(refused);
  const admin = { email: 'second-admin@example.org', roles: ['admin'], ...none } as const;
  await expect(invitePerson(platform(), late, admin)).rejects.toMatchObject(refused);
  expect(await invitePerson(platform(), late, { ...admin, roles: ['editor'] })).toBeDefined();
  // Proven, the same is done.
  await changeDuties(platform(), by, id, { roles: ['editor', 'admin'], ...none });
  expect((await findPerson(platform().db, id))?.roles).toEqual(['admin', 'editor']);
});

test('somebody who is there already cannot be invited as if they were new: their roles stay', async () => {
  const { by } = await signed(['admin']);
  const { id, email } = await signed(['auditor']);
  expect(
    await invitePerson(platform(), by, { email: email.toUpperCase(), roles: ['editor'], ...none }),
  ).toBeUndefined();
  expect((await findPerson(platform().db, id))?.roles).toEqual(['auditor']);
});

test('the last administrator stays one, and stays in; of two who disable each other at once one does', async () => {
  await platform().db.deleteFrom('staff').execute();
  const one = await signed(['admin']);
  expect(await changeDuties(platform(), one.by, one.id, { roles: ['editor'], ...none })).toBe('last admin');
  expect(await disablePerson(platform(), one.by, one.id)).toBe('last admin');
  // Who was invited and has never come is nobody who could give roles.
  await invitePerson(platform(), one.by, { email: 'not-yet@example.org', roles: ['admin'], ...none });
  expect(await disablePerson(platform(), one.by, one.id)).toBe('last admin');
  const other = await signed(['admin']);
  const done = await Promise.all([
    disablePerson(platform(), one.by, other.id),
    disablePerson(platform(), other.by, one.id),
  ]);
  expect(done.toSorted()).toEqual(['done', 'last admin']);
});

test('a disabled person’s sessions and tokens are gone, and come back by nothing but a new login', async () => {
  const { by } = await signed(['admin']);
  const { id, cookie, by: own } = await signed(['editor']);
  const token = await makeToken(platform(), own, { name: 'import', days: 2 });
  expect(await staffByToken(platform().db, token)).toMatchObject({ id });
  await disablePerson(platform(), by, id);
  expect(await staffByToken(platform().db, token)).toBeUndefined();
  await enablePerson(platform(), by, id);
  expect(await staffByToken(platform().db, token)).toBeUndefined();
  expect(await signedStaff(asking(cookie), platform())).toBeUndefined();
});

test.each([
  ['an invitation', invited],
  ['a token', (email: string) => addStaff(platform().db, { email, roles: ['editor'] })],
])('somebody who was disabled comes back by %s with nothing of what they logged in with', async (_, letIn) => {
  const { by } = await signed(['admin']);
  const { id, email } = await signed(['editor']);
  const login = () =>
    platform()
      .db.selectFrom('staff')
      .select(['password_hash', 'disabled_at'])
      .select(({ selectFrom, fn }) => [
        selectFrom('staff_factor')
          .whereRef('staff_id', '=', 'staff.id')
          .select(fn.countAll<number>().as('n'))
          .as('factors'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  // Who is not disabled keeps all of it.
  await letIn(email);
  expect(await login()).toMatchObject({ password_hash: expect.any(String), factors: 1 });
  await disablePerson(platform(), by, id);
  await letIn(email);
  expect(await login()).toEqual({ password_hash: null, disabled_at: null, factors: 0 });
});

test('tokens are their owner’s to revoke; the log has their name and nothing of them', async () => {
  const { id, by } = await signed(['editor']);
  const other = await signed(['editor']);
  const token = await makeToken(platform(), by, { name: 'import', days: 2 });
  const [listed] = await tokensOf(platform().db, id);
  expect(listed).toMatchObject({ name: 'import', isOver: false });
  await expect(revokeToken(platform(), other.by, listed?.key ?? '')).rejects.toMatchObject({ status: 404 });
  await revokeToken(platform(), by, listed?.key ?? '');
  expect(await staffByToken(platform().db, token)).toBeUndefined();
  const acts = await platform()
    .db.selectFrom('staff_act')
    .selectAll()
    .where('staff_id', '=', id)
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['staff.token.make', 'staff.token.revoke']);
  expect(JSON.stringify(acts)).not.toContain(token);
});

test('the last second factor stays, of two that are removed at once one does, and nobody else’s is touched', async () => {
  const { id, by } = await signed(['editor']);
  const other = await signed(['editor']);
  const all = () => platform().db.selectFrom('staff_factor').select('id').where('staff_id', '=', id).execute();
  const [first] = await all();
  expect(await removeFactor(platform(), by, first?.id ?? '')).toBe('last');
  await expect(removeFactor(platform(), other.by, first?.id ?? '')).rejects.toMatchObject({ status: 404 });
  await platform()
    .db.insertInto('staff_factor')
    .values({
      id: 'key',
      staff_id: id,
      kind: 'passkey',
      name: 'Key',
      public_key: Buffer.from([1]),
      created_at: new Date(),
    })
    .execute();
  const removed = await Promise.all((await all()).map((each) => removeFactor(platform(), by, each.id)));
  expect(removed.toSorted()).toEqual(['last', 'removed']);
  expect(await all()).toHaveLength(1);
});

test('a changed password ends the other sessions, not this one; all others can be ended', async () => {
  const { id, by, cookie } = await signed(['editor']);
  const open = async () => {
    const { cookie: set } = await platform()
      .db.transaction()
      .execute((tx) =>
        openStaffSession(tx, platform(), new Request('http://localhost/'), { staffId: id, proven: true }),
      );
    return set.split(';')[0] ?? '';
  };
  const isIn = async (sent: string) => (await signedStaff(asking(sent), platform())) !== undefined;
  const other = await open();
  const site = siteFor(platform());
  expect(await changeOwnPassword(site, by, { old: 'wrong', password: 'mangoes, zinc and sisal' })).toEqual({
    outcome: 'old-wrong',
  });
  expect(await isIn(other)).toBe(true);
  expect(await changeOwnPassword(site, by, { old: password, password: 'mangoes, zinc and sisal' })).toEqual({
    outcome: 'set',
  });
  expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
  const third = await open();
  await endOwnSessions(platform(), by);
  expect([await isIn(cookie), await isIn(third)]).toEqual([true, false]);
});
