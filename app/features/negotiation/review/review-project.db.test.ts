import { beforeAll, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { answerAttachment } from '../files/answer-attachment.server.ts';
import { projectsForTalks } from '../library/for-talks.server.ts';
import { text } from '../negotiation.fixture.ts';
import { approve, attachTo, callProject, projectBody, somePicture, waitingOf } from '../owner/owner.fixture.ts';
import { saveSheet } from '../owner/save-project.server.ts';
import { submitProject } from '../owner/submit-project.server.ts';
import { readOwnProject } from '../project/own-projects.server.ts';
import type { Sheet } from '../project/sheet.ts';

/** As on a real site: what is handed in waits. */
const platform = emptyPlatform({ RATE_LIMITS: 'off', AUTO_APPROVE: 'off' });

type Someone = Awaited<ReturnType<typeof someMember>>;
let owner: Someone;
let token: string;

beforeAll(async () => {
  owner = await someMember(platform());
  token = await addStaff(platform().db, { email: 'e@expo.example', roles: ['editor'] });
});

const byOwner = (path: string, body: object) => callProject(platform(), path, { cookie: owner.cookie, body });
const byStaff = (path: string, body?: object) => callProject(platform(), path, { token, ...(body && { body }) });
const saying = (name: string) => projectBody({ texts: { 'en-US': text(name) } });
const waiting = (projectId: number) => waitingOf(platform(), token, projectId);
const nameSeen = async (id: number) => (await callProject(platform(), `/detail?id=${id}`)).body.data?.name;

async function handedIn(name: string): Promise<number> {
  return (await byOwner('', saying(name))).body.data.id;
}

async function published(name: string): Promise<number> {
  const projectId = await handedIn(name);
  expect((await approve(platform(), token, projectId)).status).toBe(200);
  return projectId;
}

async function attach(projectId: number): Promise<string> {
  const file = { name: 'Stand.png', bytes: await somePicture(), cookie: owner.cookie };
  return (await attachTo(platform(), projectId, file)).body.data.key;
}

const fileSeen = async (key: string) => (await answerAttachment(platform(), key, undefined)).status;

test('what was rewritten after staff read it is not published unseen', async () => {
  const projectId = await handedIn('Tea garden');
  const read = await waiting(projectId);
  await byOwner('/update', { projectId, ...saying('Casino') });
  const review = { projectId, decision: 'approve', version: read.version };
  expect(await byStaff('/review', review)).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('read it again') },
  });
  expect(await nameSeen(projectId)).toBeUndefined();
  const anew = await waiting(projectId);
  expect(anew).toMatchObject({ status: 'submitted', texts: { 'en-US': { name: 'Casino' } } });
  expect((await byStaff('/review', { ...review, version: anew.version })).status).toBe(200);
  expect(await nameSeen(projectId)).toBe('Casino');
});

test('changes to an open project that were changed again are not approved unseen', async () => {
  const projectId = await published('Tea garden');
  await byOwner('/update', { projectId, ...saying('Larger tea garden') });
  const { version } = await waiting(projectId);
  await byOwner('/update', { projectId, ...saying('Casino') });
  expect((await byStaff('/review', { projectId, decision: 'approve', version })).status).toBe(409);
  expect(await nameSeen(projectId)).toBe('Tea garden');
});

test('what an owner is writing meanwhile is neither shown to staff nor approved', async () => {
  const projectId = await handedIn('Tea garden');
  await byOwner('/update', { projectId, draft: true, ...saying('Half a thought') });
  expect(await waiting(projectId)).toMatchObject({ texts: { 'en-US': { name: 'Tea garden' } } });
  await approve(platform(), token, projectId);
  expect(await nameSeen(projectId)).toBe('Tea garden');
});

