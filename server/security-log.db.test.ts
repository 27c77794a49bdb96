import { expect, test } from 'vitest';
import { answeredCaptcha } from '#features/accounts/accounts.fixture.ts';
import { lastCodeOf } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { writeParty } from '#features/reservations/admission/admission.fixture.ts';
import { logOut } from '#features/staff/console/account/account.server.ts';
import { ownPassword } from '#features/staff/login/prove-password.server.ts';
import { signedStaff } from '#features/staff/sessions/staff-session.server.ts';
import { password, someStaff } from '#features/staff/staff.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { reportTalk } from '#features/talks/reports/report-talk.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { pseudonym } from '#platform/http/security-log.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { createApi } from './api/api.ts';
import { startFront } from './front/front.fixture.ts';
import { newLog } from './log.ts';

const platform = emptyPlatform();

/** A site whose security log is kept, line by line. */
async function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = newLog({ write: (line: string) => void lines.push(JSON.parse(line)) });
  const site: Platform = { ...platform(), log };
  const api = createApi(site);
  const running = await startFront({
    log,
    env: { SESSION_SECRET: site.settings.SESSION_SECRET },
    site: { isPublic: () => false, fetch: (request, about) => api.fetch(request, about) },
  });
  const ask = (path: string, headers: Record<string, string> = {}, body?: object) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    return running.ask(path, body ? { method: 'POST', headers: all, body: JSON.stringify(body) } : { headers });
  };
  return {
    site,
    running,
    ask,
    all: () => JSON.stringify(lines),
    events: () =>
      lines
        .filter(({ security }) => security === true)
        .map(({ level, time, pid, hostname, msg, security, requestId, ...event }) => event),
  };
}

test('of the staff it says who proves once more in vain, and who logs out of the console', async () => {
  const { site, running, events } = await logged();
  await using _ = running;
  const { cookie, id } = await someStaff(site);
  const asking = new Request('http://localhost/', { headers: { Cookie: cookie } });
  const signed = await signedStaff(asking, site);
  if (!signed) throw new Error('Not in');
  expect(await ownPassword(siteFor(site), signed, 'wrong')).toBe('wrong');
  expect(await ownPassword(siteFor(site), signed, password)).toBe('right');
  await logOut(siteFor(site), asking, signed);
  expect(await signedStaff(asking, site)).toBeUndefined();
  const who = pseudonym(site.settings, `staff ${id}`);
  expect(events()).toMatchObject([
    { event: 'login', way: 'staff password again', outcome: 'wrong', who },
    { event: 'logout', who },
  ]);
});

test('logins say by which way, with which result, and the same hash for the same person; a logout says whose', async () => {
  const { site, running, ask, events, all } = await logged();
  await using _ = running;
  const { mail } = await someMember(site);
  await ask('/api/auth/sendCode', {}, { account: mail, ...(await answeredCaptcha(site)) });
  const code = await lastCodeOf(site, mail);
  await ask('/api/auth/login', {}, { account: mail, code: code === '000000' ? '000001' : '000000' });
  const inside = await ask('/api/auth/login', {}, { account: mail, code });
  await ask('/api/auth/login', {}, { account: mail, password: 'wrong', ...(await answeredCaptcha(site)) });
  const cookie = inside.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  await ask('/api/account/password', { Cookie: cookie }, { password: 'avocados from Murang’a' });
  await ask('/api/auth/logout', { Cookie: cookie }, {});
  const hash = expect.stringMatching(/^[\w-]{22}$/);
  expect(events()).toEqual([
    { event: 'login', way: 'code', outcome: 'wrong', who: hash, from: hash },
    { event: 'login', way: 'code', outcome: 'logged-in', who: hash, member: hash, from: hash },
    { event: 'login', way: 'password', outcome: 'wrong', who: hash, from: hash },
    { event: 'credentials', what: 'password', member: hash, from: hash },
    { event: 'logout', member: hash, from: hash },
  ]);
  const [first, second, third, fourth, last] = events();
  expect(new Set([first, second, third].map((event) => event?.who)).size).toBe(1);
  expect([fourth?.member, last?.member]).toEqual([second?.member, second?.member]);
  for (const secret of [mail, mail.split('@')[0], code, cookie, '127.0.0.1', 'avocados'])
    expect(all()).not.toContain(secret);
});

