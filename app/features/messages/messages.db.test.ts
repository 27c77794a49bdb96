import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answeredCaptcha, callApi, solvedPuzzle } from '#features/accounts/accounts.fixture.ts';
import { messagesTo } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { readBoard } from './board.server.ts';
import { messagesJobs } from './jobs.server.ts';
import { boardMessagesOf, forgetMember, memberData } from './own-messages.server.ts';
import { seedMessages } from './seed.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;

/** Each from an address of its own, where none is given: they count by themselves. */
const call = (path: string, asked: Parameters<typeof callApi>[2] = {}) =>
  callApi(platform(), `/api/comment${path}`, { address: randomUUID(), ...asked });

const captcha = () => answeredCaptcha(platform());

const comment = {
  title: 'Where is the coffee?',
  content: 'I looked for it in every hall.\r\n\r\nIn vain.',
  identity: 'visitor',
  contactPerson: 'Chanda Mwansa',
  contactInformation: '+260 97 123 4567',
};

const staff = async (role: 'editor' | 'admin' | 'steward') => ({
  Authorization: `Bearer ${await addStaff(db(), { email: `${role}@expo.example`, roles: [role] })}`,
});

const board = (locale: Locale = 'en-US', query = '') =>
  readBoard({ db: db(), kept: new Kept(), locale }, new URLSearchParams(query));

test('a message waits, is approved with an answer, and stands on the board without its contact', async () => {
  const written = await call('', { body: { ...comment, ...(await captcha()) }, locale: 'fr-FR' });
  expect(written).toMatchObject({ status: 200, body: { code: 0, msg: 'Merci pour votre commentaire.' } });
  const { id } = written.body.data;
  expect((await board())?.messages).toEqual([]);

  const headers = await staff('editor');
  const pending = await call('/pending', { headers });
  expect(pending.headers.get('Cache-Control')).toBe('no-store');
  expect(pending.body.rows).toEqual([
    {
      id,
      identity: 'visitor',
      title: comment.title,
      content: 'I looked for it in every hall.\n\nIn vain.',
      language: 'fr-FR',
      contactPerson: 'C•••',
      contactInformation: '+260 ••• 567',
      createTime: expect.any(String),
    },
  ]);
  const answer = { 'fr-FR': 'Au hall W3 : suivez l’odeur !', 'zh-CN': '在W3馆。' };
  expect((await call('/review', { body: { id, decision: 'approve', answer }, headers })).status).toBe(200);
  expect((await call('/pending', { headers })).body.total).toBe(0);
  const [shown] = (await board('fr-FR'))?.messages ?? [];
  expect(shown).toMatchObject({
    lang: 'fr-FR',
    content: ['I looked for it in every hall.', 'In vain.'],
    answer: { lang: 'fr-FR', text: ['Au hall W3\u202f: suivez l’odeur\u202f!'] },
  });
  expect((await board('en-US'))?.messages[0]?.answer?.lang).toBe('fr-FR');
  expect(JSON.stringify(shown)).not.toMatch(/Chanda|260/);
  const kept = await db().selectFrom('board_message').select('contact_sealed').execute();
  expect(kept.map(({ contact_sealed }) => contact_sealed?.toString('latin1')).join()).not.toMatch(/Chanda|260/);

  const better = { id, decision: 'approve', answer: { 'fr-FR': 'Au hall W4.', 'zh-CN': ' ' } };
  expect((await call('/review', { body: better, headers })).status).toBe(200);
  expect((await board('fr-FR'))?.messages[0]?.answer?.text).toEqual(['Au hall W4.']);
  expect((await board('zh-CN'))?.messages[0]?.answer?.text).toEqual(['在W3馆。']);
});

