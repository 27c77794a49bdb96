import { execFile } from 'node:child_process';
import { createSecretKey, randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { noteKnown } from '#features/accounts/codes/known-account.server.ts';
import { memberIdOf } from '#features/accounts/members/find-member.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { memberOf } from '#features/accounts/sessions/member-session.server.ts';
import { invitedBy } from '#features/staff/invitations/take-invitation.server.ts';
import { openStaffSession, signedStaff } from '#features/staff/sessions/staff-session.server.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { staffByToken } from '#features/staff/tokens/staff-tokens.server.ts';
import { ArchiveWriter } from '#platform/bundle/files/write-archive.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { checkLookupKeys } from '#platform/crypto/claim-lookup-keys.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { locales } from '#platform/i18n/locale.ts';
import { languagesWaiting } from '#platform/search-index/rebuild.server.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const [first, second] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
let directory: string;
let postgres: { name: string; url: string } | undefined;
let site: OpenDatabase;

const open = () => openDatabase({ DATA_DIR: directory, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });

/** The settings of the site and of its commands. */
function env(keys = `first:${first}`, lookupKeys = `old:${first}`): NodeJS.ProcessEnv {
  const database = postgres ? { DATABASE_URL: postgres.url } : {};
  return {
    PATH: process.env.PATH,
    DATA_DIR: directory,
    DEMO: 'on',
    PII_KEY: keys,
    LOOKUP_KEY: lookupKeys,
    ...database,
  };
}

/** A command as an operator runs it, with the settings of the site. */
async function command(
  name: 'staff' | 'pii' | 'search' | 'content',
  args: string[],
  keys?: string,
  lookupKeys?: string,
): Promise<string> {
  const { stdout } = await run(process.execPath, ['with-node.mjs', 'server/run.ts', name, ...args], {
    cwd: root,
    env: env(keys, lookupKeys),
  });
  return stdout.trim();
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'expo-commands-'));
  if (process.env.TEST_ENGINE === 'postgres') {
    const template = inject('postgresTemplate');
    postgres = await createDatabase(template, template);
  } else await cp(inject('embeddedTemplate'), directory, { recursive: true });
  site = await open();
});
afterAll(async () => {
  await site.close();
  if (postgres) await dropDatabase(postgres.name);
  await rm(directory, { recursive: true });
});

test('staff are added, listed and revoked, while the site has the database open and while it does not', async () => {
  const token = (await command('staff', ['add', 'Gate@example.org', 'steward'])).split('\n').at(-1) ?? '';
  expect(await staffByToken(site.db, token)).toMatchObject({ email: 'gate@example.org', roles: ['steward'] });
  await chmod(directory, 0o755);
  expect(await command('staff', ['list'])).toMatch(
    /^gate@example\.org\tsteward\ttoken only\ttoken since \S+ \S+\tuntil \d/,
  );
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  await command('staff', ['add', 'short@example.org', 'editor', '--days', '3']);
  expect(await command('staff', ['list'])).toMatch(/^short@example\.org\teditor\ttoken only\ttoken since/m);
  await site.close();
  expect(await command('staff', ['revoke', 'gate@example.org'])).toContain('no longer accepted');
  await command('staff', ['invite', 'new@example.org', 'admin']);
  const listed = await command('staff', ['list']);
  expect(listed).toContain('gate@example.org\tsteward\ttoken only\tno token');
  expect(listed).toContain('new@example.org\tadmin\tinvited\tno token');
  site = await open();
  expect(await staffByToken(site.db, token)).toBeUndefined();
  const wrongArguments = [
    [],
    ['add', 'gate@example.org'],
    ['add', 'gate', 'admin'],
    ['add', 'a@b.example', 'owner'],
    ['add', 'a@b.example', 'admin', '--days', '0'],
    ['add', 'a@b.example', 'admin', '--months', '1'],
    ['sessions', 'stop', 'a@b.example'],
    ['sessions', 'end'],
    ['sessions', 'end', 'a@b.example', '--all'],
    ['disable'],
  ];
  // No database is asked for these: once is enough.
  for (const wrong of postgres ? wrongArguments.slice(0, 1) : wrongArguments) {
    await expect(command('staff', wrong)).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('ROLE') });
  }
}, 180_000);

test('lists and search are asked to be made anew under the running site', async () => {
  expect(await languagesWaiting(site.db)).toEqual([]);
  expect(await command('search', ['rebuild'])).toMatch(/^Asked for/);
  expect(await languagesWaiting(site.db)).toHaveLength(locales.length);
  await expect(command('search', [])).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('rebuild') });
}, 180_000);

