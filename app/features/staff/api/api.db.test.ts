import { beforeAll, expect, test } from 'vitest';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { invitedBy } from '../invitations/take-invitation.server.ts';
import { someStaff } from '../staff.fixture.ts';
import { addStaff, staffByToken } from '../tokens/staff-tokens.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let api: Api;
let admin: Awaited<ReturnType<typeof someStaff>>;

beforeAll(async () => {
  api = createApi(platform());
  admin = await someStaff(platform(), { roles: ['admin'] });
});

async function ask(path: string, body?: object, headers: Record<string, string> = { Cookie: admin.cookie }) {
  const request = new Request(`http://localhost:3000/api/console/staff${path}`, {
    headers: { ...headers, 'Content-Type': 'application/json', Language: '2' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
  return { status: response.status, body: await response.json() };
}

const actsAbout = (id: number) =>
  platform()
    .db.selectFrom('staff_act')
    .select(['act', 'staff_id', 'before', 'after'])
    .where('about', '=', `staff ${id}`)
    .orderBy('id')
    .execute();

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

test('an admin invites somebody, finds them in the list and changes what they may do; each is in the log', async () => {
  const email = 'new@expo.example';
  const invited = await ask('/invite', { email, roles: ['translator'], languages: ['fr-FR'] });
  expect(invited).toMatchObject({
    status: 200,
    body: { data: { link: expect.stringContaining('/console/invitation/') } },
  });
  expect(await invitedBy(platform(), tokenOf(invited.body.data.link))).toMatchObject({ email });
  const { body } = await ask('');
  const person = body.rows.find((each: { email: string }) => each.email === email);
  expect(person).toMatchObject({ roles: ['translator'], languages: ['fr-FR'], state: 'invited', seenAt: null });
  expect((await ask('/roles', { id: person.id, roles: ['editor', 'translator'], languages: [] })).status).toBe(200);
  expect(await actsAbout(person.id)).toMatchObject([
    { act: 'staff.invite', staff_id: admin.id, after: { roles: ['translator'] } },
    { act: 'staff.roles', before: { roles: ['translator'] }, after: { roles: ['editor', 'translator'] } },
  ]);
});

test('somebody who already uses this address is not invited as if they were new: said at the field, in the language of the call', async () => {
  const refused = await ask('/invite', { email: admin.email.toUpperCase(), roles: ['editor'] });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { email: expect.stringContaining('already uses this address') } },
  });
});

test('whoever is disabled is out, with sessions and tokens; let in again, they are invited anew', async () => {
  const { id, cookie } = await someStaff(platform(), { roles: ['editor'] });
  const { body } = await ask('/tokens', { name: 'import', days: 2 }, { Cookie: cookie });
  expect(await staffByToken(platform().db, body.data.token)).toMatchObject({ id });
  expect((await ask('/disable', { id })).status).toBe(200);
  expect((await ask('/tokens', undefined, { Cookie: cookie })).status).toBe(401);
  expect((await ask('/tokens', undefined, { Authorization: `Bearer ${body.data.token}` })).status).toBe(401);
  expect((await ask('/enable', { id })).status).toBe(200);
  const again = await ask('/inviteAgain', { id });
  expect(await invitedBy(platform(), tokenOf(again.body.data.link))).toMatchObject({ id });
});

test('sessions of somebody end, and a program may do that: it gives nobody anything', async () => {
  const token = await addStaff(platform().db, { email: 'program@expo.example', roles: ['admin'] });
  const byProgram = { Authorization: `Bearer ${token}` };
  const { id, cookie } = await someStaff(platform(), { roles: ['editor'] });
  expect((await ask('/sessions/end', { id }, byProgram)).status).toBe(200);
  expect((await ask('/tokens', undefined, { Cookie: cookie })).status).toBe(401);
  for (const [path, body] of [
    ['/invite', { email: 'third@expo.example', roles: ['editor'] }],
    ['/roles', { id, roles: ['admin'] }],
    ['/enable', { id }],
    ['/inviteAgain', { id }],
    ['/tokens', { name: 'more' }],
  ] as const)
    expect([path, (await ask(path, body, byProgram)).status]).toEqual([path, 403]);
});

test('the last administrator stays one', async () => {
  await platform().db.deleteFrom('staff_role').where('role', '=', 'admin').where('staff_id', '<>', admin.id).execute();
  expect(await ask('/roles', { id: admin.id, roles: ['editor'] })).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('no administrator would be left') },
  });
  expect((await ask('/disable', { id: admin.id })).status).toBe(409);
});

test('tokens are one’s own: listed without what they are, revoked by their key, and by nobody else', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['steward'] });
  const own = { Cookie: cookie };
  const { body: made } = await ask('/tokens', { name: 'gate' }, own);
  const { body: listed } = await ask('/tokens', undefined, own);
  expect(listed.rows).toMatchObject([{ name: 'gate', isOver: false }]);
  expect(JSON.stringify(listed)).not.toContain(made.data.token);
  const [{ key }] = listed.rows;
  expect((await ask('/tokens/revoke', { key })).status).toBe(404);
  expect((await ask('/tokens/revoke', { key }, own)).status).toBe(200);
  expect(await staffByToken(platform().db, made.data.token)).toBeUndefined();
});

test.each([
  ['/invite', { email: 'x', roles: ['editor'] }],
  ['/invite', { email: 'x@expo.example', roles: [] }],
  ['/invite', { email: 'x@expo.example', roles: ['root'] }],
  ['/invite', { email: 'x@expo.example', roles: ['editor'], languages: ['xx'] }],
  ['/invite', { email: 'a\0b@expo.example', roles: ['editor'] }],
  ['/roles', { id: 2 ** 31, roles: ['editor'] }],
  ['/roles', { id: '1', roles: ['editor'] }],
  ['/disable', { id: -1 }],
  ['/tokens', { name: 'a\0b' }],
  ['/tokens', { name: '  ' }],
  ['/tokens', { name: 'x', days: 100_000 }],
  ['/tokens/revoke', { key: '' }],
])('%s refuses %j at its field', async (path, body) => {
  expect((await ask(path, body)).status).toBe(422);
});

test('what nobody asked for is not taken along: fields that the call does not name change nothing', async () => {
  const email = 'more@expo.example';
  await ask('/invite', { email, roles: ['steward'], id: admin.id, password_hash: 'x', disabled_at: null, admin: true });
  const { body } = await ask('');
  const person = body.rows.find((each: { email: string }) => each.email === email);
  expect(person).toMatchObject({ roles: ['steward'], state: 'invited' });
  expect(person.id).not.toBe(admin.id);
});