test('refusals by origin, for want of a login, of a right, and by limits are events of their own, without queries', async () => {
  const { site, running, ask, events } = await logged();
  await using _ = running;
  await ask('/api/auth/logout', { 'Sec-Fetch-Site': 'cross-site' }, {});
  await ask('/api/account/sessions?who=me@example.org');
  const steward = await addStaff(site.db, { email: 'steward@example.org', roles: ['steward'] });
  await ask('/api/talk/reports', { Authorization: `Bearer ${steward}` });
  const { cookie } = await someMember(site);
  for (let i = 0; i < 21; i += 1) await ask('/api/account/data', { Cookie: cookie });
  const from = expect.stringMatching(/^[\w-]{22}$/);
  expect(events()).toEqual([
    { event: 'refused-origin', method: 'POST', path: '/api/auth/logout', status: 403, from },
    { event: 'unauthenticated', method: 'GET', path: '/api/account/sessions', status: 401, from },
    { event: 'forbidden', method: 'GET', path: '/api/talk/reports', status: 403, from },
    { event: 'limited', method: 'GET', path: '/api/account/data', status: 429, from },
  ]);
}, 30_000);

test('what staff is shown of others is written down: who saw what, and nothing of what it says', async () => {
  const { site, running, ask, events, all } = await logged();
  await using _ = running;
  const { key, owner } = await someTalk(site);
  await reportTalk(siteFor(site), owner.member, { key, reason: 'insult', content: 'He called me names' });
  const editor = await addStaff(site.db, { email: 'editor@example.org', roles: ['editor'] });
  const headers = { Authorization: `Bearer ${editor}` };
  const { rows } = JSON.parse((await ask('/api/talk/reports', headers)).text) as { rows: { id: number }[] };
  expect((await ask('/api/project/waiting', headers)).status).toBe(200);
  const staff = expect.any(Number);
  const ids = rows.map(({ id }) => id).join(' ');
  expect(ids).not.toBe('');
  expect(events()).toMatchObject([
    { event: 'reveal', staff, what: 'reports of talks, with their last messages', ids },
    { event: 'reveal', staff, what: 'projects that wait for approval', ids: '' },
  ]);
  expect(all()).not.toMatch(/editor@|called me names|expo_staff_/);
});

test('so is who wrote a message on the board, and whom a steward has let in, as often as it is shown', async () => {
  const { site, running, ask, events, all } = await logged();
  await using _ = running;
  const writer = { contactPerson: 'Chanda Mwansa', contactInformation: '+260971234567' };
  const comment = { title: 'Coffee', content: 'Where?', identity: 'visitor', ...writer };
  const written = await ask('/api/comment', {}, { ...comment, ...answeredCaptcha(site) });
  const { id } = (JSON.parse(written.text) as { data: { id: number } }).data;
  const admin = await addStaff(site.db, { email: 'admin@example.org', roles: ['admin'] });
  const headers = { Authorization: `Bearer ${admin}` };
  const party = await writeParty(site, { date: venueDay(site.clock.now()) });
  const scan = { ticket: party.tickets[0]?.ticket, gate: 'South', nonce: '1' };
  await ask('/api/comment/contact', headers, { id, reason: '' });
  expect((await ask('/api/comment/contact', headers, { id, reason: 'They ask to be called' })).text).toContain(
    'Chanda',
  );
  for (let scans = 0; scans < 2; scans += 1) expect((await ask('/api/admission', headers, scan)).status).toBe(200);
  expect((await ask('/api/admission', headers, { ...scan, nonce: '2' })).status).toBe(409);
  const staff = expect.any(Number);
  const letIn = { event: 'reveal', staff, what: 'a visitor who was let in' };
  expect(events()).toMatchObject([
    { event: 'reveal', staff, what: 'who wrote a message on the board', ids: String(id) },
    letIn,
    letIn,
  ]);
  expect(all()).not.toMatch(/Chanda|971234567|called/);
});
