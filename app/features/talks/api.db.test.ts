import { expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { pictureFile } from '#features/media/media.fixture.ts';
import { moveProject } from '#features/negotiation/index.server.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { findTalk } from './entry/open-talk.server.ts';
import { readFileOf } from './files/read-file.server.ts';
import { ask, someProject, someTalk } from './talks.fixture.ts';
import { viewTalk } from './thread/view-talk.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const post = (path: string, body: object, cookie?: string, locale?: 'fr-FR' | 'zh-CN') =>
  ask(platform(), path, { body, cookie, ...(locale && { locale }) });
const detail = async (id: string, cookie: string) => (await ask(platform(), `/talk/detail?id=${id}`, { cookie })).body;
const kinds = async (id: string, cookie: string) =>
  (await detail(id, cookie)).data.entries.map(({ kind, by }: { kind: string; by: string }) => `${kind} by ${by}`);
const statusOf = async (id: number) =>
  (await platform().db.selectFrom('project').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('a member asks about a project, the owner answers, and both read the same', async () => {
  const { projectId, owner } = await someProject(platform());
  const asker = await someMember(platform(), { name: '李伟', company: '湘江实业', country: 'CN' });
  const started = await post('/project/negotiate', { projectId, content: ' 您好。\r\n想了解一下。 ' }, asker.cookie);
  expect(started).toMatchObject({ status: 200, body: { code: 0, data: { isNew: true } } });
  expect(started.headers.get('Cache-Control')).toBe('no-store');
  const { id } = started.body.data;
  expect((await detail(id, owner.cookie)).data).toMatchObject({
    state: 'requested',
    side: 'owner',
    other: { name: '李伟', company: '湘江实业', country: 'CN' },
    moves: ['decline', 'close'],
    mayPropose: false,
    lastNumber: 1,
    readNumber: 0,
    entries: [{ number: 1, by: 'other', kind: 'message', content: '您好。\n想了解一下。' }],
  });
  expect(await post('/talk/message', { id, content: 'Welcome' }, owner.cookie)).toMatchObject({ status: 200 });
  expect(await statusOf(projectId)).toBe('negotiating');
  expect(await kinds(id, asker.cookie)).toEqual(['message by you', 'message by other', 'negotiating by other']);
  const list = await ask(platform(), '/talk/list', { cookie: asker.cookie });
  expect(list.body).toMatchObject({ total: 1, rows: [{ id, state: 'open', side: 'asker', unread: 2 }] });
  // Addresses lead to the pages of the reader's language.
  const prefixes = { 'en-US': '/en-US', 'fr-FR': '/fr-FR', 'zh-CN': '' } as const;
  for (const [locale, prefix] of Object.entries(prefixes) as [keyof typeof prefixes, string][]) {
    const read = async (path: string) => (await ask(platform(), path, { cookie: asker.cookie, locale })).body;
    const urls = {
      url: `${prefix}/negotiation/talk/${id}`,
      project: { url: `${prefix}/negotiation/detail/${projectId}` },
    };
    expect((await read('/talk/list')).rows[0]).toMatchObject(urls);
    expect((await read(`/talk/detail?id=${id}`)).data).toMatchObject(urls);
  }
  await post('/talk/read', { id, number: 99 }, asker.cookie);
  expect((await ask(platform(), '/talk/list', { cookie: asker.cookie })).body.rows[0].unread).toBe(0);
  // Asking again leads into the same one.
  const again = await post('/project/negotiate', { projectId, content: 'And another thing' }, asker.cookie);
  expect(again.body.data).toEqual({ id, isNew: false });
});

test('nobody asks about their own project, in three languages, nor about what is not open', async () => {
  const { projectId, owner } = await someProject(platform());
  const said = (locale?: 'fr-FR' | 'zh-CN') =>
    post('/project/negotiate', { projectId, content: 'Hello' }, owner.cookie, locale);
  expect(await said()).toMatchObject({ status: 403, body: { code: 403, msg: 'This project is self-published' } });
  expect((await said('zh-CN')).body.msg).toMatch(/\p{Script=Han}/u);
  expect((await said('fr-FR')).body.msg).not.toBe('This project is self-published');
  const { cookie } = await someMember(platform());
  const asked = async (status: string) => {
    await platform()
      .db.updateTable('project')
      .set({ status: status as 'signed' })
      .where('id', '=', projectId)
      .execute();
    return (await post('/project/negotiate', { projectId, content: 'Hello' }, cookie)).status;
  };
  expect([await asked('signed'), await asked('withdrawn'), await asked('draft'), await asked('negotiating')]).toEqual([
    409, 409, 404, 200,
  ]);
  await platform().db.updateTable('project').set({ owner_id: null }).where('id', '=', projectId).execute();
  const stranger = await someMember(platform());
  expect(await post('/project/negotiate', { projectId, content: 'Hello' }, stranger.cookie)).toMatchObject({
    status: 409,
  });
  expect((await post('/project/negotiate', { projectId: 999_999, content: 'Hello' }, cookie)).status).toBe(404);
});

test('what is typed wrongly is named at its field, and nothing is written', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const wrong = async (path: string, body: object) => {
    const { status, body: answer } = await post(path, body, owner.cookie);
    return [status, Object.keys(answer.errors ?? {}).join()];
  };
  expect(await wrong('/talk/message', { id, content: ' \n ' })).toEqual([422, 'content']);
  expect(await wrong('/talk/message', { id, content: '好'.repeat(2001) })).toEqual([422, 'content']);
  expect(await wrong('/talk/message', { id, content: 7 })).toEqual([422, 'content']);
  expect(await wrong('/talk/report', { id, reason: 'none', content: 'x' })).toEqual([422, 'reason']);
  expect(await wrong('/talk/report', { id, reason: 'spam', content: '' })).toEqual([422, 'content']);
  expect(await wrong('/talk/report', { id })).toEqual([422, 'reason,content']);
  await post('/talk/message', { id, content: '👨‍👩‍👧‍👦'.repeat(2000) }, owner.cookie);
  const meeting = { id, date: '2020-01-01', time: '9h', timeZone: 'Paris', minutes: 7 };
  expect(await wrong('/talk/meeting', meeting)).toEqual([422, 'time,timeZone,minutes']);
  expect(await kinds(id, asker.cookie)).toEqual(['message by you', 'message by other', 'negotiating by other']);
});

test('to everybody but its two people a talk does not exist; strangers are asked to log in', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  await post('/talk/message', { id, content: 'Yes' }, owner.cookie);
  const meeting = { id, date: day(3), time: '09:00', timeZone: 'Africa/Nairobi', minutes: 60 };
  const { meetingId } = (await post('/talk/meeting', meeting, asker.cookie)).body.data;
  const stranger = await someMember(platform());
  const calls: [path: string, body?: object][] = [
    [`/talk/detail?id=${id}`],
    [`/talk/${id}/events`],
    ['/talk/message', { id, content: 'Hello' }],
    ['/talk/read', { id, number: 1 }],
    ['/talk/move', { id, move: 'close' }],
    ['/talk/meeting', meeting],
    ['/talk/meeting/answer', { id, meetingId, answer: 'accepted' }],
    ['/talk/report', { id, reason: 'spam', content: 'x' }],
    ['/talk/block', { id }],
    ['/talk/unblock', { id }],
  ];
  for (const [path, body] of calls) {
    const asked = (cookie?: string) => ask(platform(), path, { ...(body && { body }), cookie });
    expect([path, (await asked()).status, (await asked(stranger.cookie)).status]).toEqual([path, 401, 404]);
  }
  expect((await ask(platform(), '/talk/list')).status).toBe(401);
  expect((await ask(platform(), '/talk/list', { cookie: stranger.cookie })).body.total).toBe(0);
  expect((await post('/project/negotiate', { projectId: 1, content: 'x' })).status).toBe(401);
  // A meeting is answered in its own talk alone.
  const other = await someTalk(platform());
  await post('/talk/message', { id: other.key, content: 'Yes' }, other.owner.cookie);
  const strange = { id: other.key, meetingId, answer: 'accepted' };
  expect((await post('/talk/meeting/answer', strange, other.owner.cookie)).status).toBe(404);
});

