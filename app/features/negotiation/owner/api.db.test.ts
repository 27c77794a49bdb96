import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import { storeOnItsWay, takeAwayStrays } from '#platform/storage/files-on-their-way.server.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { answerAttachment } from '../files/answer-attachment.server.ts';
import { attachFile } from '../files/attachments.server.ts';
import { dropFiles } from '../files/drop-files.server.ts';
import { forgetMember } from '../forget-member.server.ts';
import { projectCounts } from '../library/some-projects.server.ts';
import { memberData } from '../member-data.server.ts';
import type { Category, ProjectStatus } from '../negotiation.ts';
import { projectFacets } from '../project/findable-projects.server.ts';
import { takeForm } from './form-page.server.ts';
import { approve, attachTo, callProject, projectBody, somePicture } from './owner.fixture.ts';

/** As on a real site: what is handed in waits. */
const platform = emptyPlatform({ RATE_LIMITS: 'off', AUTO_APPROVE: 'off' });
const call = (path: string, asked = {}) => callProject(platform(), path, asked);

type Someone = Awaited<ReturnType<typeof someMember>>;
let owner: Someone;
let other: Someone;
const tokens = { editor: '', steward: '' };

beforeAll(async () => {
  owner = await someMember(platform());
  other = await someMember(platform());
  tokens.editor = await addStaff(platform().db, { email: 'e@expo.example', roles: ['editor'] });
  tokens.steward = await addStaff(platform().db, { email: 's@expo.example', roles: ['steward'] });
});

const as = (someone: Someone, body?: object) => ({ cookie: someone.cookie, ...(body && { body }) });

async function handedIn(overrides = {}): Promise<number> {
  const { status, body } = await call('', as(owner, projectBody(overrides)));
  expect([status, body.data.status]).toEqual([200, 'submitted']);
  return body.data.id;
}

async function published(overrides = {}): Promise<number> {
  const projectId = await handedIn(overrides);
  expect((await approve(platform(), tokens.editor, projectId)).status).toBe(200);
  return projectId;
}

/** Whether the search index finds a project by a word and what its list is narrowed by. */
async function indexHolds({ db, clock }: Platform, id: number, facets: string[]): Promise<boolean> {
  const asked = { type: 'project', locale: 'en-US', keyword: 'tea', now: clock.now(), facets } as const;
  const ids = foundIds(asked) ?? sql<number>`(select 0)`;
  return (await db.selectFrom('project').select('id').where('id', 'in', ids).execute()).some((row) => row.id === id);
}

const seen = async (id: number, someone?: Someone) => call(`/detail?id=${id}`, someone && as(someone));

test('a draft is its owner’s alone, is handed in once it is whole, and everybody sees it once it is approved', async () => {
  const begun = await call('', as(owner, { draft: true, name: 'Half a thought' }));
  expect(begun.body.data).toMatchObject({ status: 'draft', waiting: false });
  const { id } = begun.body.data;
  expect((await seen(id, owner)).status).toBe(404);
  const early = await call('/move', as(owner, { projectId: id, to: 'submitted' }));
  expect(early).toMatchObject({ status: 422, body: { errors: { amount: expect.stringContaining('fill') } } });
  const whole = await call('/update', as(owner, { projectId: id, ...projectBody() }));
  expect(whole.body.data).toMatchObject({ id, status: 'submitted', waiting: true });
  expect((await call('/waiting', { token: tokens.editor })).body.rows).toMatchObject([
    { id, isChange: false, texts: { 'en-US': { name: 'Green tea' } } },
  ]);
  expect((await seen(id)).status).toBe(404);
  expect((await approve(platform(), tokens.editor, id)).status).toBe(200);
  const { body } = await seen(id);
  expect(body.data).toMatchObject({
    name: 'Green tea',
    amount: '12.5',
    status: 'published',
    contact: 'o•••@•••.example',
  });
  expect((await seen(id, other)).body.data).toMatchObject({ contact: 'office@owner.example', phone: '+254700100101' });
});

