import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { codeHash } from '#features/accounts/codes/spend-code.server.ts';
import { memberIdOf } from '#features/accounts/members/find-member.server.ts';
import { accountHash, type Reachable } from '#features/accounts/reachable.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import type { OpenDatabase } from '#platform/db/open.ts';
import { playedSecrets } from './played-secrets.ts';

/** A login as one visitor's program sends it: with the code that came by mail. */
export interface PlayedLogin {
  account: string;
  code: string;
  codeId: string;
}

/** What came of logins while a process was killed. */
export interface LoginLedger {
  acknowledged: { login: PlayedLogin; cookie: string }[];
  /** Sent, and never answered. */
  open: PlayedLogin[];
}

const anHour = 3_600_000;
const toOf = ({ account }: PlayedLogin): Reachable => ({ channel: 'email', address: account });
const settings = () => settingsOfProcess({ ...playedSecrets, DATA_DIR: '/nowhere' });

/** Codes as the site writes them when it sends them, each to a mail address that nobody else has; good for an hour. */
export async function sentCodes({ db }: Pick<OpenDatabase, 'db'>, count: number): Promise<PlayedLogin[]> {
  const now = new Date();
  const logins = Array.from({ length: count }, () => ({
    account: `played-${randomBytes(8).toString('hex')}@example.org`,
    code: '123456',
    codeId: randomBytes(16).toString('base64url'),
  }));
  const rows = logins.map((login) => ({
    id: login.codeId,
    purpose: 'login',
    account_hash: accountHash(settings(), 'code', toOf(login)),
    code_hash: codeHash(settings(), 'login', toOf(login), login.code),
    asked_from_hash: null,
    expires_at: new Date(now.getTime() + anHour),
    tries: 0,
    used_at: null,
    created_at: now,
  }));
  await db.insertInto('one_time_code').values(rows).execute();
  return logins;
}

/** Logs in. @returns the status, and the cookie of the session where there is one. @throws where the process does not answer */
export async function playLogin(url: string, login: PlayedLogin): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: response.status, cookie: cookies.find((cookie) => cookie.startsWith('session=')) ?? '' };
}

async function whoIs(url: string, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/user`, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Every session that was acknowledged is valid, no code is good a second time, and a login that was never answered was
 * done whole or not at all: each code has opened one session in the end.
 */
export async function proveLogins(url: string, { db }: Pick<OpenDatabase, 'db'>, ledger: LoginLedger): Promise<void> {
  for (const login of ledger.open) {
    const { status, cookie } = await playLogin(url, login);
    expect([200, 422]).toContain(status);
    if (status === 200) ledger.acknowledged.push({ login, cookie });
  }
  for (const { login, cookie } of ledger.acknowledged) {
    expect(await whoIs(url, cookie), login.account).toBe(200);
    expect((await playLogin(url, login)).status, login.account).toBe(422);
  }
  for (const login of [...ledger.open, ...ledger.acknowledged.map((each) => each.login)]) {
    const member = await memberIdOf(db, settings(), toOf(login));
    const sessions = await db
      .selectFrom('member_session')
      .select('id')
      .where('member_id', '=', member ?? 0)
      .execute();
    expect(sessions.length, login.account).toBe(1);
  }
  // The control: not whatever is sent is a session.
  expect(await whoIs(url, 'session=made-up')).toBe(401);
}
