import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { pictureFile } from '#features/media/media.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { doInTalk } from '../site/do-in-talk.server.ts';
import { loader as loadMeeting } from '../site/meeting.tsx';
import { loader as loadStart } from '../site/start.tsx';
import { loader as loadTalk } from '../site/talk.tsx';
import { ask, type Somebody, someProject, someTalk } from '../talks.fixture.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

const post = (path: string, body: object, { cookie }: Somebody, key?: string) =>
  ask(platform(), path, { body, cookie, headers: key ? { 'Idempotency-Key': key } : {} });

/** What stands in a talk, of one kind. */
async function standing(key: string, kind = 'message'): Promise<number> {
  const rows = await platform()
    .db.selectFrom('talk_entry')
    .innerJoin('talk', 'talk.id', 'talk_entry.talk_id')
    .select('talk_entry.id')
    .where('talk.key', '=', key)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a message sent twice under one key stands once, with the same answer; under another key it stands again', async () => {
  const { key: id, owner } = await someTalk(platform());
  const send = (key?: string, content = 'Yes') => post('/talk/message', { id, content }, owner, key);
  const [first, second] = [await send('k'), await send('k')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(await standing(id)).toBe(2);
  expect(await send('k', 'No')).toMatchObject({
    status: 422,
    body: { errors: { 'Idempotency-Key': expect.anything() } },
  });
  expect(await standing(id)).toBe(2);
  await send('another');
  await send();
  await send();
  expect(await standing(id)).toBe(5);
});

test('the same request gets its answer though the talk has ended since; another one is refused', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const send = (key: string) => post('/talk/message', { id, content: 'Yes' }, owner, key);
  const { body } = await send('k');
  await post('/talk/move', { id, move: 'close' }, asker);
  expect(await send('k')).toMatchObject({ status: 200, body });
  expect((await send('another')).status).toBe(409);
});

test('a key is its member’s own, and means one talk', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const send = (somebody: Somebody, talk: string) => post('/talk/message', { id: talk, content: 'Yes' }, somebody, 'k');
  expect([(await send(owner, id)).status, (await send(asker, id)).status]).toEqual([200, 200]);
  expect(await standing(id)).toBe(3);
  const { projectId } = await someProject(platform());
  const started = await post('/project/negotiate', { projectId, content: 'Hello' }, asker);
  expect((await send(asker, started.body.data.id)).status).toBe(422);
});

test('files sent twice under one key stand once; other files under it are refused', async () => {
  const { key: id, owner } = await someTalk(platform());
  const png = Buffer.from(await pictureFile('png'));
  const form = (name: string) => {
    const body = new FormData();
    body.set('id', id);
    body.append('files', new File([png], name));
    return body;
  };
  const send = (name: string) => post('/talk/files', form(name), owner, 'k');
  const both = await Promise.all([send('plan.png'), send('plan.png')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect(await standing(id)).toBe(2);
  expect((await send('other.png')).status).toBe(422);
});

test('who asks twice under one key has one talk with one message, and both answers say that it is new', async () => {
  const { projectId, owner } = await someProject(platform());
  const asker = await someMember(platform());
  const start = (content = 'Hello') => post('/project/negotiate', { projectId, content }, asker, 'k');
  const first = await start();
  expect(first.body.data).toMatchObject({ isNew: true });
  expect((await start()).body).toEqual(first.body);
  const { id } = first.body.data;
  expect(await standing(id)).toBe(1);
  expect((await start('Hello?')).status).toBe(422);
  // The answer is the same though nothing could be asked any more.
  await post('/talk/block', { id }, owner);
  expect((await start()).body).toEqual(first.body);
});

test('a meeting proposed twice under one key stands once', async () => {
  const { key: id, owner } = await someTalk(platform());
  await post('/talk/message', { id, content: 'Yes' }, owner);
  const propose = (time = '09:00') =>
    post('/talk/meeting', { id, date: day(3), time, timeZone: 'Africa/Nairobi', minutes: 60 }, owner, 'k');
  const first = await propose();
  expect(first.status).toBe(200);
  expect((await propose()).body).toEqual(first.body);
  expect(await standing(id, 'meeting')).toBe(1);
  expect((await propose('10:00')).status).toBe(422);
});

test('a form pressed twice writes one message; pressed again with other words it says so', async () => {
  const { key, owner } = await someTalk(platform());
  const press = (content: string, formKey = 'k') => {
    const form = new FormData();
    form.set('key', formKey);
    form.set('content', content);
    return doInTalk(siteFor(platform()), owner.member, key, form);
  };
  const first = await press('Yes');
  expect(await press('Yes')).toEqual(first);
  expect(await standing(key)).toBe(2);
  expect(await press('No')).toEqual({ refusal: { outcome: 'other-body' }, content: 'No' });
  await press('No', 'of the page as it came again');
  expect(await standing(key)).toBe(3);
});

test('each page with such a form carries a key of its own, another one each time', async () => {
  const { key: id, owner } = await someTalk(platform());
  const { projectId } = await someProject(platform());
  const load = (loader: typeof loadTalk | typeof loadStart | typeof loadMeeting) => {
    const address = `http://localhost/negotiation/talk?project=${projectId}`;
    const request = new Request(address, { headers: { Cookie: owner.cookie } });
    return loader(pageArguments(siteFor(platform()), request, { id }));
  };
  const keys = [];
  for (const loader of [loadTalk, loadTalk, loadStart, loadMeeting]) {
    const page = await load(loader);
    keys.push('formKey' in page ? page.formKey : page.data.formKey);
  }
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
});

/** How many messages stand after several requests of one key at the same time; none may fail. */
async function sentAtOnce(): Promise<number> {
  const { projectId, owner } = await someProject(platform());
  const asker = await someMember(platform());
  const start = () => post('/project/negotiate', { projectId, content: 'Hello' }, asker, `start ${projectId}`);
  const started = await Promise.all(Array.from({ length: 4 }, start));
  const id = started[0]?.body.data.id;
  const write = () => post('/talk/message', { id, content: 'Yes' }, owner, `write ${projectId}`);
  const written = await Promise.all(Array.from({ length: 4 }, write));
  expect(new Set([...started, ...written].map(({ status }) => status))).toEqual(new Set([200]));
  return standing(id);
}

test('of the same request several times at once one is written; where the hash is not kept, all are', async () => {
  expect(await sentAtOnce()).toBe(2);
  const { db } = platform();
  await sql`create function forget_request() returns trigger language plpgsql as
    $$ begin new.key_hash := uuid_send(gen_random_uuid()); return new; end $$`.execute(db);
  await sql`create trigger forget_request before insert on idempotency_key for each row execute function forget_request()`.execute(
    db,
  );
  expect(await sentAtOnce()).toBeGreaterThan(2);
  await sql`drop function forget_request cascade`.execute(db);
});

test('one key in two talks at once is written in one; the other is told so', async () => {
  const asker = await someMember(platform());
  const ids = [];
  for (const { projectId } of [await someProject(platform()), await someProject(platform())]) {
    ids.push((await post('/project/negotiate', { projectId, content: 'Hello' }, asker)).body.data.id);
  }
  const both = await Promise.all(ids.map((id) => post('/talk/message', { id, content: 'More' }, asker, 'k')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});
