import { beforeAll, expect, test } from 'vitest';
import { messagesTo } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { text } from '../negotiation.fixture.ts';
import { attachTo, callProject, projectBody, somePicture } from '../owner/owner.fixture.ts';
import { projectsQueue } from '../review/inbox-queue.server.ts';
import { decideProject } from './decide-project.server.ts';
import { loader as loadProject } from './project.tsx';

/** As on a real site: what is handed in waits. */
const platform = emptyPlatform({ RATE_LIMITS: 'off', AUTO_APPROVE: 'off' });

let owner: Awaited<ReturnType<typeof someMember>>;
let moderator: Awaited<ReturnType<typeof someStaff>>;

beforeAll(async () => {
  owner = await someMember(platform(), { name: 'Wanjiru Kamau', company: 'Malewa Stems', country: 'KE' });
  moderator = await someStaff(platform(), { roles: ['moderator'] });
});

const byOwner = (path: string, body: object) => callProject(platform(), path, { cookie: owner.cookie, body });
const saying = (name: string, more: object = {}) => projectBody({ texts: { 'en-US': text(name) }, ...more });
const handIn = async (name: string): Promise<number> => (await byOwner('', saying(name))).body.data.id;
const nameSeen = async (id: number) => (await callProject(platform(), `/detail?id=${id}`)).body.data?.name;
const address = (id: number) => `http://localhost/console/inbox/projects/${id}`;

async function read(id: number, { cookie } = moderator) {
  const request = new Request(address(id), { headers: { Cookie: cookie } });
  return loadProject(pageArguments(siteFor(platform()), request, { id: String(id) }));
}

async function decide(id: number, fields: Record<string, string>, { cookie } = moderator) {
  const body = new URLSearchParams(fields);
  const request = new Request(address(id), { method: 'POST', body, headers: { Cookie: cookie } });
  const answer = await decideProject(request, siteFor(platform()), String(id));
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: answer.init?.status, ...answer.data };
}

async function publish(name: string): Promise<number> {
  const id = await handIn(name);
  await decide(id, { act: 'approve', version: (await read(id)).waiting?.version ?? '' });
  return id;
}

test('what was handed in first is new in every field, with its owner as members see them', async () => {
  const id = await handIn('Tea garden');
  const { waiting } = await read(id);
  expect(waiting).toMatchObject({
    name: 'Tea garden',
    lang: 'en-US',
    kind: 'First submission',
    rest: [],
    seen: undefined,
  });
  expect(waiting?.owner).toMatchObject({ name: 'Wanjiru Kamau', company: 'Malewa Stems', country: 'Kenya' });
  expect(new Set(waiting?.changes.map(({ is }) => is))).toEqual(new Set(['new']));
  const said = waiting?.changes.map(({ name, pieces }) => [name, pieces.map(({ text }) => text).join('')]);
  expect(said).toContainEqual(['Category', 'Trade']);
  expect(said).toContainEqual(['Country or region', 'Kenya']);
  expect(said).toContainEqual(['Phone', '+254700100101']);
});

test('of changes what changed is shown word by word, and what did not apart from it', async () => {
  const id = await publish('Tea garden');
  await byOwner('/update', { projectId: id, ...saying('Larger tea garden', { amount: '15' }) });
  const { waiting } = await read(id);
  expect(waiting).toMatchObject({ kind: 'Changes', seen: `/negotiation/detail/${id}` });
  expect(waiting?.changes.find(({ id: field }) => field === 'en-US name')).toMatchObject({
    lang: 'en-US',
    is: 'changed',
    pieces: expect.arrayContaining([{ is: 'gone', text: 'Tea' }]),
  });
  expect(waiting?.changes.find(({ id: field }) => field === 'amount')?.pieces).toHaveLength(2);
  expect(waiting?.rest.map(({ id: field }) => field)).toContain('phone');
});

test('nothing is approved that came since it was read, and no second decision is taken', async () => {
  const id = await handIn('Tea garden');
  const { waiting } = await read(id);
  const version = waiting?.version ?? '';
  await byOwner('/update', { projectId: id, ...saying('Casino') });
  expect(await decide(id, { act: 'approve', version })).toMatchObject({ status: 409, notTaken: 'changed' });
  expect(await decide(id, { act: 'return', version, note: 'Why a casino?' })).toMatchObject({
    status: 409,
    typed: 'Why a casino?',
  });
  expect(await nameSeen(id)).toBeUndefined();
  const anew = (await read(id)).waiting?.version ?? '';
  expect(await decide(id, { act: 'approve', version: anew })).toMatchObject({ status: 303 });
  const second = await someStaff(platform(), { roles: ['editor'] });
  expect(await decide(id, { act: 'return', version: anew, note: 'No' }, second)).toMatchObject({
    status: 409,
    notTaken: 'decided',
  });
  expect((await read(id, second)).decision).toMatchObject({ is: 'approved', by: 'Wanjiru' });
});

test('a project goes back with a reason, which its owner gets', async () => {
  const id = await handIn('Tea garden');
  const version = (await read(id)).waiting?.version ?? '';
  expect(await decide(id, { act: 'return', version, note: ' ' })).toMatchObject({
    status: 422,
    errors: { note: expect.any(String) },
  });
  expect(await decide(id, { act: 'return', version, note: 'Please say where.' })).toMatchObject({ status: 303 });
  expect((await messagesTo(platform(), owner.mail)).at(-1)?.text).toContain('Please say where.');
  expect((await read(id)).decision).toMatchObject({ is: 'returned', note: 'Please say where.' });
});

test('files that are new wait with their addresses', async () => {
  const id = await publish('Tea garden');
  await attachTo(platform(), id, { name: 'Stand.png', bytes: await somePicture(), cookie: owner.cookie });
  const { waiting } = await read(id);
  expect(waiting).toMatchObject({ kind: 'New files', changes: [], files: [{ name: 'Stand.webp', approved: false }] });
  expect(waiting?.files[0]?.href).toMatch(/^\/api\/project\/waiting\/attachment\?key=/);
});

test('what waits comes longest waiting first, page by page, and is counted', async () => {
  const site = siteFor(platform());
  const ids = [await handIn('One'), await handIn('Two')];
  const all = await projectsQueue.waiting(site, { limit: 100 });
  expect(all.map(({ id }) => id).slice(-2)).toEqual(ids);
  expect(await projectsQueue.count(platform().db)).toBe(all.length);
  const paged = [];
  for (let after = all[0]; after; [after] = await projectsQueue.waiting(site, { after, limit: 1 })) paged.push(after);
  expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});