test('content comes in and goes out under the running site; what is damaged is named, and a site that has content is left alone', async () => {
  const at = (name: string) => join(directory, name);
  const archive = new ArchiveWriter(at('small.zip'));
  const texts = {
    'en-US': { name: 'First', theme: 'A theme', summary: 'A summary.', venue: 'Changsha', address: 'Here' },
  };
  const head = Object.entries(texts['en-US']).map(([name, words]) => `${name}: ${words}\n`);
  const facts = { number: 1, startDate: '2019-06-27', endDate: '2019-06-29', current: true };
  await archive.add('edition/1/en-US.md', Buffer.from(`---\n${head.join('')}---\n\nSome **text**.\n`));
  await archive.add('edition/1/facts.json', Buffer.from(JSON.stringify(facts)));
  await archive.close({ form: 2, languages: ['en-US'] });
  await writeFile(at('half.zip'), (await readFile(at('small.zip'))).subarray(0, 500));
  const refused = (stdout: string) => ({ code: 1, stdout: expect.stringContaining(stdout) });
  await expect(command('content', ['import', at('half.zip')])).rejects.toMatchObject(refused('half.zip: '));
  await expect(command('content', ['export', at('e.zip'), '--edition', '1'])).rejects.toMatchObject(
    refused('There is no edition 1.'),
  );
  expect(await command('content', ['import', at('small.zip')])).toBe(`${at('small.zip')}: its content is written.`);
  const edition = await site.db.selectFrom('edition_text').select('body').execute();
  expect(edition).toEqual([{ body: '<p>Some <strong>text</strong>.</p>' }]);
  await expect(command('content', ['import', at('small.zip')])).rejects.toMatchObject(refused('Left alone'));
  expect(await command('content', ['export', at('all.zip'), '--drafts'])).toMatch(
    /all\.zip: things 1, files 2, bytes \d+, SHA-256 [0-9a-f]{64}\.$/,
  );
  await expect(command('content', ['export', at('all.zip')])).rejects.toMatchObject(refused('is there already'));
  await expect(command('content', ['export'])).rejects.toMatchObject(refused('npm run content -- export FILE'));
}, 180_000);

test('personal data is sealed anew under the running site, and the first key can go', async () => {
  const settings = { PII_KEY: [{ id: 'first', key: createSecretKey(first ?? '', 'base64') }] };
  await site.db
    .insertInto('reservation_draft')
    .values({ id: 'a', sealed: sealPersonal(settings, 'reservation draft', 'typed'), expires_at: new Date() })
    .execute();
  expect(await command('pii', ['ticket-key'])).toContain('key 1');
  expect(await command('pii', ['status'])).toMatch(/^first\t2 values\tfirst of PII_KEY/);
  const both = `second:${second},first:${first}`;
  expect(await command('pii', ['rotate'], both)).toMatch(/Sealed anew with the key second: 2$/);
  expect(await command('pii', ['rotate'], both)).toMatch(/: 0$/);
  expect(await command('pii', ['status'], `second:${second}`)).toMatch(/^second\t2 values\tfirst of PII_KEY/);
  expect(await command('pii', ['status'], `first:${first}`)).toContain('second\t2 values\tNOT IN PII_KEY');
  await expect(command('pii', ['rotate'], `first:${first}`)).rejects.toThrow(/no key second/);
  await expect(command('pii', [])).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('rotate') });
}, 180_000);

test('a member is logged out everywhere by the operator, while the site runs', async () => {
  const platform = { db: site.db, settings: settingsOfProcess(env()), clock: { now: () => new Date() } };
  const { cookie, mail } = await someMember(platform);
  const { cookie: others } = await someMember(platform);
  const who = (sent: string) => memberOf(new Request('http://localhost/', { headers: { Cookie: sent } }), platform);
  expect(await who(cookie)).toBeDefined();
  expect(await command('staff', ['sessions', 'end', mail.toUpperCase()])).toMatch(/1 session has ended/);
  expect(await who(cookie)).toBeUndefined();
  expect(await who(others)).toBeDefined();
  expect(await command('staff', ['sessions', 'end', '--all'])).toBe(
    'All are logged out. Sessions that have ended: 1 of members, 0 of the staff.',
  );
  expect(await who(others)).toBeUndefined();
  expect(await command('staff', ['sessions', 'end', 'nobody@example.org'])).toContain(
    'No member and nobody of the staff',
  );
}, 180_000);

