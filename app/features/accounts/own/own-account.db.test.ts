import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { callApi, loginCode } from '../accounts.fixture.ts';
import { lastCodeOf, messagesTo } from '../codes/codes.fixture.ts';
import { sendCode } from '../codes/send-code.server.ts';
import { accountsJobs } from '../jobs.server.ts';
import { setAvatar } from '../members/avatar.server.ts';
import { someMember } from '../members/members.fixture.ts';
import { joinAccount, ownAccounts, partAccount } from './own-accounts.server.ts';

const platform = emptyPlatform();
const later = (ms: number): Platform => ({ ...platform(), clock: { now: () => new Date(Date.now() + ms) } });
const quarter = 15 * 60_000;

const nobodysSite = () => siteFor(platform(), { clientAddress: '' });

/** A member who has just logged in by a code. */
async function freshMember() {
  const { mail, member } = await someMember(platform());
  const body = { account: mail, code: await loginCode(platform(), mail) };
  const { cookie } = await callApi(platform(), '/api/auth/login', { body });
  const call = (path: string, asked: object | undefined = undefined, site = platform()) =>
    callApi(site, `/api${path}`, { cookie, ...(asked && { body: asked }) });
  return { mail, member, cookie, call };
}

const named = { name: 'Mwila Banda', company: 'Kafue Honey', country: 'ZM', languages: ['en-US'], locale: 'fr-FR' };

test.for([
  '/api/auth/user',
  '/api/account/profile',
  '/api/account/sessions',
  '/api/account/accounts',
  '/api/account/data',
])('a stranger may not read %s', async (path) => {
  expect(await callApi(platform(), path)).toMatchObject({
    status: 401,
    body: { code: 401, msg: 'Please log in first.' },
  });
});

test.for([
  'profile',
  'password',
  'sessions/end',
  'sessions/endAll',
  'sendCode',
  'accounts/add',
  'accounts/remove',
  'avatar/remove',
  'delete',
])('a stranger may not write to /api/account/%s, whatever is sent', async (path) => {
  expect((await callApi(platform(), `/api/account/${path}`, { body: {} })).status).toBe(401);
});

test('a profile is written and read; what is wrong is said at its field, in the language of the request', async () => {
  const { call, cookie } = await freshMember();
  expect((await call('/account/profile', named)).status).toBe(200);
  expect((await call('/account/profile')).body.data).toEqual(named);
  expect((await call('/auth/user')).body.data.name).toBe('Mwila Banda');
  const wrong = { name: ' ', company: 'x'.repeat(101), country: 'FR', languages: ['de-DE'], locale: 'xx' };
  const { status, body } = await callApi(platform(), '/api/account/profile', { cookie, body: wrong, locale: 'fr-FR' });
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([
    422,
    ['company', 'country', 'languages', 'locale', 'name'],
  ]);
  expect(body.errors.name).toBe('Veuillez entrer votre nom.');
});

test.for([
  ['a name of a hundred flags', '🇿🇲'.repeat(100), 200],
  ['one of 101', '🇿🇲'.repeat(101), 422],
  ['one with a NUL', 'a\u0000b', 200],
  ['one with half a character', 'a\ud800b', 200],
] as const)('of %s', async ([, name, status]) => {
  const { call } = await freshMember();
  expect((await call('/account/profile', { ...named, name })).status).toBe(status);
});

test('a name or company that turns the reading round is taken without what turns it', async () => {
  const { call } = await freshMember();
  const turning = { ...named, name: 'a\u202eb', company: '\u2067c\u2069' };
  expect((await call('/account/profile', turning)).status).toBe(200);
  expect((await call('/account/profile')).body.data).toEqual({ ...named, name: 'ab', company: 'c' });
});

test('a password is set after a login by code, ends the other sessions, and is told by mail', async () => {
  const { call, mail, cookie } = await freshMember();
  const site = later(61_000);
  const other = await callApi(site, '/api/auth/login', { body: { account: mail, code: await loginCode(site, mail) } });
  const weak = await call('/account/password', { password: mail });
  expect(weak.body.errors.password).toContain('others would try first');
  expect((await call('/account/password', { password: 'honey from the Kafue' })).status).toBe(200);
  expect((await callApi(platform(), '/api/auth/user', { cookie: other.cookie })).status).toBe(401);
  expect((await callApi(platform(), '/api/auth/user', { cookie })).status).toBe(200);
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('password of your expo account');
});

