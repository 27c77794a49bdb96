import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { messagesTo } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { sealContact } from '../contact.server.ts';
import { messagesQueue } from '../review/inbox-queue.server.ts';
import { loader as loadBoard } from './board.tsx';
import { decideMessage } from './decide-message.server.ts';
import { loader as loadMessage } from './message.tsx';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;

async function someMessage({ title = randomUUID() as string, at = new Date(), memberId = null as number | null } = {}) {
  const contact = { person: 'Chanda Mwansa', to: { channel: 'sms', address: '+260971234567' } } as const;
  const { id } = await db()
    .insertInto('board_message')
    .values({
      ...{ title, content: 'I looked in every hall.', locale: 'fr-FR', identity: 'buyer', status: 'waiting' },
      ...{ member_id: memberId, created_at: at, contact_sealed: sealContact(platform().settings, contact) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const address = (id: number) => `http://localhost/console/inbox/messages/${id}`;

async function read(cookie: string, id: number) {
  const request = new Request(address(id), { headers: { Cookie: cookie } });
  return loadMessage(pageArguments(siteFor(platform()), request, { id: String(id) }));
}

async function decide(cookie: string, id: number, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request(address(id), { method: 'POST', body, headers: { Cookie: cookie } });
  const answer = await decideMessage(request, siteFor(platform()), String(id));
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: answer.init?.status ?? 200, ...answer.data };
}

const statusOf = async (id: number) =>
  (await db().selectFrom('board_message').select('status').where('id', '=', id).executeTakeFirst())?.status;

test('what waits comes longest waiting first, page by page, and is counted', async () => {
  await db().deleteFrom('board_message').execute();
  const at = new Date('2026-01-01T00:00:00Z');
  const ids = [await someMessage({ at: new Date('2026-01-02') }), await someMessage({ at }), await someMessage({ at })];
  const site = siteFor(platform());
  const first = await messagesQueue.waiting(site, { limit: 2 });
  expect(first.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  const after = await messagesQueue.waiting(site, { after: first[1], limit: 2 });
  expect(after).toMatchObject([{ id: ids[0], lang: 'fr-FR', note: 'Buyer' }]);
  expect(await messagesQueue.count(db())).toBe(3);
  await db().deleteFrom('board_message').execute();
});

test('a message is approved with an answer in three languages, and the next one opens', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['moderator'] });
  const [id, next] = [await someMessage(), await someMessage()];
  const { message, beside } = await read(cookie, id);
  expect(message.contact).toEqual({ contactPerson: 'C•••', contactInformation: '+260 ••• 567' });
  expect(beside.next).toBe(`/console/inbox/messages/${next}`);
  const answers = { 'answer-zh-CN': '在W3馆。', 'answer-en-US': 'In hall W3.', 'answer-fr-FR': 'Au hall W3.' };
  const approved = await decide(cookie, id, { act: 'approve', version: message.version, ...answers });
  expect(approved).toMatchObject({ status: 303, to: `/en-US/console/inbox/messages/${next}?decided=approved` });
  expect((await read(cookie, id)).message).toMatchObject({
    status: 'approved',
    decision: { is: 'approved', by: 'Wanjiru' },
    answers: { 'zh-CN': '在W3馆。', 'en-US': 'In hall W3.', 'fr-FR': 'Au hall W3.' },
  });
  const acts = await db().selectFrom('staff_act').selectAll().where('about', '=', `message ${id}`).execute();
  expect(acts).toMatchObject([
    {
      act: 'board.approve',
      before: { status: 'waiting', answers: {} },
      after: { status: 'approved', answers: { 'en-US': 'In hall W3.' } },
    },
  ]);
});

test('the second of two moderators decides nothing, and is told what the first decided', async () => {
  const [first, second] = [
    await someStaff(platform(), { roles: ['moderator'] }),
    await someStaff(platform(), { roles: ['editor'] }),
  ];
  const id = await someMessage();
  const { version } = (await read(second.cookie, id)).message;
  await decide(first.cookie, id, { act: 'approve', version, 'answer-en-US': 'In hall W3.' });
  const late = { version, refusal: 'Advertising' };
  expect(await decide(second.cookie, id, { act: 'refuse', ...late })).toMatchObject({
    status: 409,
    notTaken: 'changed',
    typed: { refusal: 'Advertising' },
  });
  expect(await statusOf(id)).toBe('approved');
  const { message } = await read(second.cookie, id);
  expect(message.decision).toMatchObject({ by: 'Wanjiru' });
  const better = { act: 'approve', version: message.version, 'answer-en-US': 'In hall W4.' };
  expect(await decide(second.cookie, id, better)).toMatchObject({ status: 303 });
  expect(await decide(first.cookie, id, better)).toMatchObject({ status: 409, notTaken: 'changed' });
});

test('a refusal needs a reason, which a member is told', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['moderator'] });
  const { member, mail } = await someMember(platform());
  const id = await someMessage({ memberId: member.id });
  const { version } = (await read(cookie, id)).message;
  expect(await decide(cookie, id, { act: 'refuse', version, refusal: ' ' })).toMatchObject({
    status: 422,
    errors: { refusal: expect.any(String) },
  });
  expect(await statusOf(id)).toBe('waiting');
  await decide(cookie, id, { act: 'refuse', version, refusal: 'It is an advertisement.' });
  expect(await statusOf(id)).toBe('refused');
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('\n\nIt is an advertisement.');
  const again = await decide(cookie, id, { act: 'approve', version });
  expect(again).toMatchObject({ status: 409, notTaken: 'decided' });
});

test('who wrote it is shown to whoever says why, and that is kept', async () => {
  const { cookie, id: staffId } = await someStaff(platform(), { roles: ['moderator'] });
  const id = await someMessage();
  expect(await decide(cookie, id, { act: 'reveal', reason: '' })).toMatchObject({
    status: 422,
    errors: { reason: expect.any(String) },
  });
  const typed = { act: 'reveal', reason: 'To call back', 'answer-en-US': 'Half an answer' };
  expect(await decide(cookie, id, typed)).toMatchObject({
    status: 200,
    contact: { person: 'Chanda Mwansa', address: '+260971234567' },
    typed: { answer: { 'en-US': 'Half an answer' } },
  });
  const kept = await db().selectFrom('board_contact_reveal').selectAll().where('message_id', '=', id).execute();
  expect(kept).toMatchObject([{ staff_id: staffId, reason: 'To call back' }]);
  const acts = await db().selectFrom('staff_act').selectAll().where('about', '=', `message ${id}`).execute();
  expect(acts).toMatchObject([{ act: 'board.reveal', staff_id: staffId, reason: 'To call back' }]);
  expect(JSON.stringify(acts)).not.toContain('971234567');
});

test('what stands on the board is listed for those who moderate', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['moderator'] });
  const id = await someMessage();
  await decide(cookie, id, { act: 'approve', version: (await read(cookie, id)).message.version });
  const request = new Request('http://localhost/console/inbox/messages', { headers: { Cookie: cookie } });
  const { messages } = await loadBoard(pageArguments(siteFor(platform()), request, {}));
  expect(messages).toContainEqual(expect.objectContaining({ id, answered: [] }));
});