test('of a call that is refused nothing is written: no draft is begun, and none is changed', async () => {
  const { member, cookie } = await someMember(platform());
  const mine = async () => (await call('/mine', { cookie })).body;
  const wrong = { ...projectBody({ amount: 'much' }), texts: {} };
  const refused = await call('', { cookie, body: wrong, key: 'twice' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { amount: expect.any(String) } } });
  expect(await mine()).toMatchObject({ total: 0, rows: [] });
  const events = await platform()
    .db.selectFrom('project_event')
    .select('id')
    .where('member_id', '=', member.id)
    .execute();
  expect(events).toEqual([]);
  // The same key may still be used: nothing came of it.
  const { body } = await call('', { cookie, body: { draft: true, name: 'Sesame' }, key: 'twice' });
  const update = (overrides: Record<string, unknown>) =>
    call('/update', { cookie, body: { ...projectBody(overrides), projectId: body.data.id } });
  expect((await update({ amount: 'much', texts: {} })).status).toBe(422);
  expect((await mine()).rows).toMatchObject([{ id: body.data.id, status: 'draft', name: 'Sesame' }]);
  expect((await call('/update', as(other, { ...wrong, projectId: body.data.id }))).status).toBe(403);
});

test('what comes back says why, and can be handed in again', async () => {
  const projectId = await handedIn();
  const note = 'Please name the town.';
  await call('/review', { token: tokens.editor, body: { projectId, decision: 'return', note } });
  const { rows } = (await call('/mine', as(owner))).body;
  expect(rows.find(({ id }: { id: number }) => id === projectId)).toMatchObject({ status: 'draft', note });
  expect((await call('/move', as(owner, { projectId, to: 'submitted' }))).body.data.status).toBe('submitted');
});

test('changes to an open project are seen once they are approved, and not before', async () => {
  const projectId = await published();
  const changed = await call('/update', as(owner, { projectId, ...projectBody({ amount: 99 }) }));
  expect(changed.body.data).toMatchObject({ status: 'published', waiting: true });
  expect((await seen(projectId)).body.data.amount).toBe('12.5');
  await approve(platform(), tokens.editor, projectId);
  expect((await seen(projectId)).body.data.amount).toBe('99');
  expect((await approve(platform(), tokens.editor, projectId)).status).toBe(409);
});

test('it goes its way by its owner’s moves, by no others, and is found and counted accordingly', async () => {
  const projectId = await published({ region: 'LS' });
  const move = (to: string, someone = owner) => call('/move', as(someone, { projectId, to }));
  const statuses = async () => Object.fromEntries((await projectCounts(platform(), ['LS'])).statuses);
  const foundAs = (status: ProjectStatus, category?: Category) =>
    indexHolds(platform(), projectId, projectFacets({ status, category }));
  expect((await move('signed')).status).toBe(409);
  expect((await move('negotiating', other)).status).toBe(403);
  expect((await move('negotiating')).body.data.status).toBe('negotiating');
  expect((await move('signed')).status).toBe(200);
  expect(await statuses()).toEqual({ signed: 1 });
  expect([await foundAs('signed', 'trade'), await foundAs('signed', 'other')]).toEqual([true, false]);
  expect(await foundAs('published')).toBe(false);
  const inRegion = (country: string) => indexHolds(platform(), projectId, projectFacets({ country }));
  expect([await inRegion('ZA'), await inRegion('KE')]).toEqual([true, false]);
  expect((await call('/update', as(owner, { projectId, ...projectBody() }))).status).toBe(409);
  expect((await move('withdrawn')).status).toBe(409);
  expect((await move('fulfilled')).status).toBe(200);
  const again = await published({ region: 'LS' });
  await call('/move', as(owner, { projectId: again, to: 'withdrawn' }));
  expect(await statuses()).toEqual({ fulfilled: 1 });
  expect((await seen(again)).status).toBe(404);
  expect((await call('/move', as(owner, { projectId: again, to: 'submitted' }))).body.data.status).toBe('submitted');
});

