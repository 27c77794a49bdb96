import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { logInLately } from '#tests/support/log-in-lately.ts';
import type { ApiCall } from '#tests/support/requests/openapi.ts';
import { type Input, inputOf, requestOf } from '#tests/support/requests/strange-requests.ts';
import { askedCalls } from './asked-calls.ts';
import { type WhoMay, whoMay } from './who-may.ts';

const { platform, send, readCalls } = askedCalls();
const tokens = new Map<StaffRole, string>();
let calls: Map<string, ApiCall>;

beforeAll(async () => {
  for (const role of staffRoles) {
    tokens.set(role, await addStaff(platform().db, { email: `${role}@example.org`, roles: [role] }));
  }
  calls = new Map((await readCalls()).map((call) => [call.name, call]));
});

/** Makes a call with input that its description allows. @param given takes the place of what is made up */
async function ask(name: string, headers: Record<string, string>, given: Partial<Input> = {}) {
  const call = calls.get(name);
  if (!call) throw new Error(`The document has no ${name}`);
  const [made] = fc.sample(inputOf(call, {}), { seed: 7, numRuns: 1 });
  if (!made) throw new Error(`Nothing was made up for ${name}`);
  const request = requestOf(call, { ...made, ...given });
  return send({ ...request, headers: { ...request.headers, ...headers } });
}

const asMember = async () => ({ Cookie: (await someMember(platform())).cookie });

async function asMemberLately() {
  const { member, cookie } = await someMember(platform());
  await logInLately(platform(), member.id);
  return { Cookie: cookie };
}

const asStaff = (role: StaffRole) => ({ Authorization: `Bearer ${tokens.get(role)}` });

const refusal = { 401: 'not logged in', 403: 'forbidden' } as Record<number, string>;
const verdict = ({ status }: { status: number }) => refusal[status] ?? 'let in';

/** The security schemes that the document has to name. */
function schemesFor(name: string, who: WhoMay): string[] {
  if (who === 'everybody') return [];
  if (withoutSession.has(name)) return ['holder'];
  if (name === 'GET /api/talk/{id}/events') return ['session', 'userSig'];
  if (typeof who === 'string' || 'owner' in who) return ['session'];
  return 'proven' in who ? ['staffSession'] : ['staff'];
}

/** What is owned by a browser's own cookie, without a session. */
const withoutSession = new Set(['POST /api/reservation/cancel']);

test('the table lists the calls of the document, all of them and no other', () => {
  expect(Object.keys(whoMay).toSorted()).toEqual([...calls.keys()].toSorted());
});

test('the document says which calls need a session, a cookie of reservations, or a token of staff', () => {
  const said = Object.fromEntries([...calls].map(([name, { security }]) => [name, security]));
  const known = Object.entries(whoMay).filter(([name]) => calls.has(name));
  expect(said).toMatchObject(Object.fromEntries(known.map(([name, who]) => [name, schemesFor(name, who)])));
});

const entries = Object.entries(whoMay);

describe('for everybody', () => {
  test.each(entries.filter(([, who]) => who === 'everybody'))('%s', async (name) => {
    expect(verdict(await ask(name, {}))).toBe('let in');
  });
});

describe('for members', () => {
  test.each(entries.filter(([, who]) => who === 'member'))('%s', async (name) => {
    expect(await ask(name, {})).toMatchObject({ status: 401, body: { code: 401, msg: expect.any(String) } });
    expect(verdict(await ask(name, { Cookie: 'session=made-up' }))).toBe('not logged in');
    expect(verdict(await ask(name, asStaff('admin')))).toBe('not logged in');
    expect(verdict(await ask(name, await asMember()))).toBe('let in');
  });
});

describe('for members who have just logged in', () => {
  test.each(entries.filter(([, who]) => who === 'member lately'))('%s', async (name) => {
    expect(await ask(name, {})).toMatchObject({ status: 401, body: { code: 401, msg: expect.any(String) } });
    expect(verdict(await ask(name, asStaff('admin')))).toBe('not logged in');
    expect(verdict(await ask(name, await asMemberLately()))).toBe('let in');
  });
});

describe('for the owner', () => {
  const owned = entries.flatMap(([name, who]) => (typeof who === 'object' && 'owner' in who ? [{ name, ...who }] : []));
  test.each(owned)('$name', async ({ name, owner }) => {
    const { cookie, input } = await owner(platform());
    const nobody = await ask(name, {}, input);
    expect(nobody.status).toBe(withoutSession.has(name) ? 404 : 401);
    expect([403, 404]).toContain((await ask(name, await asMember(), input)).status);
    expect([401, 403, 404]).toContain((await ask(name, asStaff('steward'), input)).status);
    expect(await ask(name, { Cookie: cookie }, input)).toMatchObject({ status: 200 });
  });
});

describe('for staff', () => {
  const staffed = entries.flatMap(([name, who]) =>
    typeof who === 'object' && 'staff' in who ? [{ name, ...who }] : [],
  );
  test.each(staffed)('$name: $staff', async ({ name, staff, input = {} }) => {
    expect(await ask(name, {})).toMatchObject({ status: 401, body: { code: 401, msg: expect.any(String) } });
    expect(verdict(await ask(name, await asMember()))).toBe('not logged in');
    expect(verdict(await ask(name, { Authorization: 'Bearer expo_staff_made-up' }))).toBe('not logged in');
    for (const role of staffRoles) {
      const answer = verdict(await ask(name, asStaff(role), input));
      expect([role, answer]).toEqual([role, staff.includes(role) ? 'let in' : 'forbidden']);
    }
  });
});

describe('for staff who have just shown their second factor', () => {
  const proving = entries.flatMap(([name, who]) =>
    typeof who === 'object' && 'proven' in who ? [{ name, ...who }] : [],
  );
  test.each(proving)('$name: $proven', async ({ name, proven }) => {
    expect(await ask(name, {})).toMatchObject({ status: 401, body: { code: 401, msg: expect.any(String) } });
    expect(verdict(await ask(name, await asMember()))).toBe('not logged in');
    for (const role of staffRoles) {
      const { cookie } = await someStaff(platform(), { roles: [role] });
      const late = await someStaff(platform(), { roles: [role], proven: false });
      const answers = [];
      for (const who of [
        { Cookie: cookie },
        { Cookie: late.cookie },
        asStaff(role),
        { Cookie: cookie, ...asStaff(role) },
      ])
        answers.push(verdict(await ask(name, who)));
      const own = proven.includes(role) ? 'let in' : 'forbidden';
      expect([role, ...answers]).toEqual([role, own, 'forbidden', 'forbidden', 'forbidden']);
    }
  });
});