test('what is refused or taken off is not shown, loses its contact, and is not brought back', async () => {
  const headers = await staff('admin');
  const written = await call('', { body: { ...comment, title: 'Buy now', ...(await captcha()) } });
  const { id } = written.body.data;
  const review = (decision: string) => call('/review', { body: { id, decision }, headers });
  expect((await review('approve')).status).toBe(200);
  expect((await board())?.messages.map(({ title }) => title)).toContain('Buy now');
  expect((await review('refuse')).status).toBe(200);
  expect((await board())?.messages.map(({ title }) => title)).not.toContain('Buy now');
  expect(await db().selectFrom('board_message').select('contact_sealed').where('id', '=', id).execute()).toEqual([
    { contact_sealed: null },
  ]);
  expect((await review('approve')).status).toBe(409);
  expect((await call('/review', { body: { id: 99_999, decision: 'approve' }, headers })).status).toBe(404);
  expect((await call('/review', { body: { id, decision: 'perhaps' }, headers })).status).toBe(422);
  const later = new Date(platform().clock.now().getTime() + 31 * 86_400_000);
  await messagesJobs[0]?.run({ ...platform(), clock: { now: () => later } }, new AbortController().signal);
  expect(await db().selectFrom('board_message').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('strangers and stewards see and decide nothing', async () => {
  for (const [headers, status] of [
    [{}, 401],
    [{ Authorization: 'Bearer nobody' }, 401],
    [await staff('steward'), 403],
  ] as const) {
    expect((await call('/pending', { headers: { ...headers } })).status).toBe(status);
    expect((await call('/review', { headers: { ...headers }, body: {} })).status).toBe(status);
  }
});

test.each([
  [
    'fr-FR',
    'Le titre est obligatoire. Merci de le remplir.',
    'Veuillez sélectionner votre qualité.',
    'Veuillez saisir le numéro de mobile correct',
  ],
  [
    'en-US',
    'The title is required. Please fill it in.',
    'Please choose whether you are an exhibitor, a buyer or a visitor.',
    'Please enter a valid mobile number',
  ],
  ['zh-CN', '标题不能为空，请填写。', '请选择您的身份。', '请输入正确的手机号码'],
] as const)('in %s each field has its own sentence', async (locale, title, identity, phone) => {
  const { status, body } = await call('', { body: {}, locale });
  expect([status, Object.keys(body.errors)]).toEqual([
    422,
    ['title', 'content', 'identity', 'contactPerson', 'contactInformation', 'captchaCode'],
  ]);
  expect([body.errors.title, body.errors.identity]).toEqual([title, identity]);
  expect(new Set(Object.values(body.errors)).size).toBe(6);
  const wrong = { ...comment, identity: 'spy', contactInformation: '12345' };
  const { errors } = (await call('', { body: wrong, locale })).body;
  expect([errors.identity, errors.contactInformation]).toEqual([identity, phone]);
});

test.each(['汉', 'e\u0301', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  'of %s 100 fit into a title and 2000 into a message, and not one more',
  async (one) => {
    const { cookie } = await someMember(platform());
    const send = (title: number, content: number) =>
      call('', {
        body: { ...comment, title: one.repeat(title), content: one.repeat(content) },
        headers: { Cookie: cookie },
      });
    expect((await send(100, 2000)).status).toBe(200);
    expect((await send(101, 2001)).body.errors).toEqual({
      title: expect.stringContaining('100'),
      content: expect.stringContaining('2000'),
    });
  },
);

test('wrong types and what no database holds cause no error of ours', async () => {
  for (const body of [{ title: 7 }, { title: null }, { content: ['x'] }, { ...comment, __proto__: { a: 1 } }]) {
    expect((await call('', { body })).status).toBe(422);
  }
  const strange = { ...comment, title: 'a\0b', content: 'c\ud800d\u0007', contactPerson: 'x\ny', ...(await captcha()) };
  expect((await call('', { body: strange })).status).toBe(200);
  const rows = await db().selectFrom('board_message').select(['title', 'content']).where('title', '=', 'ab').execute();
  expect(rows).toEqual([{ title: 'ab', content: 'c\ufffdd' }]);
});

test('the same request 20 times at once is one message', async () => {
  const body = { ...comment, title: 'Once', ...(await captcha()) };
  const asked = { body, headers: { 'Idempotency-Key': 'k1' }, address: '192.0.2.9' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('', asked)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const rows = await db().selectFrom('board_message').select('id').where('title', '=', 'Once').execute();
  expect(rows).toHaveLength(1);
});

test('a puzzle that was not solved is spoken of as a puzzle, never as a picture', async () => {
  const { status, body } = await call('', { body: { ...comment, altcha: 'e30=' } });
  expect([status, body.errors]).toEqual([
    422,
    { altcha: 'The puzzle solution is incorrect or has expired. Please try again.' },
  ]);
});

test('the key of a stranger is no other’s, though they come from one address', async () => {
  const send = async (more: object) => {
    const body = { ...comment, title: 'Of two', ...(await captcha()), ...more };
    return call('', { body, headers: { 'Idempotency-Key': '1' }, address: '192.0.2.11' });
  };
  const one = await send({});
  const other = await send({ contactPerson: 'Wanjiru', contactInformation: 'wanjiru@example.org', content: 'I too.' });
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.body.data.id).not.toBe(one.body.data.id);
  // Their own is: with other words it is refused, with the same it is the same message.
  expect((await send({ content: 'Something else' })).body.errors).toHaveProperty('Idempotency-Key');
  expect((await send({})).body.data).toEqual(one.body.data);
  const rows = await db().selectFrom('board_message').select('id').where('title', '=', 'Of two').execute();
  expect(rows).toHaveLength(2);
});

test('what is refused uses up no share; beyond that of a network a harder puzzle is asked for, and a message still arrives', async () => {
  const send = (more: object) =>
    call('', { body: { ...comment, title: `Share ${Math.random()}`, ...more }, address: '192.0.2.78' });
  for (let i = 0; i < 25; i += 1) expect((await send({})).body.errors).toHaveProperty('captchaCode');
  expect((await send(await captcha())).status).toBe(200);
  await db().updateTable('usage_count').set({ count: 60 }).where('limit_name', '=', 'comment of network').execute();
  const asked = await send(await captcha());
  expect(asked).toMatchObject({ status: 422, body: { errors: { altcha: expect.stringContaining('level=1') } } });
  const altcha = await solvedPuzzle(platform(), 1);
  expect((await send({ altcha })).status).toBe(200);
  // A puzzle that is no good is said to be none where it was given.
  expect(Object.keys((await send({ altcha })).body.errors)).toEqual(['altcha']);
});

test('a member writes twenty messages an hour; what was refused does not count', async () => {
  const { cookie } = await someMember(platform());
  const send = (more: object) => call('', { body: { ...comment, ...more }, headers: { Cookie: cookie } });
  for (let i = 0; i < 25; i += 1) expect((await send({ title: '' })).status).toBe(422);
  for (let i = 0; i < 20; i += 1) expect((await send({ title: `Of a member ${i}` })).status).toBe(200);
  const often = await send({ title: 'One more' });
  expect([often.status, Number(often.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('a member is told what became of a message, takes it along, and leaves it without their name', async () => {
  const { member, cookie, mail } = await someMember(platform(), { locale: 'fr-FR' });
  const write = (title: string) => call('', { body: { ...comment, title }, headers: { Cookie: cookie } });
  const { id } = (await write('Mine')).body.data;
  await write('Waits');
  const headers = await staff('editor');
  await call('/review', { body: { id, decision: 'approve', answer: { 'en-US': 'Thank you' } }, headers });
  await call('/review', { body: { id, decision: 'approve', answer: { 'en-US': 'Thanks' } }, headers });
  expect((await messagesTo(platform(), mail)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/«.Mine.» et notre réponse/),
  ]);
  expect((await boardMessagesOf(db(), member.id, 'en-US')).map(({ title, status }) => [title, status])).toEqual([
    ['Waits', 'waiting'],
    ['Mine', 'approved'],
  ]);
  const { boardMessages } = await memberData(db(), platform().settings, member.id);
  expect(boardMessages?.[1]).toMatchObject({ title: 'Mine', contactInformation: '+260971234567', answer: 'Thanks' });
  await db()
    .transaction()
    .execute((tx) => forgetMember(tx, member.id));
  const left = await db().selectFrom('board_message').selectAll().where('title', 'in', ['Mine', 'Waits']).execute();
  expect(left).toMatchObject([{ title: 'Mine', member_id: null, contact_sealed: null, status: 'approved' }]);
});

const address = () => `writer-${randomUUID()}@example.com`;

/** Writes as somebody who is not logged in, in French. @returns the id */
async function leave(title: string, contactInformation: string): Promise<number> {
  const body = { ...comment, title, contactInformation, ...(await captcha()) };
  return (await call('', { body, locale: 'fr-FR' })).body.data.id;
}

test('who left a mail or a phone is told of the approval and of the first answer, in their language', async () => {
  const headers = await staff('editor');
  const review = async (body: object) => (await call('/review', { body, headers })).body.data;
  const mail = address();
  const id = await leave('Le café', mail);
  expect(await messagesTo(platform(), mail)).toEqual([]);
  expect(await review({ id, decision: 'approve' })).toEqual({ told: true });
  const answer = { 'zh-CN': '在W3馆。' };
  expect(await review({ id, decision: 'approve', answer })).toEqual({ told: true });
  expect(await review({ id, decision: 'approve', answer: { 'fr-FR': 'Au hall W3.' } })).toEqual({ told: false });
  expect((await messagesTo(platform(), mail)).map(({ text }) => text.replace(/\?.*/, ''))).toEqual([
    expect.stringMatching(/^Votre message «.Le café.» est publié .*\/fr-FR\/about\/$/),
    expect.stringMatching(/^Nous avons répondu à votre message «.Le café.» .*\/fr-FR\/about\/$/),
  ]);
  const phone = await leave('Par téléphone', '+260 97 555 1234');
  expect(await review({ id: phone, decision: 'approve', answer })).toEqual({ told: true });
  expect((await messagesTo(platform(), '+260975551234')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Votre message «.Par téléphone.» et notre réponse sont publiés /),
  ]);
});

test('nobody is told at an address that is not proven that a message was refused', async () => {
  const mail = address();
  const id = await leave('Buy pills', mail);
  const { body } = await call('/review', { body: { id, decision: 'refuse' }, headers: await staff('editor') });
  expect([body.data, await messagesTo(platform(), mail)]).toEqual([{ told: false }, []]);
});

test('a link to an old message leads to the page of the board that it stands on', async () => {
  const headers = await staff('editor');
  const mail = address();
  const id = await leave('Ancien', mail);
  await call('/review', { body: { id, decision: 'approve' }, headers });
  for (let n = 0; n < 10; n += 1) {
    const newer = await leave(`Plus récent ${n}`, address());
    await call('/review', { body: { id: newer, decision: 'approve' }, headers });
  }
  await call('/review', { body: { id, decision: 'approve', answer: { 'fr-FR': 'Oui.' } }, headers });
  expect((await board('fr-FR', 'page=2'))?.messages.map(({ title }) => title)).toContain('Ancien');
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toMatch(/cursor=message&page=2#messages$/);
});

test('staff sees who wrote a message with a reason, and it is kept who saw it and why', async () => {
  const headers = await staff('editor');
  const id = await leave('Qui suis-je', '+260 97 123 4567');
  const see = (body: object, as = headers) => call('/contact', { body, headers: as });
  for (const reason of [undefined, '', ' \u200b', 'x'.repeat(201)]) {
    expect(await see({ id, reason })).toMatchObject({ status: 422, body: { errors: { reason: expect.any(String) } } });
  }
  expect((await see({ id, reason: 'He asks for a call' }, await staff('steward'))).status).toBe(403);
  expect((await see({ id: 99_999, reason: 'Who?' })).status).toBe(404);
  const seen = await see({ id, reason: ' He asks\nfor a call ' });
  expect(seen.body.data).toEqual({ contactPerson: 'Chanda Mwansa', contactInformation: '+260971234567' });
  expect(seen.headers.get('Cache-Control')).toBe('no-store');
  const log = await db()
    .selectFrom('board_contact_reveal')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['message_id', 'email', 'reason'])
    .execute();
  expect(log).toEqual([{ message_id: id, email: 'editor@expo.example', reason: 'He asks for a call' }]);
  await call('/review', { body: { id, decision: 'refuse' }, headers });
  expect((await see({ id, reason: 'Again' })).status).toBe(404);
});

test('the seed has a dozen messages with answers in three languages, ten on a page', async () => {
  await db().deleteFrom('board_message').execute();
  await db()
    .transaction()
    .execute((tx) => seedMessages(tx, { bundle: demonstration }));
  for (const locale of ['zh-CN', 'en-US', 'fr-FR'] as const) {
    const pages = [await board(locale), await board(locale, 'page=2')];
    expect(pages.map((page) => page?.messages.length)).toEqual([10, 2]);
    const all = pages.flatMap((page) => page?.messages ?? []);
    expect(all.every(({ answer }) => answer?.lang === locale)).toBe(true);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(new Set(all.map(({ lang }) => lang)).size).toBe(3);
  }
  for (const wrong of ['page=3', 'page=0', 'page=x', 'page=-1'])
    expect(await board('en-US', wrong), wrong).toBeUndefined();
});
