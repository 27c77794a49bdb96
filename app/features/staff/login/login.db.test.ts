import { expect, test } from 'vitest';
import { hardestPuzzle } from '#features/accounts/captcha.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { enrol, factorToMake } from '../factors/enrol.server.ts';
import { spendTotp } from '../factors/one-time-password.server.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.server.ts';
import { firstAccount, giveFirstPassword, writeFirstAccount } from '../first-account.server.ts';
import { invite } from '../invitations/invite.server.ts';
import { takeInvitation } from '../invitations/take-invitation.server.ts';
import { disablePerson } from '../people/change-person.server.ts';
import { signedStaff } from '../sessions/staff-session.server.ts';
import { password, someStaff, totpNow } from '../staff.fixture.ts';
import { beginChallenge, challengeOf, mostTries } from './challenge.server.ts';
import { loginWithFactor, proveWithFactor } from './factor-login.server.ts';
import { staffPassword } from './password-login.server.ts';

const platform = emptyPlatform();

const later = (ms: number): Platform => ({ ...platform(), clock: { now: () => new Date(Date.now() + ms) } });
const minute = 60_000;

function asking(cookies: readonly string[] = []): Request {
  const sent = cookies.map((each) => each.split(';')[0]).join('; ');
  return new Request('http://localhost:3000/console/login/', { headers: { Cookie: sent } });
}

const site = (base = platform(), address = '192.0.2.7') => siteFor(base, { clientAddress: address });

const typePassword = (email: string, typed: string, { base = platform(), address = '192.0.2.7', work = 0 } = {}) =>
  staffPassword(site(base, address), asking(), { email, password: typed, work });

/** Types the right password. @returns the request that has its challenge */
async function challenged(email: string): Promise<Request> {
  const answer = await typePassword(email, password);
  if (!('cookies' in answer)) throw new Error(`It was ${answer.outcome}`);
  return asking(answer.cookies);
}

async function typeCode(request: Request, code: string, base = platform()) {
  const challenge = await challengeOf(request, site(base));
  if (!challenge) return { outcome: 'over' as const };
  return loginWithFactor(site(base), request, challenge, { code, passkey: '' });
}

test('the password alone makes no session, the second factor after it does', async () => {
  const { id, email, secret } = await someStaff(platform());
  await platform().db.deleteFrom('staff_session').where('staff_id', '=', id).execute();
  const request = await challenged(email);
  expect(await signedStaff(request, platform())).toBeUndefined();
  const open = () => platform().db.selectFrom('staff_session').select('id').where('staff_id', '=', id).execute();
  expect(await open()).toEqual([]);
  const answer = await typeCode(request, await totpNow(secret));
  expect(answer).toMatchObject({ outcome: 'in', staff: { id } });
  if (!('cookies' in answer)) throw new Error('Not in');
  expect(await signedStaff(asking(answer.cookies), platform())).toMatchObject({ staff: { id }, isProven: true });
  // The challenge is gone with it.
  expect((await typeCode(request, await totpNow(secret, 1))).outcome).toBe('over');
});