test('changes that wait as a project is signed are not approved, unless that is taken back', async () => {
  const projectId = await published('Tea garden');
  await byOwner('/update', { projectId, ...saying('Larger tea garden') });
  const { version } = await waiting(projectId);
  for (const to of ['negotiating', 'signed']) {
    expect([to, (await byOwner('/move', { projectId, to })).status]).toEqual([to, 200]);
  }
  expect((await byStaff('/review', { projectId, decision: 'approve', version })).status).toBe(409);
  expect(await nameSeen(projectId)).toBe('Tea garden');
  await byOwner('/move', { projectId, to: 'negotiating' });
  expect((await byStaff('/review', { projectId, decision: 'approve', version })).status).toBe(200);
  expect(await nameSeen(projectId)).toBe('Larger tea garden');
});

test('nothing is approved without saying what was read', async () => {
  const projectId = await handedIn('Tea garden');
  const refused = await byStaff('/review', { projectId, decision: 'approve' });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['version']]);
  expect((await byStaff('/review', { projectId, decision: 'return' })).status).toBe(200);
});

test('staff reads the files that wait, and a file that came later is not approved with them', async () => {
  const projectId = await handedIn('Tea garden');
  const key = await attach(projectId);
  const read = await waiting(projectId);
  expect(read.attachments).toEqual([
    {
      ...{ key, name: 'Stand.webp', kind: 'picture', bytes: expect.any(Number), approved: false },
      url: `/api/project/waiting/attachment?key=${key}`,
    },
  ]);
  const later = await attach(projectId);
  const review = { projectId, decision: 'approve', version: read.version };
  expect((await byStaff('/review', review)).status).toBe(409);
  expect([await fileSeen(key), await fileSeen(later)]).toEqual([404, 404]);
  expect((await approve(platform(), token, projectId)).status).toBe(200);
  expect([await fileSeen(key), await fileSeen(later)]).toEqual([200, 200]);
});

async function readByStaff(key: string, headers: Record<string, string>) {
  const address = `http://localhost:3000/api/project/waiting/attachment?key=${key}`;
  const about = { requestId: 'test', clientAddress: '192.0.2.7' };
  return (await createApi(platform()).fetch(new Request(address, { headers }), about)).response;
}

test('a file that waits goes out to staff alone, as safely as to everybody', async () => {
  const projectId = await handedIn('Tea garden');
  const key = await attach(projectId);
  const steward = await addStaff(platform().db, { email: 's@expo.example', roles: ['steward'] });
  expect((await readByStaff(key, { Cookie: owner.cookie })).status).toBe(401);
  expect((await readByStaff(key, { Authorization: `Bearer ${steward}` })).status).toBe(403);
  const { status, headers } = await readByStaff(key, { Authorization: `Bearer ${token}` });
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Content-Disposition')).toContain('inline; filename="Stand.webp"');
  await approve(platform(), token, projectId);
  expect((await readByStaff(key, { Authorization: `Bearer ${token}` })).status).toBe(404);
});

test('a file alone puts an open project into the queue; given back, it waits until it is handed in again', async () => {
  const projectId = await published('Tea garden');
  expect(await waiting(projectId)).toBeUndefined();
  const key = await attach(projectId);
  expect(await waiting(projectId)).toMatchObject({ isChange: true, attachments: [{ key, approved: false }] });
  await byStaff('/review', { projectId, decision: 'return', note: 'Too dark.' });
  expect(await waiting(projectId)).toBeUndefined();
  await byOwner('/update', { projectId, ...saying('Tea garden') });
  expect(await waiting(projectId)).toMatchObject({ attachments: [{ key }] });
  await approve(platform(), token, projectId);
  expect(await fileSeen(key)).toBe(200);
});

test('an owner who opens their project to partners again does not approve their own files by that', async () => {
  const projectId = await published('Tea garden');
  await byOwner('/move', { projectId, to: 'negotiating' });
  const key = await attach(projectId);
  await byOwner('/move', { projectId, to: 'published' });
  expect(await fileSeen(key)).toBe(404);
});

