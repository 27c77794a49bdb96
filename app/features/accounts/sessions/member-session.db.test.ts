import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { accountsJobs } from '../jobs.server.ts';
import { someMember } from '../members/members.fixture.ts';
import { dropSession, memberOf, openSession, signedIn } from './member-session.server.ts';
import { sessionsOf } from './sessions.server.ts';
import { signedBySig, userSigOf } from './user-sig.server.ts';

const platform = emptyPlatform();
const asking = (cookie: string) => new Request('http://localhost/account/', { headers: { Cookie: cookie } });
const later = (days: number) => ({
  ...platform(),
  clock: { now: () => new Date(platform().clock.now().getTime() + days * 86_400_000) },
});

test('a session says who asks; a made-up one says nobody', async () => {
  const { member, cookie } = await someMember(platform());
  expect(await memberOf(asking(cookie), platform())).toEqual(member);
  expect(await memberOf(asking('session=made-up'), platform())).toBeUndefined();
  expect(await memberOf(new Request('http://localhost/'), platform())).toBeUndefined();
});

test('a session ends after 30 days without use, and each use prolongs it', async () => {
  const { member, cookie } = await someMember(platform());
  expect(await memberOf(asking(cookie), later(29))).toEqual(member);
  expect(await memberOf(asking(cookie), later(58))).toEqual(member);
  expect(await memberOf(asking(cookie), later(89))).toBeUndefined();
});

test('a session ends after 90 days, however much it is used', async () => {
  const { member, cookie } = await someMember(platform());
  for (const day of [20, 40, 60, 80, 89]) expect(await memberOf(asking(cookie), later(day)), `${day}`).toEqual(member);
  const sessions = async (days: number) => {
    const who = await signedIn(asking(cookie), later(89));
    return who && sessionsOf(later(days), who);
  };
  expect(await sessions(89)).toHaveLength(1);
  expect(await memberOf(asking(cookie), later(90))).toBeUndefined();
  expect(await sessions(90)).toEqual([]);
  const rows = () =>
    platform().db.selectFrom('member_session').select('id').where('member_id', '=', member.id).execute();
  const clear = accountsJobs.find(({ name }) => name === 'clear sessions that are over');
  await clear?.run(later(89), new AbortController().signal);
  expect(await rows()).toHaveLength(1);
  await clear?.run(later(90), new AbortController().signal);
  expect(await rows()).toEqual([]);
});

test('logging in again gives another cookie, and the one before opens nothing', async () => {
  const { member, cookie } = await someMember(platform());
  const opened = await platform()
    .db.transaction()
    .execute((tx) => openSession(tx, platform(), asking(cookie), member.id));
  expect(await memberOf(asking(cookie), platform())).toBeUndefined();
  expect(await memberOf(asking(opened.cookie.split(';')[0] ?? ''), platform())).toEqual(member);
});

test('a userSig names its member until it expires, is changed, or the session ends', async () => {
  const { member, cookie } = await someMember(platform());
  const who = await signedIn(asking(cookie), platform());
  if (!who) throw new Error('Not signed in');
  const sig = userSigOf(platform(), who);
  expect(sig.startsWith(`${member.userId}.`)).toBe(true);
  expect((await signedBySig(platform(), sig))?.member).toEqual(member);
  expect(await signedBySig(later(1), sig)).toBeUndefined();
  const other = (await someMember(platform())).member.userId;
  expect(await signedBySig(platform(), sig.replace(member.userId, other))).toBeUndefined();
  expect(await signedBySig(platform(), `${sig.slice(0, -1)}${sig.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
  await dropSession(platform().db, platform(), asking(cookie));
  expect(await signedBySig(platform(), sig)).toBeUndefined();
});

test('nobody reads a token or a mail address in the tables', async () => {
  const { member, cookie, mail } = await someMember(platform());
  const { db } = platform();
  const rows = [
    await db.selectFrom('member_session').selectAll().where('member_id', '=', member.id).execute(),
    await db.selectFrom('member_account').selectAll().where('member_id', '=', member.id).execute(),
  ];
  const text = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  expect(text).not.toContain(cookie.split('=')[1]);
  expect(text).not.toContain(mail.split('@')[0]);
});
