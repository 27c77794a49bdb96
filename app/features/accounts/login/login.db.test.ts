import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Platform } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { answeredCaptcha, callApi, loginCode, solvedPuzzle } from '../accounts.fixture.ts';
import { hardestPuzzle } from '../captcha.ts';
import { wrongCode } from '../codes/codes.fixture.ts';
import { spendCode } from '../codes/spend-code.server.ts';
import { someMember } from '../members/members.fixture.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { triedByStranger } from '../passwords/tried-password.server.ts';
import { accountHash } from '../reachable.server.ts';
import { openSession } from '../sessions/member-session.server.ts';
import { signedBySig } from '../sessions/user-sig.server.ts';

const platform = emptyPlatform();
const newMail = () => `login-${randomBytes(6).toString('hex')}@example.org`;
const password = 'coffee, cocoa and copper';

/** As long after now as said, in milliseconds. */
const later = (ms: number): Platform => ({ ...platform(), clock: { now: () => new Date(Date.now() + ms) } });

async function memberWithPassword() {
  const someone = await someMember(platform());
  await platform()
    .db.updateTable('member')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', someone.member.id)
    .execute();
  return someone;
}

const user = (cookie: string | undefined, site = platform()) => callApi(site, '/api/auth/user', { cookie });

async function byPassword(account: string, typed: string, address = '192.0.2.8') {
  const body = { account, password: typed, ...(await answeredCaptcha(platform())) };
  return callApi(platform(), '/api/auth/login', { body, address });
}

test('the first login by code registers, the second finds the same account; each has a cookie of its own', async () => {
  const account = newMail();
  const first = await callApi(platform(), '/api/auth/login', {
    body: { account, code: await loginCode(platform(), account) },
  });
  expect(first).toMatchObject({ status: 200, body: { code: 0, msg: 'Login successful!', data: { avatar: '' } } });
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  const { userId } = first.body.data;
  expect((await user(first.cookie)).body.data).toMatchObject({ userId, name: '', avatar: '', unread: 0 });

  const site = later(61_000);
  const code = await loginCode(site, account);
  const second = await callApi(site, '/api/auth/login', { body: { account, code }, cookie: first.cookie });
  expect(second.body.data.userId).toBe(userId);
  expect(second.cookie).not.toBe(first.cookie);
  // What the browser had before opens nothing any more, though somebody may have planted it there.
  expect((await user(first.cookie)).status).toBe(401);
  expect((await user(second.cookie)).status).toBe(200);
});

test('a code is used once, is not another account’s, and does not outlive five minutes', async () => {
  const [account, other] = [newMail(), newMail()];
  const code = await loginCode(platform(), account);
  const login = (body: object, site = platform()) => callApi(site, '/api/auth/login', { body });
  expect((await login({ account: other, code })).status).toBe(422);
  expect((await login({ account, code: wrongCode(code) })).body.errors).toEqual({
    code: 'The verification code is incorrect or has expired.',
  });
  expect((await login({ account, code }, later(300_001))).status).toBe(422);
  expect((await login({ account, code })).status).toBe(200);
  expect((await login({ account, code })).status).toBe(422);
});