test('nobody does to another’s project, or as a stranger, what its owner and staff do', async () => {
  const projectId = await published();
  const bodies: [string, object][] = [
    ['/update', { projectId, ...projectBody() }],
    ['/move', { projectId, to: 'withdrawn' }],
    ['/move', { projectId, to: 'submitted' }],
    ['/delete', { projectId }],
    ['/attachment/remove', { projectId, key: 'x' }],
  ];
  for (const [path, body] of bodies) {
    expect([path, (await call(path, { body })).status]).toEqual([path, 401]);
    expect([path, (await call(path, as(other, body))).status]).toEqual([path, 403]);
  }
  const review = { projectId, decision: 'approve' };
  expect((await call('/review', { body: review, cookie: owner.cookie })).status).toBe(401);
  expect((await call('/review', { body: review, token: tokens.steward })).status).toBe(403);
  expect((await call('/waiting', { token: tokens.steward })).status).toBe(403);
  expect((await call('', { body: projectBody() })).status).toBe(401);
  expect((await call('/delete', as(owner, { projectId }))).status).toBe(409);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no category', { category: '' }, 'category'],
  ['a country of elsewhere', { region: 'FR' }, 'region'],
  ['an unknown industry', { industry: 99 }, 'industry'],
  ['no amount', { amount: '' }, 'amount'],
  ['nothing at all', { amount: 0 }, 'amount'],
  ['an amount with three decimals', { amount: '1.234' }, 'amount'],
  ['grouped digits', { amount: '1,234' }, 'amount'],
  ['an amount beyond all', { amount: 1e30 }, 'amount'],
  ['a phone without its country', { phone: '0700100101' }, 'phone'],
  ['no mail address', { contact: 'office' }, 'contact'],
  ['no text', { texts: {} }, 'texts.en-US.name'],
  ['a NUL in a text', { texts: { 'fr-FR': { ...projectBody().texts['fr-FR'], name: 'a\0' } } }, 'texts.fr-FR.name'],
  [
    'half a character',
    { texts: { 'zh-CN': { ...projectBody().texts['fr-FR'], owner: '\ud800' } } },
    'texts.zh-CN.owner',
  ],
  [
    'a name that never ends',
    { texts: { 'zh-CN': { ...projectBody().texts['fr-FR'], name: '长'.repeat(201) } } },
    'texts.zh-CN.name',
  ],
])('handed in with %s, it is said at its field', async (_, wrong, field) => {
  const { status, body } = await call('', as(owner, projectBody(wrong)));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
});

test('messages are in the language of the request', async () => {
  const { body } = await call('', { ...as(owner, projectBody({ amount: '' })), locale: 'fr-FR' });
  expect(body.errors.amount).toBe('Veuillez remplir ce champ.');
});

const attach = async (projectId: number, name: string, bytes: Uint8Array<ArrayBuffer>, someone = owner) =>
  attachTo(platform(), projectId, { name, bytes, cookie: someone.cookie });

test('a file is its owner’s alone until it is approved, then everybody’s, and leaves the storage once it is removed', async () => {
  const projectId = await published();
  const { body, status } = await attach(projectId, 'Stand.png', await somePicture());
  expect([status, body.data.name, body.data.approved]).toEqual([200, 'Stand.webp', false]);
  const { key } = body.data;
  const shown = async (who?: Someone) => (await answerAttachment(platform(), key, who?.member.id)).status;
  expect([await shown(owner), await shown(other), await shown()]).toEqual([200, 404, 404]);
  await call('/update', as(owner, { projectId, ...projectBody() }));
  await approve(platform(), tokens.editor, projectId);
  expect(await shown()).toBe(200);
  await call('/move', as(owner, { projectId, to: 'withdrawn' }));
  expect([await shown(owner), await shown()]).toEqual([200, 404]);
  expect((await attach(projectId, 'Other.png', await somePicture(), other)).status).toBe(403);
  expect((await call('/attachment/remove', as(owner, { projectId, key }))).status).toBe(200);
  expect(await dropFiles(platform())).toBe(1);
  expect(await platform().media.read(`projects/${key}`)).toBeUndefined();
});

test('six files, and no seventh, also when sent at once', async () => {
  const projectId = await handedIn();
  const bytes = await somePicture();
  const send = (i: number) => attachFile(platform(), owner.member.id, { projectId, name: `${i}.png`, bytes });
  const sent = await Promise.all(Array.from({ length: 9 }, (_, i) => send(i)));
  expect(sent.filter(({ outcome }) => outcome === 'attached')).toHaveLength(6);
  expect(sent.filter((each) => each.outcome === 'refused' && each.refusal === 'too-many')).toHaveLength(3);
});

test('of a member’s files one is looked at at a time and one waits; the others are told when to come again', async () => {
  const projectId = await handedIn();
  const bytes = await somePicture();
  const first = Promise.withResolvers<void>();
  const looking = asUpload(owner.member.id, () => first.promise);
  const sent: Awaited<ReturnType<typeof attach>>[] = [];
  const send = async (i: number) => {
    sent.push(await attach(projectId, `${i}.png`, bytes));
    // The one that waits is not answered before.
    if (sent.length === 2) first.resolve();
  };
  await Promise.all([looking, send(1), send(2), send(3)]);
  expect(sent.map(({ status }) => status)).toEqual([503, 503, 200]);
  const [busy] = sent;
  expect([busy?.headers.get('Retry-After'), busy?.body]).toEqual([
    '10',
    { code: 503, msg: 'The site cannot do this at the moment. Please try again shortly.' },
  ]);
  expect((await attach(projectId, 'next.png', bytes)).status).toBe(200);
});