test('a quarter of an hour later it takes the old password to change it', async () => {
  const { call } = await freshMember();
  expect((await call('/account/password', { password: 'first one of them' }, later(quarter + 1))).status).toBe(403);
  await call('/account/password', { password: 'first one of them' });
  const next = 'second one of them';
  const after = later(quarter + 1);
  expect((await call('/account/password', { password: next }, after)).body.errors).toHaveProperty('old');
  expect((await call('/account/password', { old: 'wrong one', password: next }, after)).body.errors.old).toBe(
    'The current password is incorrect.',
  );
  expect((await call('/account/password', { old: 'first one of them', password: next }, after)).status).toBe(200);
});

test('another phone joins with its code, opens the same account, and leaves again; the last one stays', async () => {
  const { call, member, mail } = await freshMember();
  const phone = `+26097${String(Date.now()).slice(-7)}`;
  const far = later(quarter + 1);
  expect((await call('/account/sendCode', { account: phone }, far)).status).toBe(403);
  expect((await call('/account/sendCode', { account: phone })).status).toBe(200);
  const code = await lastCodeOf(platform(), phone);
  // It is for joining: nobody logs in with it.
  expect((await callApi(platform(), '/api/auth/login', { body: { account: phone, code } })).status).toBe(422);
  expect((await call('/account/accounts/add', { account: phone, code: '' })).status).toBe(422);
  expect((await call('/account/accounts/add', { account: phone, code })).status).toBe(200);
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('was added to or removed from your expo account');
  const { rows } = (await call('/account/accounts')).body;
  expect(rows.map(({ channel }: { channel: string }) => channel)).toEqual(['email', 'sms']);
  expect(JSON.stringify(rows)).not.toContain(phone);

  const site = later(61_000);
  const body = { account: phone, code: await loginCode(site, phone) };
  expect((await callApi(site, '/api/auth/login', { body })).body.data.userId).toBe(member.userId);

  const taken = await freshMember();
  await taken.call('/account/sendCode', { account: phone }, later(130_000));
  const again = { account: phone, code: await lastCodeOf(later(131_000), phone) };
  expect((await taken.call('/account/accounts/add', again, later(131_000))).status).toBe(409);

  const [first, second] = rows as { key: string }[];
  expect((await taken.call('/account/accounts/remove', { key: first?.key })).status).toBe(404);
  const both = await Promise.all([first, second].map((each) => call('/account/accounts/remove', { key: each?.key })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await call('/account/accounts')).body.total).toBe(1);
});

test('of every change of how one logs in all phones and mails are told, those that come and those that go', async () => {
  const phone = `+26096${String(Date.now()).slice(-7)}`;
  const mail = `new-${Date.now()}@example.org`;
  const { member } = await someMember(platform(), { to: { channel: 'sms', address: phone } });
  const signed = { member, sessionId: '', proof: 'code' as const };
  const told = async (to: string) =>
    (await messagesTo(platform(), to)).filter(({ text }) => text.includes('was added')).length;
  const site = nobodysSite();
  const to = { channel: 'email', address: mail } as const;
  await sendCode(site, { purpose: 'account', to, request: new Request('http://localhost/'), work: 0, open: true });
  const code = await lastCodeOf(platform(), mail);
  const joined = await joinAccount(site, signed, { to, code, codeId: undefined });
  expect(joined.outcome).toBe('joined');
  expect([await told(phone), await told(mail)]).toEqual([1, 1]);
  const [first] = await ownAccounts(site, member.id);
  expect((await partAccount(site, signed, first?.key ?? '')).outcome).toBe('parted');
  // The phone has gone by now: it is the one that must hear of it.
  expect([await told(phone), await told(mail)]).toEqual([2, 2]);
});

test('sessions are listed as people call them, ended one by one and all at once, and only one’s own', async () => {
  const { call, mail, cookie } = await freshMember();
  const site = later(61_000);
  const other = await callApi(site, '/api/auth/login', { body: { account: mail, code: await loginCode(site, mail) } });
  const rows = (await call('/account/sessions')).body.rows as { id: string; current: boolean }[];
  expect(rows[0]).toMatchObject({ current: true, browser: 'Chrome', system: 'Android' });
  // The one that the fixture opened has no device; both others end.
  const stranger = await freshMember();
  expect((await stranger.call('/account/sessions/end', { id: rows[1]?.id })).status).toBe(404);
  for (const { id, current } of rows)
    if (!current) expect((await call('/account/sessions/end', { id })).status).toBe(200);
  expect((await callApi(platform(), '/api/auth/user', { cookie: other.cookie })).status).toBe(401);
  expect((await call('/account/sessions/endAll', {})).status).toBe(200);
  expect((await callApi(platform(), '/api/auth/user', { cookie })).status).toBe(401);
});