test('a one-time password is taken once, also of several at once, and none before it', async () => {
  const { id, secret } = await someStaff(platform());
  const { db, settings } = platform();
  const typed = await totpNow(secret);
  const spend = (each: string) => spendTotp(db, settings, { staffId: id, typed: each, now: new Date() });
  const spent = await Promise.all(Array.from({ length: 20 }, () => spend(typed)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect(await spend(await totpNow(secret, -1))).toBe(false);
  expect(await spend(await totpNow(secret, 1))).toBe(true);
  expect(await spend(await totpNow(secret, 5))).toBe(false);
});

test('without the step that is kept the same one-time password would be taken again: the control', async () => {
  const { id, secret } = await someStaff(platform());
  const { db, settings } = platform();
  const spend = async () => spendTotp(db, settings, { staffId: id, typed: await totpNow(secret), now: new Date() });
  expect(await spend()).toBe(true);
  await db.updateTable('staff_factor').set({ counter: 0 }).where('staff_id', '=', id).execute();
  expect(await spend()).toBe(true);
});

test('a recovery code lets in once, however it is typed, and the others stay', async () => {
  const { id, email } = await someStaff(platform());
  const [first = '', second = ''] = await platform()
    .db.transaction()
    .execute((tx) => makeRecoveryCodes(tx, id));
  const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect((await typeCode(await challenged(email), typed)).outcome).toBe('in');
  expect((await typeCode(await challenged(email), first)).outcome).toBe('wrong');
  expect((await typeCode(await challenged(email), second)).outcome).toBe('in');
});

test('a recovery code has 120 random bits, as a hash without salt wants them', async () => {
  const { id } = await someStaff(platform());
  const codes = await platform()
    .db.transaction()
    .execute((tx) => makeRecoveryCodes(tx, id));
  // Each sign is one of 32.
  for (const code of codes) expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){5}[\dA-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(10);
});

test('five wrong codes end the challenge, and the right one opens nothing then', async () => {
  const { email, secret } = await someStaff(platform());
  const request = await challenged(email);
  for (let n = 0; n < mostTries; n += 1) expect((await typeCode(request, 'not one')).outcome).toBe('wrong');
  expect((await typeCode(request, await totpNow(secret))).outcome).toBe('over');
});

test('of many codes at once no more are looked at than a challenge has tries', async () => {
  const { email } = await someStaff(platform());
  const request = await challenged(email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => typeCode(request, 'not one')));
  expect(answers.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(mostTries);
});

test('ten wrong codes in an hour are enough, whatever challenges they are typed for; right ones do not count', async () => {
  const { email, secret } = await someStaff(platform());
  for (let round = 0; round < 2; round += 1) {
    const request = await challenged(email);
    for (let n = 0; n < mostTries; n += 1) await typeCode(request, 'not one');
  }
  const request = await challenged(email);
  expect((await typeCode(request, await totpNow(secret))).outcome).toBe('too-often');
});

test('what somebody else has planted in a browser is not taken over: the login gives a session of its own, and ends the other', async () => {
  const { id, email, secret } = await someStaff(platform());
  const planter = await someStaff(platform());
  const planted = asking([planter.cookie, 'staff-step=planted']);
  const answer = await staffPassword(site(), planted, { email, password, work: 0 });
  if (!('cookies' in answer)) throw new Error(`It was ${answer.outcome}`);
  expect(answer.cookies.join()).not.toContain('planted');
  const own = asking([planter.cookie, ...answer.cookies]);
  const opened = await typeCode(own, await totpNow(secret));
  if (!('cookies' in opened)) throw new Error(`It was ${opened.outcome}`);
  expect(await signedStaff(asking(opened.cookies), platform())).toMatchObject({ staff: { id } });
  expect(await signedStaff(asking([planter.cookie]), platform())).toBeUndefined();
  expect(await signedStaff(asking(['staff=planted']), platform())).toBeUndefined();
});

test('a challenge is its owner’s and for its purpose: one of somebody else, or of another kind, proves and makes nothing', async () => {
  const one = await someStaff(platform(), { proven: false });
  const other = await someStaff(platform());
  const begin = (staffId: number, purpose: 'prove' | 'login') =>
    beginChallenge(site(), asking([one.cookie]), { staffId, purpose });
  const signed = await signedStaff(asking([one.cookie]), platform());
  if (!signed) throw new Error('Not in');
  const prove = async (staffId: number, purpose: 'prove' | 'login', secret: string) => {
    const request = asking([one.cookie, await begin(staffId, purpose)]);
    const challenge = await challengeOf(request, site());
    if (!challenge) throw new Error('No challenge');
    const typed = { code: await totpNow(secret), passkey: '' };
    return proveWithFactor(site(), request, { challenge, signed, typed });
  };
  expect(await prove(other.id, 'prove', other.secret)).toEqual({ outcome: 'over' });
  expect(await prove(one.id, 'login', one.secret)).toEqual({ outcome: 'over' });
  const making = asking([one.cookie, await begin(one.id, 'login')]);
  const challenge = await challengeOf(making, site());
  if (!challenge) throw new Error('No challenge');
  const form = { code: await totpNow(one.secret), passkey: '' };
  expect((await enrol(site(), making, challenge, form)).outcome).toBe('over');
  expect((await signedStaff(asking([one.cookie]), platform()))?.isProven).toBe(false);
  // The control: one's own challenge, for this, proves; what the session is known by is another then, and the old one is nobody's.
  const proven = await prove(one.id, 'prove', one.secret);
  if (!('cookie' in proven)) throw new Error(`It was ${proven.outcome}`);
  const session = await signedStaff(asking([proven.cookie]), platform());
  expect(session).toMatchObject({ isProven: true, sessionId: signed.sessionId });
  expect(await signedStaff(asking([one.cookie]), platform())).toBeUndefined();
});

test('a challenge does not outlive five minutes', async () => {
  const { email, secret } = await someStaff(platform());
  const request = await challenged(email);
  expect((await typeCode(request, await totpNow(secret), later(5 * minute + 1))).outcome).toBe('over');
});

test('addresses that nobody has, that were disabled and without a password are answered alike, after the same work', async () => {
  const { email } = await someStaff(platform());
  const disabled = await someStaff(platform());
  const db = platform().db;
  await db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', disabled.id).execute();
  const bare = await someStaff(platform());
  await db.updateTable('staff').set({ password_hash: null }).where('id', '=', bare.id).execute();
  const took = async (who: string, typed: string) => {
    const before = process.cpuUsage();
    expect(await typePassword(who, typed)).toEqual({ outcome: 'wrong' });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known = await took(email, 'something else');
  expect(await took('nobody@example.org', password)).toBeGreaterThan(known / 4);
  expect(await took(disabled.email, password)).toBeGreaterThan(known / 4);
  expect(await took(bare.email, password)).toBeGreaterThan(known / 4);
});

test('after ten wrong passwords for an address a puzzle goes with the next one, for unknown addresses too', async () => {
  const { email } = await someStaff(platform());
  for (const who of [email, 'no-one@example.org']) {
    for (let n = 0; n < 10; n += 1) await typePassword(who, 'wrong', { address: `198.51.100.${n}` });
    expect(await typePassword(who, password, { address: '198.51.100.77' })).toEqual({ outcome: 'harder', work: 1 });
  }
  expect(await typePassword(email, password, { work: hardestPuzzle })).toMatchObject({ outcome: 'factor' });
}, 60_000);

test('a session ends after half an hour without use, and twelve hours after it began, however much it is used', async () => {
  const { cookie } = await someStaff(platform());
  const is = async (ms: number) => (await signedStaff(asking([cookie]), later(ms))) !== undefined;
  expect(await is(29 * minute)).toBe(true);
  expect(await is((29 + 31) * minute)).toBe(false);
  const used = await someStaff(platform());
  const stays = async (ms: number) => (await signedStaff(asking([used.cookie]), later(ms))) !== undefined;
  for (let n = 1; n * 25 < 12 * 60; n += 1) expect(await stays(n * 25 * minute)).toBe(true);
  expect(await stays(12 * 60 * minute + 1)).toBe(false);
});

test('what was proven counts for ten minutes', async () => {
  const { cookie } = await someStaff(platform());
  const proven = async (ms: number) => (await signedStaff(asking([cookie]), later(ms)))?.isProven;
  expect([await proven(9 * minute), await proven(10 * minute + 1)]).toEqual([true, false]);
});

test('whoever is disabled is out at once, with their challenge', async () => {
  const admin = await someStaff(platform(), { roles: ['admin'] });
  const { id, email, cookie, secret } = await someStaff(platform());
  const request = await challenged(email);
  const by = await signedStaff(asking([admin.cookie]), platform());
  if (!by) throw new Error('Not in');
  await disablePerson(platform(), by, id);
  expect(await signedStaff(asking([cookie]), platform())).toBeUndefined();
  expect((await typeCode(request, await totpNow(secret))).outcome).toBe('over');
});

const invited = (email: string) =>
  platform()
    .db.transaction()
    .execute((tx) => invite(tx, { email, roles: ['editor'] }, { staff: 'site', now: new Date() }));

const typed = { name: 'Chanda', password: 'mangoes, zinc and sisal', locale: 'fr-FR' } as const;

test('an invitation is good once, for seven days; a newer one takes its place', async () => {
  const { token } = await invited('New@example.org');
  expect((await takeInvitation(site(later(7 * 86_400_000 + 1)), token, typed)).outcome).toBe('gone');
  const second = await invited('new@example.org');
  expect(second.staffId).toBe((await invited('new@example.org')).staffId);
  expect((await takeInvitation(site(), second.token, typed)).outcome).toBe('gone');
  const { token: third } = await invited('new@example.org');
  expect(await takeInvitation(site(), third, { ...typed, password: 'new@example.org' })).toEqual({
    outcome: 'problem',
    problem: 'account',
  });
  const taken = await Promise.all([takeInvitation(site(), third, typed), takeInvitation(site(), third, typed)]);
  expect(taken.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'taken']);
});

test('whoever follows an invitation owes a second factor, which opens the session and gives ten recovery codes', async () => {
  const { token } = await invited('enrols@example.org');
  expect((await takeInvitation(site(), token, typed)).outcome).toBe('taken');
  const answer = await typePassword('enrols@example.org', typed.password);
  if (!('cookies' in answer)) throw new Error(`It was ${answer.outcome}`);
  expect(answer.outcome).toBe('enrol');
  const request = asking(answer.cookies);
  const open = async () => {
    const challenge = await challengeOf(request, site());
    if (!challenge) throw new Error('No challenge');
    return challenge;
  };
  const made = await factorToMake(site(), request, await open());
  // Shown again, it is the same secret.
  expect((await factorToMake(site(), request, await open()))?.secret).toBe(made?.secret);
  const secret = made?.secret ?? '';
  const form = { passkey: '' };
  expect((await enrol(site(), request, await open(), { ...form, code: '000000' })).outcome).toBe('wrong');
  const enrolled = await enrol(site(), request, await open(), { ...form, code: await totpNow(secret) });
  if (enrolled.outcome !== 'made') throw new Error(`It was ${enrolled.outcome}`);
  expect(new Set(enrolled.codes).size).toBe(10);
  expect(await signedStaff(asking(enrolled.cookies), platform())).toMatchObject({ staff: { name: 'Chanda' } });
  // The code by which it was made opens nothing more.
  const next = await typePassword('enrols@example.org', typed.password);
  if (!('cookies' in next)) throw new Error(`It was ${next.outcome}`);
  expect((await typeCode(asking(next.cookies), await totpNow(secret))).outcome).toBe('wrong');
});

test('an invitation begins an account anew: what it was opened with before is gone', async () => {
  const { id, email, cookie } = await someStaff(platform());
  const { token } = await invited(email);
  expect(await signedStaff(asking([cookie]), platform())).toBeDefined();
  await takeInvitation(site(), token, typed);
  expect(await signedStaff(asking([cookie]), platform())).toBeUndefined();
  const factors = await platform().db.selectFrom('staff_factor').select('id').where('staff_id', '=', id).execute();
  expect(factors).toEqual([]);
  expect((await typePassword(email, password)).outcome).toBe('wrong');
});

test('a demonstration’s first account has a password once, and comes in with it alone only there', async () => {
  const { db, settings } = platform();
  await db.transaction().execute((tx) => writeFirstAccount(tx, { ...settings, DEMO: false }));
  expect(await giveFirstPassword(db, settings)).toBeUndefined();
  await db.transaction().execute((tx) => writeFirstAccount(tx, settings));
  const given = (await giveFirstPassword(db, settings)) ?? '';
  expect(given).toHaveLength(16);
  expect(await giveFirstPassword(db, settings)).toBeUndefined();
  expect((await typePassword(firstAccount, given)).outcome).toBe('in');
  const real = { ...platform(), settings: { ...settings, DEMO: false } };
  expect((await typePassword(firstAccount, given, { base: real })).outcome).toBe('enrol');
  const other = await someStaff(platform());
  await db.deleteFrom('staff_factor').where('staff_id', '=', other.id).execute();
  expect((await typePassword(other.email, password)).outcome).toBe('enrol');
});