test('of a stranger’s file nothing is read', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(stream) {
        isRead = true;
        stream.error(new Error('read'));
      },
    },
    { highWaterMark: 0 },
  );
  for (const path of ['project/attachment', 'talk/files', 'account/avatar']) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const api = createApi(platform());
    const request = new Request(`http://localhost/api/${path}`, init);
    const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '' });
    expect([path, response.status, isRead]).toEqual([path, 401, false]);
    expect(api.takes(`/api/${path}`)).toBe(10 * 1024 * 1024);
  }
  expect(createApi(platform()).takes('/api/project/update')).toBeUndefined();
});

test('a file that is refused says so, and not that the project was', async () => {
  const projectId = await published();
  const { status, body } = await attach(projectId, 'Stand.exe', await somePicture());
  expect([status, body.msg]).toEqual([422, 'The file was not added to the project.']);
  expect(Object.keys(body.errors)).toEqual(['file']);
});

test('what is stored as its process dies, before a row names it, is taken away after a day', async () => {
  const { db, media } = platform();
  const projectId = await handedIn();
  await attach(projectId, 'Kept.png', await somePicture());
  await storeOnItsWay(platform(), 'projects/stray', Buffer.from('stray'));
  const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
  await takeAwayStrays({ ...platform(), clock: later(23) });
  expect(await media.read('projects/stray')).toBeDefined();
  await takeAwayStrays({ ...platform(), clock: later(25) });
  expect(await media.read('projects/stray')).toBeUndefined();
  expect(await db.selectFrom('file_on_its_way').selectAll().execute()).toEqual([]);
  const { storage_key: kept } = await db
    .selectFrom('project_attachment')
    .select('storage_key')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  expect(await media.read(kept)).toBeDefined();
});

test('of two moves at once one happens', async () => {
  const projectId = await published();
  const both = await Promise.all(['withdrawn', 'negotiating'].map((to) => call('/move', as(owner, { projectId, to }))));
  const events = await platform()
    .db.selectFrom('project_event')
    .selectAll()
    .where('project_id', '=', projectId)
    .execute();
  for (let i = 1; i < events.length; i += 1) expect(events[i]?.from_status).toBe(events[i - 1]?.to_status);
  expect(both.some(({ status }) => status === 200)).toBe(true);
});

test('who leaves takes their drafts and contacts along; what was signed stays without them', async () => {
  const leaving = await someMember(platform());
  const draft = (await call('', as(leaving, { ...projectBody(), draft: true }))).body.data.id;
  const ids = [];
  for (const to of ['published', 'signed']) {
    const { id } = (await call('', as(leaving, projectBody()))).body.data;
    await approve(platform(), tokens.editor, id);
    if (to === 'signed')
      for (const step of ['negotiating', 'signed']) await call('/move', as(leaving, { projectId: id, to: step }));
    ids.push(id);
  }
  const { db, settings, clock } = platform();
  const data = await memberData(db, settings, leaving.member.id);
  expect(data.projects).toHaveLength(3);
  expect(data.projects?.[1]).toMatchObject({ contact: 'office@owner.example', status: 'published' });
  await db.transaction().execute((tx) => forgetMember(tx, leaving.member.id, clock.now()));
  const left = await db
    .selectFrom('project')
    .selectAll()
    .where('id', 'in', [draft, ...ids])
    .orderBy('id')
    .execute();
  expect(left.map(({ status, owner_id, contact_sealed }) => [status, owner_id, contact_sealed])).toEqual([
    ['withdrawn', null, null],
    ['signed', null, null],
  ]);
  expect((await seen(ids[1] ?? 0)).body.data).toMatchObject({ contact: '', phone: '' });
});

test('who leaves withdraws also what was published once and is being written or looked at again', async () => {
  const leaving = await someMember(platform());
  const ids: number[] = [];
  for (const steps of [
    ['withdrawn', 'submitted'],
    ['withdrawn', 'submitted', 'draft'],
  ]) {
    const { id } = (await call('', as(leaving, projectBody()))).body.data;
    await approve(platform(), tokens.editor, id);
    for (const to of steps) await call('/move', as(leaving, { projectId: id, to }));
    ids.push(id);
  }
  const { db, clock } = platform();
  await db.transaction().execute((tx) => forgetMember(tx, leaving.member.id, clock.now()));
  const left = await db.selectFrom('project').select(['status', 'owner_id']).where('id', 'in', ids).execute();
  expect(left).toEqual(ids.map(() => ({ status: 'withdrawn', owner_id: null })));
  expect(await db.selectFrom('project_sheet').selectAll().where('project_id', 'in', ids).execute()).toEqual([]);
  const events = await db
    .selectFrom('project_event')
    .distinctOn('project_id')
    .select(['from_status', 'to_status'])
    .where('project_id', 'in', ids)
    .orderBy('project_id')
    .orderBy('id', 'desc')
    .execute();
  expect(events).toEqual([
    { from_status: 'submitted', to_status: 'withdrawn' },
    { from_status: 'draft', to_status: 'withdrawn' },
  ]);
});