test('a picture is written anew without what it said, replaced, and taken away with its files', async () => {
  const { call, cookie, member } = await freshMember();
  const upload = async (bytes: Uint8Array, name = 'me.jpg') => {
    const body = new FormData();
    body.set('avatar', new File([new Uint8Array(bytes)], name));
    return callApi(platform(), '/api/account/avatar', { cookie, body });
  };
  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#b3301f' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'me.svg')).body.errors.avatar).toContain(
    'This file cannot be used',
  );
  expect((await upload(new Uint8Array())).status).toBe(422);
  const first = (await upload(photo)).body.data.avatar as string;
  expect(first).toMatch(/^\/media\/\d+\/[\w-]+\/\d+\.webp$/);
  const { storage_key } = await platform()
    .db.selectFrom('media')
    .innerJoin('member', 'member.avatar_id', 'media.id')
    .select('storage_key')
    .where('member.id', '=', member.id)
    .executeTakeFirstOrThrow();
  const file = join(platform().settings.DATA_DIR, 'uploads', storage_key);
  expect((await sharp(await readFile(file)).metadata()).exif).toBeUndefined();
  const second = (await upload(photo)).body.data.avatar as string;
  expect(second).not.toBe(first);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await call('/account/avatar/remove', {});
  expect((await call('/auth/user')).body.data.avatar).toBe('');
});

test('a picture that arrives as its account is deleted is not kept', async () => {
  const { member } = await freshMember();
  const photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#b3301f' } })
    .jpeg()
    .toBuffer();
  const { db, settings } = platform();
  const kept = async () => {
    const { count } = await db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const files = await readdir(join(settings.DATA_DIR, 'uploads', 'pictures')).catch(() => []);
    return [count, files.length];
  };
  const before = await kept();
  await db.deleteFrom('member').where('id', '=', member.id).execute();
  expect(await setAvatar(nobodysSite(), member, photo)).toEqual({ outcome: 'gone' });
  expect(await kept()).toEqual(before);
});

test('all one’s data comes as JSON and as CSV, and no cell of it is a formula', async () => {
  const { call, mail } = await freshMember();
  await call('/account/profile', { ...named, name: '=HYPERLINK("http://evil.example")', company: '@SUM(A1)' });
  const { bytes, headers } = await call('/account/data');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="my-data.zip"');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  const files = unzipSync(bytes ?? new Uint8Array());
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['account/profile.json', 'account/phonesAndMails.csv', 'reservations/reservations.json']),
  );
  expect(JSON.parse(text('account/profile.json'))).toMatchObject([{ company: '@SUM(A1)', country: 'ZM' }]);
  expect(text('account/profile.csv')).toContain("'@SUM(A1)");
  expect(text('account/profile.csv')).toContain('"\'=HYPERLINK(');
  expect(text('account/phonesAndMails.json')).toContain(mail);
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(),
  ).not.toMatch(/token|hash|argon2/i);
});

test('a deleted account is gone: sessions, phones, name; a new one with the same mail is another', async () => {
  const { call, mail, member, cookie } = await freshMember();
  await call('/account/profile', named);
  expect((await call('/account/delete', { confirm: false })).status).toBe(422);
  expect((await call('/account/delete', { confirm: true }, later(quarter + 1))).status).toBe(403);
  expect((await call('/account/delete', { confirm: true })).status).toBe(200);
  expect((await callApi(platform(), '/api/auth/user', { cookie })).status).toBe(401);
  const { db } = platform();
  for (const table of ['member_account', 'member_session'] as const) {
    expect(await db.selectFrom(table).selectAll().where('member_id', '=', member.id).execute(), table).toEqual([]);
  }
  expect(await db.selectFrom('member').selectAll().where('id', '=', member.id).execute()).toEqual([]);
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('supprimé');
  const site = later(61_000);
  const body = { account: mail, code: await loginCode(site, mail) };
  expect((await callApi(site, '/api/auth/login', { body })).body.data.userId).not.toBe(member.userId);
});

test('sessions that nobody has used for thirty days are cleared away', async () => {
  const { member } = await freshMember();
  const sessions = () =>
    platform().db.selectFrom('member_session').select('id').where('member_id', '=', member.id).execute();
  const clear = accountsJobs.find(({ name }) => name.includes('sessions'));
  await clear?.run(later(29 * 86_400_000), new AbortController().signal);
  expect((await sessions()).length).toBeGreaterThan(0);
  await clear?.run(later(31 * 86_400_000), new AbortController().signal);
  expect(await sessions()).toEqual([]);
});
