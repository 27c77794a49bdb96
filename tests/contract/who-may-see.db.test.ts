import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleRoutes } from '#console/page-routes.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { type WhoMaySee, whoMaySee } from './who-may-see.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const people = new Map<StaffRole, { id: number; cookie: string }>();

beforeAll(async () => {
  for (const role of staffRoles) people.set(role, await someStaff(platform(), { roles: [role] }));
});

type Work = (args: ReturnType<typeof pageArguments>) => Promise<unknown>;

/** What stands in a path for its parameters: somebody who is there, and nothing that is. */
const inPath = (path: string) => path.replace(':id', String(people.get('editor')?.id)).replace(/:\w+/g, '1');

/** What a page answers, by its loader or its action: as an answer, or what it refuses with. */
async function ask(path: string, method: 'GET' | 'POST', cookie = ''): Promise<string> {
  const { file = '' } = consoleRoutes.find((each) => each.path === path) ?? {};
  const module: { loader?: Work; action?: Work } = await import(resolve('app', file));
  const work = method === 'GET' ? module.loader : module.action;
  if (!work) return 'no such';
  const form = { method, body: new URLSearchParams({ part: 'none' }) };
  const address = `http://localhost:3000/${inPath(path)}`;
  const request = new Request(address, { headers: { Cookie: cookie }, ...(method === 'POST' && form) });
  const id = String(people.get('editor')?.id);
  const args = pageArguments(siteFor(platform(), { path: `/${inPath(path)}` }), request, { id, token: '1' });
  const answer = await work(args).catch((error: unknown) => error);
  if (answer instanceof Refusal && answer.status === 403) return 'forbidden';
  // Refused, and shown again with what was typed.
  if (isRecord(answer) && isRecord(answer.init) && answer.init.status === 403) return 'forbidden';
  if (answer instanceof Error && !(answer instanceof Refusal)) throw answer;
  const to = answer instanceof Response ? answer.headers.get('Location') : undefined;
  // Sent back to the page itself, which says that they may not see it: what they typed is kept.
  if (method === 'POST' && to?.endsWith(`/${inPath(path)}`)) return 'forbidden';
  return to?.startsWith('/en-US/console/login/?to=') && !to.endsWith('&over') ? 'to the login' : 'let in';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const cookieOf = (role: StaffRole) => people.get(role)?.cookie ?? '';

test('the table lists the pages of the console, all of them and no other', () => {
  expect(Object.keys(whoMaySee).toSorted()).toEqual(consoleRoutes.map(({ path }) => path).toSorted());
  expect(consoleRoutes.filter(({ personal }) => !personal)).toEqual([]);
});

const entries = Object.entries(whoMaySee);

describe('for everybody', () => {
  test.each(entries.filter(([, who]) => who === 'everybody'))('%s', async (path) => {
    expect(await ask(path, 'GET')).toBe('let in');
  });
});

const others = entries.filter(([, who]) => who !== 'everybody');

function mayAsk(role: StaffRole, method: 'GET' | 'POST', who: WhoMaySee): boolean {
  const act = typeof who === 'object' ? who[method === 'GET' ? 'sees' : 'sends'] : who;
  return act === 'staff' || (act !== 'everybody' && may({ roles: [role] }, act));
}

describe.each(['GET', 'POST'] as const)('%s, for staff', (method) => {
  test.each(others)('%s: %j', async (path, who) => {
    const nobody = await ask(path, method);
    if (nobody === 'no such') return;
    expect(nobody).toBe('to the login');
    expect(await ask(path, method, 'staff=made-up')).toBe('to the login');
    for (const role of staffRoles) {
      const allowed = mayAsk(role, method, who);
      expect([role, await ask(path, method, cookieOf(role))]).toEqual([role, allowed ? 'let in' : 'forbidden']);
    }
  });
});