test('the operator disables somebody, the last admin too, and logs out everybody of the staff', async () => {
  const platform = { db: site.db, settings: settingsOfProcess(env()), clock: { now: () => new Date() } };
  const [admin, steward] = [
    await someStaff(platform, { roles: ['admin'] }),
    await someStaff(platform, { roles: ['steward'] }),
  ];
  const who = ({ cookie }: { cookie: string }) =>
    signedStaff(new Request('http://localhost/', { headers: { Cookie: cookie } }), platform);
  const token = (await command('staff', ['add', steward.email, 'steward'])).split('\n').at(-1) ?? '';
  expect(await command('staff', ['disable', steward.email.toUpperCase()])).toMatch(
    /no login, no tokens.* has ended\.$/,
  );
  expect([await who(steward), await staffByToken(site.db, token)]).toEqual([undefined, undefined]);
  expect(await command('staff', ['list'])).toMatch(new RegExp(`^${steward.email}\tsteward\tdisabled\tno token$`, 'm'));
  expect(await who(admin)).toBeDefined();
  expect(await command('staff', ['sessions', 'end', '--all'])).toMatch(/: 0 of members, 1 of the staff\.$/);
  expect(await who(admin)).toBeUndefined();
  expect(await command('staff', ['disable', admin.email])).toContain('No admin can log in now');
  expect(await command('staff', ['disable', 'nobody@example.org'])).toContain('Nobody of the staff');
  const acts = await site.db
    .selectFrom('staff_act')
    .select(['who', 'act', 'about'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(acts).toEqual([
    { who: 'site', act: 'staff.disable', about: `staff ${admin.id}` },
    { who: 'site', act: 'staff.sessions.end', about: 'staff' },
    { who: 'site', act: 'staff.disable', about: `staff ${steward.id}` },
  ]);
  expect(await command('staff', ['log', 'verify'])).toMatch(/^All \d+ rows fit/);
}, 180_000);

test('staff are invited and logged out by the operator, and the log of it is verified, while the site runs', async () => {
  const settings = settingsOfProcess(env());
  const platform = { db: site.db, settings, clock: { now: () => new Date() } };
  const link = (await command('staff', ['invite', 'New@example.org', 'editor', 'auditor'])).split('\n').at(-1) ?? '';
  const token = /^http:\/\/localhost:3000\/console\/invitation\/([\w-]{43})$/.exec(link)?.[1] ?? '';
  const invited = await invitedBy(platform, token);
  expect(invited).toMatchObject({ email: 'new@example.org', roles: ['auditor', 'editor'] });
  const request = new Request('http://localhost/');
  const opened = await site.db
    .transaction()
    .execute((tx) => openStaffSession(tx, platform, request, { staffId: invited?.id ?? 0, proven: true }));
  const asking = new Request('http://localhost/', { headers: { Cookie: opened.cookie.split(';')[0] ?? '' } });
  expect(await signedStaff(asking, platform)).toBeDefined();
  expect(await command('staff', ['sessions', 'end', 'NEW@example.org'])).toMatch(/1 session has ended/);
  expect(await signedStaff(asking, platform)).toBeUndefined();
  expect(await command('staff', ['log', 'verify'])).toMatch(
    /^All \d+ rows fit one another\. The last one: [\da-f]{64}$/,
  );
  await sql`alter table staff_act disable trigger staff_act_stays`.execute(site.db);
  await sql`update staff_act set about = 'staff 99' where id = 1`.execute(site.db);
  await sql`alter table staff_act enable trigger staff_act_stays`.execute(site.db);
  await expect(command('staff', ['log', 'verify'])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Row 1 does not fit'),
  });
}, 180_000);

test('what people are found by is made anew under the running site, and the first key can go', async () => {
  await site.db.deleteFrom('member').execute();
  const sealing = `first:${first},second:${second}`;
  const keys = { old: `old:${first}`, both: `fresh:${second},old:${first}`, fresh: `fresh:${second}` };
  const settings = (lookup: string) => ({ ...settingsOfProcess(env(sealing, lookup)), SESSION_SECRET: 's'.repeat(40) });
  const operated = { db: site.db, settings: settings(keys.old), clock: { now: () => new Date() } };
  const { member, mail } = await someMember(operated);
  await noteKnown(site.db, operated, { channel: 'email', address: 'known@example.org' });
  const status = () => command('pii', ['status'], sealing, keys.old);
  expect(await status()).toMatch(/^old\t2 values\tfirst of LOOKUP_KEY\n {2}member_account.account_hash\t1$/m);
  await expect(checkLookupKeys(site.db, settings(keys.fresh))).rejects.toThrow(/^LOOKUP_KEY: .* with old too/);
  expect(await command('pii', ['rotate'], sealing, keys.both)).toMatch(
    /^known_account\.account_hash\t1 dropped.*\nHashed anew with the key fresh: 1$/m,
  );
  expect(await command('pii', ['rotate'], sealing, keys.both)).toMatch(/^Hashed anew with the key fresh: 0$/m);
  expect(await status()).toMatch(/^fresh\t1 values\tNOT IN LOOKUP_KEY/m);
  expect(await status()).toMatch(/^old\t0 values/m);
  await checkLookupKeys(site.db, settings(keys.fresh));
  expect(await memberIdOf(site.db, settings(keys.fresh), { channel: 'email', address: mail })).toBe(member.id);
}, 180_000);
