import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { codeFor, sentTo } from '../e2e/outbox.ts';
import { dataOfSite } from '../e2e/this-run.ts';

/** Somebody whose cookie goes with each call to the site, as a browser's own programs send it. */
export interface Caller {
  cookie: { name: string; value: string };
  ask<Answer>(path: string, body?: object): Promise<Answer>;
}

export const newMail = () => `visitor-${randomUUID()}@buyers.example`;

export const codesTo = (account: string) => sentTo(account).filter(({ code }) => code).length;

/** @throws Error with what the site said, where it refuses */
export async function ask<Answer>(address: string, body?: object, cookie = ''): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
  const answer = await fetch(address, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function callerWith(url: string, cookie: Caller['cookie']): Caller {
  return { cookie, ask: (path, body) => ask(`${url}/api${path}`, body, `${cookie.name}=${cookie.value}`) };
}

/** Logs a new member in by the calls of the site. */
export async function newMember(url: string): Promise<Caller> {
  const account = newMail();
  const { data } = await ask<{ data: { captchaId: string } }>(`${url}/api/captcha`);
  await ask(`${url}/api/auth/sendCode`, { account, ...data, captchaCode: codeFor(data.captchaId) });
  await expect.poll(() => codesTo(account), { timeout: 15_000 }).toBeGreaterThan(0);
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, code: codeFor(account) }),
  });
  const session = answer.headers.getSetCookie().find((each) => each.startsWith('session=')) ?? '';
  const [, value = ''] = /^session=([^;]+)/.exec(session) ?? [];
  if (!value) throw new Error(`No session: ${answer.status} ${await answer.text()}`);
  return callerWith(url, { name: 'session', value });
}

/** An editor who has logged in. */
export async function newEditor(url: string): Promise<Caller> {
  const name = `Wanjiru ${randomUUID().slice(0, 6)}`;
  const { cookie } = await besideSite(dataOfSite('embedded'), (db) => staffAtWork(db, { roles: ['editor'], name }));
  return callerWith(url, cookie);
}