/** A day from now on, as a form names it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a meeting is shown where both are, accepted by the other one alone, and called off', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const meeting = { id, date: day(3), time: '09:00', timeZone: 'Africa/Nairobi', minutes: 45 };
  expect((await post('/talk/meeting', meeting, asker.cookie)).status).toBe(409);
  await post('/talk/message', { id, content: 'Yes' }, owner.cookie);
  const { meetingId } = (await post('/talk/meeting', meeting, owner.cookie)).body.data;
  const shown = async (cookie: string) => (await detail(id, cookie)).data.entries.at(-1).meeting;
  expect(await shown(asker.cookie)).toMatchObject({
    state: 'proposed',
    startsAt: `${day(3)}T06:00:00.000Z`,
    times: [
      { local: `${day(3)}T14:00`, timeZone: 'Asia/Shanghai' },
      { local: `${day(3)}T09:00`, timeZone: 'Africa/Nairobi' },
    ],
    answers: ['accepted', 'declined'],
  });
  const answer = async (cookie: string, said: string) =>
    (await post('/talk/meeting/answer', { id, meetingId, answer: said }, cookie)).status;
  expect(await answer(owner.cookie, 'accepted')).toBe(409);
  expect(await answer(asker.cookie, 'withdrawn')).toBe(409);
  expect(await answer(asker.cookie, 'accepted')).toBe(200);
  expect(await answer(asker.cookie, 'accepted')).toBe(409);
  expect(await shown(owner.cookie)).toMatchObject({ state: 'accepted', proposedBy: 'you', answers: ['withdrawn'] });
  expect(await answer(owner.cookie, 'withdrawn')).toBe(200);
  expect(await shown(asker.cookie)).toMatchObject({ state: 'withdrawn', answers: [] });
});

test('a talk is declined, ended and taken up again, and signed by both; the project moves with it', async () => {
  const { key: id, owner, asker, projectId } = await someTalk(platform());
  const move = async (cookie: string, to: string) => (await post('/talk/move', { id, move: to }, cookie)).status;
  const write = async (cookie: string) => (await post('/talk/message', { id, content: 'x' }, cookie)).status;
  expect([await move(asker.cookie, 'decline'), await move(owner.cookie, 'sign')]).toEqual([409, 409]);
  expect([await move(owner.cookie, 'decline'), await write(asker.cookie), await write(owner.cookie)]).toEqual([
    200, 409, 200,
  ]);
  expect([await move(asker.cookie, 'close'), await write(owner.cookie), await move(owner.cookie, 'reopen')]).toEqual([
    200, 409, 200,
  ]);
  expect([await move(asker.cookie, 'confirm'), await move(owner.cookie, 'sign')]).toEqual([409, 200]);
  expect(await statusOf(projectId)).toBe('signed');
  expect([await move(owner.cookie, 'sign'), await move(asker.cookie, 'confirm')]).toEqual([409, 200]);
  expect(await move(asker.cookie, 'confirm')).toBe(409);
  expect((await kinds(id, asker.cookie)).slice(1)).toEqual([
    'declined by other',
    'message by other',
    'negotiating by other',
    'closed by you',
    'reopened by other',
    'signed by other',
    'confirmed by you',
  ]);
});

test('what the owner takes back in the library is not confirmed; it can be said again, and confirmed then', async () => {
  const { key: id, owner, asker, projectId } = await someTalk(platform());
  const move = async (cookie: string, to: string) => (await post('/talk/move', { id, move: to }, cookie)).status;
  const moves = async (cookie: string) => (await detail(id, cookie)).data.moves;
  const inLibrary = (to: 'negotiating' | 'fulfilled') =>
    platform()
      .db.transaction()
      .execute((tx) => moveProject(tx, platform(), { projectId, actor: { memberId: owner.member.id }, to }));
  await post('/talk/message', { id, content: 'Yes' }, owner.cookie);
  expect(await move(owner.cookie, 'sign')).toBe(200);
  expect(await moves(asker.cookie)).toContain('confirm');
  await inLibrary('negotiating');
  expect([await moves(asker.cookie), await moves(owner.cookie)]).toEqual([['close'], ['close', 'sign']]);
  expect(await viewTalk(siteFor(platform()), asker.member, id)).toMatchObject({ isSignatureTakenBack: true });
  expect([await move(asker.cookie, 'confirm'), await move(owner.cookie, 'sign')]).toEqual([409, 200]);
  expect(await viewTalk(siteFor(platform()), asker.member, id)).toMatchObject({ isSignatureTakenBack: false });
  expect(await move(asker.cookie, 'confirm')).toBe(200);
  // Taken back once more, what was confirmed is to be confirmed anew.
  await inLibrary('negotiating');
  expect([await move(owner.cookie, 'sign'), await inLibrary('fulfilled')]).toEqual([200, 'moved']);
  expect([await move(asker.cookie, 'confirm'), await move(asker.cookie, 'confirm')]).toEqual([200, 409]);
});

test('what was taken back and then said to another is no longer to be confirmed by the first', async () => {
  const { key: id, owner, asker, projectId } = await someTalk(platform());
  const second = await someMember(platform());
  const started = await post('/project/negotiate', { projectId, content: 'Me too' }, second.cookie);
  const other = started.body.data.id;
  const move = async (cookie: string, talk: string, to: string) =>
    (await post('/talk/move', { id: talk, move: to }, cookie)).status;
  for (const talk of [id, other]) await post('/talk/message', { id: talk, content: 'Yes' }, owner.cookie);
  await move(owner.cookie, id, 'sign');
  await platform()
    .db.transaction()
    .execute((tx) =>
      moveProject(tx, platform(), { projectId, actor: { memberId: owner.member.id }, to: 'negotiating' }),
    );
  expect(await move(owner.cookie, other, 'sign')).toBe(200);
  expect([await move(asker.cookie, id, 'confirm'), await move(second.cookie, other, 'confirm')]).toEqual([409, 200]);
});

test('a meeting that both had agreed on is called off, by whichever of them; one that was not is declined', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  await post('/talk/message', { id, content: 'Yes' }, owner.cookie);
  const meeting = { id, date: day(3), time: '09:00', timeZone: 'Africa/Nairobi', minutes: 45 };
  const after = async (...answers: [cookie: string, answer: string][]) => {
    const { meetingId } = (await post('/talk/meeting', meeting, owner.cookie)).body.data;
    for (const [cookie, answer] of answers) await post('/talk/meeting/answer', { id, meetingId, answer }, cookie);
    return (await kinds(id, asker.cookie)).at(-1);
  };
  expect(await after([asker.cookie, 'declined'])).toBe('meeting-declined by you');
  expect(await after([owner.cookie, 'withdrawn'])).toBe('meeting-withdrawn by other');
  expect(await after([asker.cookie, 'accepted'], [asker.cookie, 'declined'])).toBe('meeting-called-off by you');
  expect(await after([asker.cookie, 'accepted'], [owner.cookie, 'withdrawn'])).toBe('meeting-called-off by other');
});

test('who is blocked cannot write, here or about another project, until they are unblocked', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  await post('/talk/block', { id }, owner.cookie);
  await post('/talk/block', { id }, owner.cookie);
  const write = (cookie: string) => post('/talk/message', { id, content: 'x' }, cookie);
  expect(await write(asker.cookie)).toMatchObject({
    status: 403,
    body: { msg: 'Your messages are no longer accepted here.' },
  });
  expect((await write(owner.cookie)).status).toBe(409);
  const other = await someProject(platform());
  await platform()
    .db.updateTable('project')
    .set({ owner_id: owner.member.id })
    .where('id', '=', other.projectId)
    .execute();
  const elsewhere = () => post('/project/negotiate', { projectId: other.projectId, content: 'x' }, asker.cookie);
  expect((await elsewhere()).status).toBe(403);
  expect((await detail(id, asker.cookie)).data).toMatchObject({ blockedBy: 'other', mayWrite: false });
  // Nobody lifts a block that another has made.
  await post('/talk/unblock', { id }, asker.cookie);
  expect((await write(asker.cookie)).status).toBe(403);
  await post('/talk/unblock', { id }, owner.cookie);
  expect([(await write(asker.cookie)).status, (await elsewhere()).status]).toEqual([200, 200]);
});

test('staff reads what was reported and may end it for good; others see nothing of it', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const content = 'Asks for money first';
  expect((await post('/talk/report', { id, reason: 'fraud', content }, owner.cookie)).status).toBe(200);
  const token = async (role: 'editor' | 'steward') => {
    const email = `${role}@expo.example`;
    return { Authorization: `Bearer ${await addStaff(platform().db, { email, roles: [role] })}` };
  };
  const [editor, steward] = [await token('editor'), await token('steward')];
  const reports = (headers: Record<string, string>, query = '') =>
    ask(platform(), `/talk/reports${query}`, { headers });
  expect([(await reports({})).status, (await reports(steward)).status]).toEqual([401, 403]);
  const { body } = await reports(editor);
  const report = body.rows.find((row: { talk: string }) => row.talk === id);
  expect(report).toMatchObject({
    reason: 'fraud',
    content,
    reporter: { side: 'owner', name: 'Wanjiru Kamau' },
    reported: { side: 'asker', name: '李伟' },
    entries: [{ number: 1, side: 'asker', content: '您好，想了解一下。' }],
  });
  const resolve = async (headers: Record<string, string>) =>
    (
      await ask(platform(), '/talk/reports/resolve', {
        body: { id: report.id, resolution: 'closed' },
        headers,
      })
    ).status;
  expect([await resolve({ Cookie: owner.cookie }), await resolve(steward)]).toEqual([401, 403]);
  expect([await resolve(editor), await resolve(editor)]).toEqual([200, 409]);
  expect((await post('/talk/message', { id, content: 'x' }, asker.cookie)).status).toBe(409);
  expect((await post('/talk/move', { id, move: 'reopen' }, asker.cookie)).status).toBe(409);
  expect((await kinds(id, asker.cookie)).at(-1)).toBe('closed-by-staff by site');
  expect((await reports(editor, '?resolved=true')).body.rows[0]).toMatchObject({ talk: id, resolution: 'closed' });
});

test('files are written anew, lie encrypted, and are for the two people alone', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const png = Buffer.from(await pictureFile('png'));
  const form = (files: [name: string, bytes: Buffer<ArrayBuffer>][], content = '') => {
    const body = new FormData();
    body.set('id', id);
    body.set('content', content);
    for (const [name, bytes] of files) body.append('files', new File([bytes], name));
    return body;
  };
  const send = (body: FormData) => ask(platform(), '/talk/files', { body, cookie: owner.cookie });
  expect((await send(form([['plan.png', png]]))).status).toBe(200);
  const [file] = (await detail(id, asker.cookie)).data.entries.findLast(
    ({ kind }: { kind: string }) => kind === 'message',
  ).files;
  expect(file).toMatchObject({ name: 'plan.webp', mime: 'image/webp' });
  expect(file.url).toMatch(/^\/en-US\/negotiation\/talk\//);
  const wrong = async (files: [string, Buffer<ArrayBuffer>][], content = '') => {
    const { status, body } = await send(form(files, content));
    return [status, Object.keys(body.errors ?? {}).join()];
  };
  expect(await wrong([['plan.exe', png]])).toEqual([422, 'files']);
  expect(await wrong([['plan.pdf', png]])).toEqual([422, 'files']);
  expect(await wrong([['plan.png', Buffer.from('no picture')]])).toEqual([422, 'files']);
  expect(await wrong(Array.from({ length: 4 }, (_, i) => [`${i}.png`, png]))).toEqual([422, 'files']);
  expect(await wrong([])).toEqual([422, 'content']);

  const key = file.url.split('/').at(-1);
  const site = siteFor(platform());
  const read = (member: typeof owner.member) => readFileOf(site, member, { talk: id, file: key });
  expect(
    Buffer.from((await read(asker.member))?.bytes ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(await read((await someMember(platform())).member)).toBeUndefined();
  expect(Buffer.from((await platform().media.read(`talks/${key}`)) ?? []).toString('latin1')).not.toContain('WEBP');
  const talk = await findTalk(platform().db, id, owner.member.id);
  const rows = await platform()
    .db.selectFrom('talk_entry')
    .select('sealed')
    .where('talk_id', '=', talk?.id ?? 0)
    .execute();
  expect(Buffer.concat(rows.flatMap(({ sealed }) => sealed ?? [])).toString()).not.toContain('您好');
});