test('what was published once keeps its words for those who talk about it, until the new ones are approved', async () => {
  const projectId = await published('Tea garden');
  const known = async () => (await projectsForTalks(platform().db, [projectId], 'en-US')).get(projectId)?.name;
  await byOwner('/move', { projectId, to: 'withdrawn' });
  const again = await byOwner('/update', { projectId, ...saying('Casino') });
  expect(again.body.data).toMatchObject({ status: 'submitted', waiting: true });
  expect(await known()).toBe('Tea garden');
  expect(await waiting(projectId)).toMatchObject({ texts: { 'en-US': { name: 'Casino' } } });
  await byOwner('/move', { projectId, to: 'draft' });
  const own = await readOwnProject(platform().db, platform().settings, { id: projectId, memberId: owner.member.id });
  expect([own?.changes, own?.sheet.texts['en-US'].name]).toEqual(['begun', 'Casino']);
  await byOwner('/move', { projectId, to: 'submitted' });
  expect(await known()).toBe('Tea garden');
  await approve(platform(), token, projectId);
  expect([await known(), await nameSeen(projectId)]).toEqual(['Casino', 'Casino']);
});

test('the queue is read page by page, by when things were handed in, with a count of all of them', async () => {
  const first = await handedIn('Early begun');
  const second = await handedIn('Late begun');
  await byOwner('/move', { projectId: first, to: 'draft' });
  await byOwner('/move', { projectId: first, to: 'submitted' });
  const { body } = await byStaff('/waiting');
  const ids = body.rows.map(({ id }: { id: number }) => id);
  expect(ids.slice(-2)).toEqual([second, first]);
  const paged = await Promise.all(ids.map((_: number, i: number) => byStaff(`/waiting?pageSize=1&pageNum=${i + 1}`)));
  expect(paged.map(({ body: { total, rows } }) => [total, rows[0].id])).toEqual(
    ids.map((id: number) => [ids.length, id]),
  );
});

test('the hundred-and-first that waits is counted and read', async () => {
  const { db } = platform();
  const values = Array.from({ length: 101 }, (_, i) => ({
    ...({ key: `many-${i}`, status: 'submitted', category: 'trade', country_code: 'KE', industry_id: 3 } as const),
    ...{ amount_hundredths: 100, owner_id: owner.member.id },
  }));
  await db.insertInto('project').values(values).execute();
  const { body } = await byStaff('/waiting?pageSize=100&pageNum=2');
  expect(body.total).toBeGreaterThan(100);
  expect(body.rows).toHaveLength(body.total - 100);
  await db.deleteFrom('project').where('key', 'like', 'many-%').execute();
});

/** Keeps a newer text while what was kept is handed in. @returns the text that was handed in */
async function handInMeanwhile(handIn: (projectId: number) => Promise<unknown>): Promise<unknown> {
  const begun = await byOwner('', { draft: true, ...saying('Older') });
  const projectId: number = begun.body.data.id;
  const { db, settings } = platform();
  const own = await readOwnProject(db, settings, { id: projectId, memberId: owner.member.id });
  if (!own) throw new Error('The project was not begun');
  const newer: Sheet = { ...own.sheet, texts: { ...own.sheet.texts, 'en-US': text('Newer') } };
  let handing: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await saveSheet(tx, platform(), owner.member, { projectId, sheet: newer });
    handing = handIn(projectId);
    // Long enough for whoever reads without waiting to have read.
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
  await handing;
  return (await waiting(projectId))?.texts['en-US'].name;
}

test('handed in while a newer text is being kept, the newer one is handed in', async () => {
  const handIn = (projectId: number) => submitProject(platform(), owner.member, { projectId, locale: 'en-US' });
  expect(await handInMeanwhile(handIn)).toBe('Newer');
});

// The embedded engine does one transaction after the other by itself.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'control: read before the project is held, the newer text is lost',
  async () => {
    const handIn = (projectId: number) =>
      inTransaction(platform().db, async (tx) => {
        const { settings } = platform();
        const own = await readOwnProject(tx, settings, { id: projectId, memberId: owner.member.id });
        await saveSheet(tx, platform(), owner.member, { projectId, sheet: own?.sheet as Sheet });
      }).then(() => submitProject(platform(), owner.member, { projectId, locale: 'en-US' }));
    expect(await handInMeanwhile(handIn)).toBe('Older');
  },
);