test('of 200 right codes at once one opens a session', async () => {
  const account = newMail();
  const code = await loginCode(platform(), account);
  const site = { ...platform(), settings: { ...platform().settings, RATE_LIMITS: false } };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => callApi(site, '/api/auth/login', { body: { account, code } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(199);
  expect(await sessionsOfAccount(answers)).toBe(1);
}, 60_000);

test('where the code were looked at apart from its use, several would: the control', async () => {
  const account = newMail();
  const code = await loginCode(platform(), account);
  const { db, settings } = platform();
  const to = { channel: 'email', address: account } as const;
  const { member } = await someMember(platform());
  const attempt = async () => {
    const row = await db
      .selectFrom('one_time_code')
      .select('used_at')
      .where('account_hash', '=', accountHash(settings, 'code', to))
      .executeTakeFirst();
    if (row?.used_at) return false;
    await db.transaction().execute((tx) => openSession(tx, platform(), new Request('http://localhost/'), member.id));
    await spendCode(
      db,
      { ...platform(), clientAddress: '192.0.2.7' },
      { purpose: 'login', to, code, codeId: undefined },
    );
    return true;
  };
  const opened = await Promise.all(Array.from({ length: 20 }, attempt));
  expect(opened.filter(Boolean).length).toBeGreaterThan(1);
});

async function sessionsOfAccount(answers: { body: { data?: { userId: string } } }[]): Promise<number> {
  const userId = answers.find(({ body }) => body.data)?.body.data?.userId ?? '';
  const { count } = await platform()
    .db.selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

test('known and unknown accounts hear the same, after the same work', async () => {
  const { mail } = await memberWithPassword();
  const withoutPassword = await someMember(platform());
  const unknown = newMail();
  const said = async (account: string) => {
    // Of this process alone: what else the machine does makes any answer late.
    const before = process.cpuUsage();
    const { status, body, headers } = await byPassword(account, 'not this one at all', '192.0.2.9');
    const { user, system } = process.cpuUsage(before);
    return { took: user + system, answer: { status, body, cookie: headers.get('Set-Cookie') } };
  };
  // In turns, and of each the least: the process may collect its garbage during any of them, for as long as several take.
  const round = async () => [await said(mail), await said(unknown), await said(withoutPassword.mail)] as const;
  const rounds = [await round(), await round(), await round()];
  const [known, ...others] = ([0, 1, 2] as const).map((who) => ({
    answer: rounds[0]?.[who].answer,
    took: Math.min(...rounds.map((round) => round[who].took)),
  }));
  expect(known?.answer).toMatchObject({ status: 422, cookie: null });
  for (const { answer, took } of others) {
    expect(answer).toEqual(known?.answer);
    // A hash takes twenty milliseconds and more; without it an answer takes a few.
    expect(took).toBeGreaterThan((known?.took ?? 0) / 4);
  }

  const sent = async (account: string) => {
    const body = { account, ...(await answeredCaptcha(platform())) };
    const answer = await callApi(platform(), '/api/auth/sendCode', { body });
    return { status: answer.status, body: { ...answer.body, data: Object.keys(answer.body.data) } };
  };
  expect(await sent(newMail())).toEqual(await sent(mail));
});

test('a mismatch is called incorrect in each language, and the texts of the specification are said', async () => {
  const { mail } = await memberWithPassword();
  const told = [];
  for (const locale of locales) {
    const body = { account: mail, password: 'something else', ...(await answeredCaptcha(platform())) };
    const { body: answer } = await callApi(platform(), '/api/auth/login', { body, locale, address: '192.0.2.10' });
    told.push([answer.msg, answer.errors.password]);
  }
  expect(told).toEqual([
    ['登录失败', '账户或密码不正确。'],
    ['Login failed', 'The account or the password is incorrect.'],
    ['Échec de connexion', 'Compte ou mot de passe incorrect.'],
  ]);
  const empty = await callApi(platform(), '/api/auth/login', { body: {}, locale: 'fr-FR' });
  expect(empty.body.errors.account).toMatch(/^Veuillez entrer le /);
  expect(empty.body.errors.code).toMatch(/^Veuillez entrer le /);
});

test.each(['', ' ', '\u3000', '\u200b\u2060'])(
  'a code of which nobody sees anything, %j, is asked for',
  async (code) => {
    const body = { account: newMail(), code };
    const login = await callApi(platform(), '/api/auth/login', { body, locale: 'en-US' });
    expect(login).toMatchObject({ status: 422, body: { errors: { code: 'Please enter the verification code.' } } });
    const { cookie } = await someMember(platform());
    const joining = await callApi(platform(), '/api/account/accounts/add', { body, cookie, locale: 'en-US' });
    expect(joining).toMatchObject({ status: 422, body: { errors: { code: 'Please enter the verification code.' } } });
  },
);

test('a password opens a session after the graphic code only; a wrong graphic code does not look at it', async () => {
  const { mail, member } = await memberWithPassword();
  const without = await callApi(platform(), '/api/auth/login', { body: { account: mail, password } });
  expect(without).toMatchObject({ status: 422, body: { errors: { captchaCode: expect.any(String) } } });
  const right = await byPassword(mail, password);
  expect(right).toMatchObject({ status: 200, body: { data: { userId: member.userId } } });
  expect((await user(right.cookie)).status).toBe(200);
});

/** Types so many wrong passwords for an account, from ever new addresses, each with the hardest puzzle. */
async function typeWrong(times: number, account: string, address = (n: number) => `198.51.100.${n}`): Promise<void> {
  const to = { channel: 'email', address: account } as const;
  for (let n = 0; n < times; n += 1) {
    await triedByStranger(siteFor(platform(), { clientAddress: address(n) }), { to, work: hardestPuzzle }, () =>
      Promise.resolve(undefined),
    );
  }
}

test('a stranger’s wrong passwords do not close the owner’s login: their device has a count of its own', async () => {
  const { mail } = await memberWithPassword();
  const first = await byPassword(mail, password);
  const device = first.headers
    .getSetCookie()
    .find((each) => each.startsWith('device='))
    ?.split(';')[0];
  await typeWrong(110, mail);
  const body = async (typed = password) => ({ account: mail, password: typed, ...(await answeredCaptcha(platform())) });
  const login = async (typed?: string, cookie = device) =>
    callApi(platform(), '/api/auth/login', { body: await body(typed), cookie, address: '203.0.113.20' });
  expect((await login()).status).toBe(200);
  expect((await login(password, '')).status).toBe(429);
  for (let n = 0; n < 10; n += 1) expect((await login(`wrong number ${n}`)).status).toBe(422);
  expect((await login()).status).toBe(429);
  // A code opens it anywhere.
  const code = await loginCode(platform(), mail);
  expect((await callApi(platform(), '/api/auth/login', { body: { account: mail, code } })).status).toBe(200);
}, 60_000);

test('elsewhere wrong passwords for an account ask for harder puzzles, and known and unknown ones for the same', async () => {
  const { mail } = await memberWithPassword();
  const answers = [];
  for (const account of [mail, newMail()]) {
    await typeWrong(10, account);
    const asked = await byPassword(account, password, '203.0.113.21');
    answers.push({ status: asked.status, body: asked.body });
  }
  expect(answers[0]).toMatchObject({ status: 422, body: { errors: { altcha: expect.stringContaining('level=1') } } });
  expect(answers[1]).toEqual(answers[0]);
  const altcha = await solvedPuzzle(platform(), 1);
  const body = { account: mail, password, altcha };
  expect((await callApi(platform(), '/api/auth/login', { body, address: '203.0.113.21' })).status).toBe(200);
});

test('wrong passwords in one network close it to nobody: its strangers solve puzzles, a right one is not counted', async () => {
  const { mail } = await memberWithPassword();
  const address = '203.0.113.50';
  for (let n = 0; n < 3; n += 1) expect((await byPassword(mail, password, address)).status).toBe(200);
  for (let n = 0; n < 12; n += 1) await typeWrong(10, newMail(), () => address);
  const asked = await byPassword(mail, password, address);
  expect(asked).toMatchObject({ status: 422, body: { errors: { altcha: expect.any(String) } } });
  expect((await byPassword(mail, password, '203.0.113.51')).status).toBe(200);
}, 60_000);

test('of many wrong passwords at once no more are looked at than their puzzles allow', async () => {
  const { mail } = await memberWithPassword();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => byPassword(mail, `wrong number ${n}`, `198.51.100.${n}`)),
  );
  expect(answers.filter(({ body }) => body.errors?.password)).toHaveLength(10);
}, 60_000);

test('after logging out the cookie and an old userSig open nothing', async () => {
  const account = newMail();
  const code = await loginCode(platform(), account);
  const { cookie, body } = await callApi(platform(), '/api/auth/login', { body: { account, code } });
  expect(await signedBySig(platform(), body.data.userSig)).toMatchObject({ member: { userId: body.data.userId } });
  expect(await signedBySig(later(12 * 3_600_000 + 1), body.data.userSig)).toBeUndefined();
  const out = await callApi(platform(), '/api/auth/logout', { body: {}, cookie });
  expect(out.headers.get('Set-Cookie')).toMatch(/^session=; .*Max-Age=0/);
  expect((await user(cookie)).status).toBe(401);
  expect(await signedBySig(platform(), body.data.userSig)).toBeUndefined();
});

test('a session that nobody uses for thirty days is over', async () => {
  const { cookie } = await someMember(platform());
  expect((await user(cookie, later(29 * 86_400_000))).status).toBe(200);
  expect((await user(cookie, later((29 + 31) * 86_400_000))).status).toBe(401);
});