test('a new project whose request comes again, one after the other or at once, is one; with other words it is refused', async () => {
  const member = await someMember(platform());
  const send = (key: string, body: object = projectBody()) => call('', { ...as(member, body), key });
  const sent = [await send('first'), ...(await Promise.all([1, 2, 3].map(() => send('first'))))];
  expect(sent.map(({ status, body }) => [status, body.data])).toEqual(
    sent.map(() => [200, { id: sent[0]?.body.data.id, status: 'submitted', waiting: true }]),
  );
  const other = await send('first', projectBody({ amount: 99 }));
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['Idempotency-Key']]);
  const drafts = await Promise.all([1, 2].map(() => send('second', { ...projectBody(), draft: true })));
  expect(new Set(drafts.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await call('/mine', as(member))).body.total).toBe(2);
});

test('control: without a key the same request is as many projects', async () => {
  const member = await someMember(platform());
  await Promise.all([1, 2].map(() => call('', as(member, projectBody()))));
  expect((await call('/mine', as(member))).body.total).toBe(2);
});

test('a request that comes again does not touch what its owner has written since', async () => {
  const member = await someMember(platform());
  const send = () => call('', { ...as(member, projectBody()), key: 'again' });
  const { id } = (await send()).body.data;
  await call('/update', as(member, { projectId: id, ...projectBody({ amount: 99 }) }));
  await send();
  expect((await call('/mine', as(member))).body.rows).toMatchObject([{ id, amount: '99' }]);
});

test('a draft that was deleted is begun anew by the same request', async () => {
  const member = await someMember(platform());
  const send = async () => {
    const { status, body } = await call('', {
      ...as(member, { ...projectBody(), draft: true }),
      key: 'again',
    });
    return [status, body.data.id];
  };
  const [, projectId] = await send();
  await call('/delete', as(member, { projectId }));
  const [status, id] = await send();
  expect(status).toBe(200);
  expect(id).not.toBe(projectId);
  expect(await send()).toEqual([200, id]);
});

test('the form of a new project pressed twice begins one', async () => {
  const { member } = await someMember(platform());
  const press = async (amount: string, key: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ key, do: 'save', amount })) body.set(name, value);
    const request = new Request('http://localhost:3000/negotiation/publish', { method: 'POST', body });
    return takeForm(request, siteFor(platform()), member);
  };
  const key = newFormKey();
  const [one, two] = [await press('12', key), await press('12', key)];
  const place = (taken: unknown) => (taken as Response).headers.get('Location');
  expect(place(one)).toMatch(/edit/);
  expect(place(two)).toBe(place(one));
  expect(await press('13', key)).toMatchObject({ data: { refusal: 'other-body' }, init: { status: 409 } });
  expect(place(await press('13', newFormKey()))).not.toBe(place(one));
});

test('names are kept on one line, and turn the reading of nothing beside them; paragraphs stay', async () => {
  const names = {
    name: 'Green\u202e\r\n tea',
    owner: '\u2067Malewa\u2069  Stems',
    contactPerson: 'Wanjiru\tKamau\u0007',
  };
  const paragraphs = { introduction: 'One.\n\nTwo.', cooperationRequirement: 'Buyers.' };
  const id = await handedIn({ texts: { 'en-US': { ...names, ...paragraphs } } });
  const kept = platform().db.selectFrom('project_text').selectAll().where('project_id', '=', id);
  expect(await kept.executeTakeFirstOrThrow()).toMatchObject({
    name: 'Green tea',
    owner: 'Malewa Stems',
    introduction: paragraphs.introduction,
  });
  expect((await approve(platform(), tokens.editor, id)).status).toBe(200);
  const { body } = await call('/contact', as(other, { projectId: id }));
  expect(body.data.contactPerson).toBe('Wanjiru Kamau');
  const unwritable = { ...names, name: 'a\0b', ...paragraphs };
  const refused = await call('', as(owner, projectBody({ texts: { 'en-US': unwritable } })));
  expect(Object.keys(refused.body.errors)).toEqual(['texts.en-US.name']);
});
