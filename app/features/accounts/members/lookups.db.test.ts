import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { dropLookups, lookupsInUse, rotateLookups } from '#platform/crypto/rotate-lookups.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { newLookupKey, withLookupKeys } from '#tests/support/lookup-keys.ts';
import { forgetKnown, isKnown, noteKnown } from '../codes/known-account.server.ts';
import type { Reachable } from '../reachable.server.ts';
import { addAccount, findOrMakeMember, memberIdOf, reachablesOf } from './find-member.server.ts';
import { accountsLookups } from './lookup-columns.server.ts';
import { someMember } from './members.fixture.ts';

const platform = emptyPlatform();
const [old, fresh] = [newLookupKey('old'), newLookupKey('fresh')];
const bare = () => withLookupKeys(platform(), []);
const withOld = () => withLookupKeys(platform(), [old]);
const oldFirst = () => withLookupKeys(platform(), [old, fresh]);
const freshFirst = () => withLookupKeys(platform(), [fresh, old]);
/** After a change of SESSION_SECRET too. */
const freshAlone = () => withLookupKeys(platform(), [fresh], 'another secret, of more than forty characters');

const someMail = (): Reachable => ({ channel: 'email', address: `a-${randomBytes(8).toString('hex')}@example.org` });
const rotate = (site: Platform) => rotateLookups(site.db, site.settings, accountsLookups);
const login = (site: Platform, to: Reachable) =>
  site.db.transaction().execute((tx) => findOrMakeMember(tx, site, { to, locale: 'en-US' }));

beforeEach(() => sql`truncate member, lookup_key, known_account cascade`.execute(platform().db));

test.each([
  ['SESSION_SECRET', bare, () => withLookupKeys(platform(), [fresh])],
  ['an older key', withOld, freshFirst],
])('a member who registered under %s logs in before and after the hashes are made anew', async (_, before, during) => {
  const { member, mail } = await someMember(before());
  const to = { channel: 'email', address: mail } as const;
  const { member: other } = await someMember(before());
  await expectOne(during());
  expect((await rotate(during())).map(({ values }) => values)).toEqual([2]);
  await expectOne(freshAlone());
  expect(await reachablesOf(platform().db, platform().settings, member.id)).toEqual([to]);

  async function expectOne(site: Platform) {
    expect(await memberIdOf(site.db, site.settings, to)).toBe(member.id);
    expect(await login(site, to)).toEqual({ id: member.id, isNew: false });
    expect(await site.db.transaction().execute((tx) => addAccount(tx, site, other.id, to))).toBe(false);
  }
});

test('while a key changes, two processes make one member of one mail, whichever hashes first', async () => {
  for (let i = 0; i < 10; i += 1) {
    const to = someMail();
    const both = await Promise.all([oldFirst(), freshFirst()].map((site) => login(site, to)));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
  }
  const { rows } = await sql`select from member`.execute(platform().db);
  expect(rows).toHaveLength(10);
  expect(await platform().db.selectFrom('member_account').select('sealed').execute()).toHaveLength(10);
});

test('a process that lacks a key which another writes with registers nobody any more', async () => {
  const to = someMail();
  await login(freshFirst(), to);
  await expect(login(withOld(), to)).rejects.toThrow(/LOOKUP_KEY lacks .*: fresh$/);
  expect(await platform().db.selectFrom('member').select('id').execute()).toHaveLength(1);
});

test('who answered a code is known under whatever key, and forgotten under each', async () => {
  const [one, two] = [someMail(), someMail()];
  for (const to of [one, two]) await noteKnown(platform().db, bare(), to);
  await noteKnown(platform().db, withOld(), one);
  expect(await isKnown(platform().db, freshFirst(), one)).toBe(true);
  expect(await isKnown(platform().db, freshFirst(), two)).toBe(true);
  expect(await isKnown(platform().db, freshFirst(), someMail())).toBe(false);
  await platform()
    .db.transaction()
    .execute((tx) => forgetKnown(tx, freshFirst(), [one]));
  expect(await isKnown(platform().db, freshFirst(), one)).toBe(false);
  const uses = await lookupsInUse(platform().db, accountsLookups);
  expect(uses).toEqual([{ table: 'known_account', column: 'account_hash', keyId: '', values: 1 }]);
});

test('who is known under another key than the first is dropped by a rotation, and known again with the next code', async () => {
  const [one, two] = [someMail(), someMail()];
  await noteKnown(platform().db, bare(), one);
  await noteKnown(platform().db, withOld(), two);
  await noteKnown(platform().db, freshFirst(), two);
  const { mail } = await someMember(withOld());
  await rotate(freshFirst());
  const before = await lookupsInUse(platform().db, accountsLookups);
  expect(before.map(({ keyId }) => keyId)).toEqual(expect.arrayContaining(['', 'old']));
  const dropped = await dropLookups(platform().db, freshFirst().settings, accountsLookups);
  expect(dropped).toEqual([{ table: 'known_account', column: 'account_hash', values: 2 }]);
  const uses = await lookupsInUse(platform().db, accountsLookups);
  expect(new Set(uses.map(({ keyId }) => keyId))).toEqual(new Set(['fresh']));
  const known = (to: Reachable) => isKnown(platform().db, freshAlone(), to);
  expect(await Promise.all([one, two, { channel: 'email', address: mail } as const].map(known))).toEqual([
    false,
    true,
    true,
  ]);
  await noteKnown(platform().db, freshAlone(), one);
  expect(await known(one)).toBe(true);
});
