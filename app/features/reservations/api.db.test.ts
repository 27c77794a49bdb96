import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answeredCaptcha, callApi } from '#features/accounts/accounts.fixture.ts';
import { newCaptcha } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { type Locale, languageHeader, locales } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { dayFromNow, makeDay, messagesIn, order, someone, visitor } from './reservations.fixture.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

interface Asked {
  body?: object;
  locale?: Locale;
  headers?: Record<string, string>;
  cookie?: string | undefined;
}

async function call(path: string, { body, locale = 'en-US', headers = {}, cookie }: Asked = {}) {
  const all = {
    Language: languageHeader(locale),
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
    ...headers,
  };
  const init = body ? { method: 'POST', headers: all, body: JSON.stringify(body) } : { headers: all };
  const request = new Request(`http://localhost:3000/api/reservation${path}`, init);
  const about = { requestId: 'test', clientAddress: '192.0.2.7' };
  const { response } = await createApi(platform()).fetch(request, about);
  const set = response.headers.get('Set-Cookie');
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json(),
    cookie: set?.split(';')[0],
  };
}

async function captcha() {
  const { captchaId } = await newCaptcha(siteFor(platform()));
  const lines = (await readFile(join(platform().settings.DATA_DIR, 'outbox.jsonl'), 'utf8')).trim().split('\n');
  const answers = lines.map((line) => JSON.parse(line) as { to: string; code: string });
  return { captchaId, captchaCode: answers.find(({ to }) => to === captchaId)?.code ?? '' };
}

async function code(phone = someone().address) {
  const sent = await call('/sendCode', { body: { phone, ...(await captcha()) } });
  expect(sent.status).toBe(200);
  const message = (await messagesIn(platform())).findLast(({ to, code }) => to === phone && code);
  return { phone, smsCode: message?.code ?? '' };
}

test('the days, in the form of the contract, are kept by nobody', async () => {
  const date = await makeDay(platform().db, { capacity: 7 });
  const { status, headers, body } = await call('/days');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ code: 0, total: 1 });
  expect(body.rows).toEqual([
    { date, capacity: 7, remaining: 7, bookings: 0, opens: '09:00', closes: '17:00', gate: '1', waiting: 0 },
  ]);
});

test('code, reservation, the same again by its key, query and cancellation, as a program does it', async () => {
  const date = await makeDay(platform().db, { capacity: 9 });
  const proof = await code();
  const asked = { body: { ...order(date, 2), ...proof }, headers: { 'Idempotency-Key': 'one' } };
  const reserved = await call('', asked);
  expect(reserved).toMatchObject({ status: 200, body: { code: 0, data: { tickets: [{ idType: 'passport' }, {}] } } });
  expect(reserved.headers.get('Cache-Control')).toBe('no-store');
  const { id, tickets } = reserved.body.data;
  expect((await call('', asked)).body).toEqual(reserved.body);
  expect(await call('', { ...asked, body: { ...asked.body, contactName: 'Other' } })).toMatchObject({ status: 422 });

  expect(await call('/cancel', { body: { id } })).toMatchObject({ status: 404 });
  const one = { id, visitorIds: [tickets[0].ticketId] };
  expect(await call('/cancel', { body: one, cookie: reserved.cookie })).toMatchObject({
    status: 200,
    body: { data: { visitors: 1 } },
  });

  const query = await call('/query', { body: await code(proof.phone) });
  expect(query.body).toMatchObject({
    total: 1,
    rows: [{ id, visitors: [{ status: 'cancelled' }, { status: 'booked' }] }],
  });
  expect(JSON.stringify(query.body)).not.toMatch(/PA0000|Visitor/);
  expect(await call('/cancel', { body: { id }, cookie: query.cookie })).toMatchObject({ status: 200 });
});

test('a proof lasts for several reservations without a code, for its own phone', async () => {
  const date = await makeDay(platform().db, { capacity: 9 });
  const proof = await code();
  const { cookie, status } = await call('/verify', { body: proof });
  expect(status).toBe(200);
  const ask = (phone: string, own = cookie) => call('', { body: { ...order(date), phone }, cookie: own });
  expect((await ask(proof.phone)).status).toBe(200);
  expect((await ask(proof.phone)).status).toBe(200);
  expect(await ask(someone().address)).toMatchObject({
    status: 422,
    body: { errors: { smsCode: expect.any(String) } },
  });
  expect((await ask(proof.phone, cookie?.replace('holder=', 'holder=AAAA'))).status).toBe(422);
  expect((await call('/verify', { body: proof })).status).toBe(422);
});

test('a member changes what was reserved with a mail that they log in with, as long as they are logged in', async () => {
  const { cookie, mail } = await someMember(platform());
  const date = await makeDay(platform().db, { capacity: 9 });
  const { id } = (await call('', { body: { ...order(date, 2), ...(await code(mail)) } })).body.data;
  const stranger = await someMember(platform());
  expect((await call('/cancel', { body: { id }, cookie: stranger.cookie })).status).toBe(404);
  expect((await call('/cancel', { body: { id } })).status).toBe(404);
  expect((await call('/cancel', { body: { id: 'a\0b' }, cookie })).status).toBe(404);
  expect(await call('/cancel', { body: { id }, cookie })).toMatchObject({
    status: 200,
    body: { data: { visitors: 2 } },
  });
});

test('what is wrong is said by field, in the language of the request', async () => {
  const date = await makeDay(platform().db, { capacity: 9 });
  const proof = await code();
  const body = {
    ...order(date, [visitor({ idType: 'resident', idNumber: '110105194912310021' })]),
    ...proof,
    contactName: '',
  };
  const english = await call('', { body });
  expect(english).toMatchObject({ status: 422, body: { code: 422 } });
  expect(english.body.errors).toEqual({
    'visitors.0.idNumber': expect.stringContaining('mistyped'),
    contactName: 'Enter a contact name.',
  });
  const french = await call('', { body, locale: 'fr-FR' });
  const chinese = await call('', { body, locale: 'zh-CN' });
  for (const other of [french, chinese]) {
    expect(Object.keys(other.body.errors)).toEqual(Object.keys(english.body.errors));
    expect(other.body.errors).not.toEqual(english.body.errors);
  }
  const empty = await call('', { body: { ...proof } });
  expect(Object.keys(empty.body.errors).toSorted()).toEqual(
    ['consent', 'contactName', 'contactPhone', 'date', 'visitors'].toSorted(),
  );
});

test('409 says whether the day is full or a document is taken, 422 that the code is wrong', async () => {
  const date = await makeDay(platform().db, { capacity: 2 });
  const taken = visitor();
  await call('', { body: { ...order(date, [taken]), ...(await code()) } });
  const proof = await code();
  const wrong = { ...proof, smsCode: proof.smsCode === '123456' ? '654321' : '123456' };
  const full = await call('', { body: { ...order(date, 2), ...proof } });
  const twice = await call('', { body: { ...order(date, [taken]), ...proof } });
  expect(full).toMatchObject({ status: 409, body: { msg: expect.stringContaining('places') } });
  expect(twice).toMatchObject({ status: 409, body: { errors: { 'visitors.0.idNumber': expect.any(String) } } });
  expect(await call('', { body: { ...order(date), ...wrong } })).toMatchObject({
    status: 422,
    body: { errors: { smsCode: expect.any(String) } },
  });
  const waiting = await call('/waitlist', { body: { date, visitors: 2, ...proof } });
  expect(waiting).toMatchObject({ status: 200, body: { data: { ahead: 0 } } });
  const more = { date, visitors: 1, phone: proof.phone };
  expect(await call('/waitlist', { body: more, cookie: waiting.cookie })).toMatchObject({ status: 200 });
});

test.each(['2019-06-12', '2020-02-02', dayFromNow(300), '2999-01-01', '9999-12-31'])(
  '%s cannot be booked: said at the date in each language, and the code stays usable',
  async (unknown) => {
    const proof = await code();
    const said = [];
    for (const locale of locales) {
      const { status, body } = await call('', { body: { ...order(unknown), ...proof }, locale });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['date']]);
      said.push(body.errors.date);
    }
    expect(new Set(said).size).toBe(locales.length);
    const date = await makeDay(platform().db, { capacity: 1 });
    expect(await call('', { body: { ...order(date), ...proof } })).toMatchObject({ status: 200 });
  },
);

test('a wrong graphic code, an impossible phone: each at its field; a query says as much to anybody', async () => {
  const { captchaId } = await captcha();
  expect(await call('/sendCode', { body: { phone: '12', captchaId, captchaCode: '1' } })).toMatchObject({
    status: 422,
    body: { errors: { phone: expect.any(String), captchaCode: expect.any(String) } },
  });
  expect(await call('/query', { body: await code() })).toMatchObject({ status: 200, body: { total: 0, rows: [] } });
  expect(await call('/query', { body: { phone: someone().address, smsCode: '000000' } })).toMatchObject({
    status: 422,
  });
});

test('what is refused at the waiting list leaves the code usable, also without a cookie', async () => {
  const date = await makeDay(platform().db, { capacity: 1 });
  const proof = await code();
  expect(await call('/waitlist', { body: { date: 'soon', visitors: 1, ...proof } })).toMatchObject({ status: 422 });
  expect(await call('/waitlist', { body: { date: '2020-01-01', visitors: 1, ...proof } })).toMatchObject({
    status: 422,
    body: { errors: { date: expect.any(String) } },
  });
  expect(await call('/waitlist', { body: { date, visitors: 1, ...proof } })).toMatchObject({ status: 409 });
  for (const smsCode of ['', ' ', '\u200b\u2060']) {
    expect(await call('/waitlist', { body: { date, visitors: 2, ...proof, smsCode } })).toMatchObject({
      status: 422,
      body: { errors: { smsCode: 'Enter the code we sent you.' } },
    });
  }
  expect(await call('/waitlist', { body: { date, visitors: 2, ...proof } })).toMatchObject({ status: 200 });
  expect(await call('/waitlist', { body: { date, visitors: 2, ...proof } })).toMatchObject({
    status: 422,
    body: { errors: { smsCode: expect.stringContaining('incorrect') } },
  });
});

test('the browser that reserved finds its reservations without a code, in pages if it likes', async () => {
  const date = await makeDay(platform().db, { capacity: 9 });
  const first = await call('', { body: { ...order(date), ...(await code()) } });
  const second = await call('', { body: { ...order(date), ...(await code()) }, cookie: first.cookie });
  const ids = [second, first].map(({ body }) => body.data.id);
  const asked = { body: {}, cookie: second.cookie };
  expect(await call('/query', asked)).toMatchObject({ status: 200, body: { total: 2, rows: [{}, {}] } });
  const pages = await Promise.all([1, 2, 3].map((n) => call(`/query?pageNum=${n}&pageSize=1`, asked)));
  expect(pages.map(({ body }) => body.total)).toEqual([2, 2, 2]);
  expect(pages.flatMap(({ body }) => body.rows.map(({ id }: { id: string }) => id)).toSorted()).toEqual(ids.toSorted());
  expect(await call('/query', { body: {} })).toMatchObject({
    status: 422,
    body: { errors: { phone: expect.any(String) } },
  });
  expect(await call('/query?pageSize=101', asked)).toMatchObject({ status: 400 });
});

test('the days come whole, or in pages', async () => {
  await makeDay(platform().db, { capacity: 1 });
  await makeDay(platform().db, { capacity: 1 });
  const whole = await call('/days');
  const page = await call('/days?pageNum=2&pageSize=1');
  expect(whole.body.rows).toHaveLength(whole.body.total);
  expect(page.body).toMatchObject({ total: whole.body.total, rows: [whole.body.rows[1]] });
  expect((await call('/days?pageSize=101')).status).toBe(400);
});

test('everything that is wrong is said at once', async () => {
  const { body } = await call('', { body: { visitors: [{}], contactPhone: 'a@example.org' } });
  expect(Object.keys(body.errors).toSorted()).toEqual(
    [
      'consent',
      'contactName',
      'date',
      'phone',
      'smsCode',
      'visitors.0.idNumber',
      'visitors.0.idType',
      'visitors.0.name',
    ].toSorted(),
  );
  const verified = await call('/verify', { body: { phone: '' } });
  expect(Object.keys(verified.body.errors).toSorted()).toEqual(['phone', 'smsCode']);
});

test('nonsense of somebody who has proven a phone is refused as well', async () => {
  const { cookie } = await call('/verify', { body: await code() });
  for (const date of ['', 'soon', '2026-02-30', '\0']) {
    expect(await call('/waitlist', { body: { date, visitors: 1 }, cookie })).toMatchObject({
      status: 422,
      body: { errors: { date: 'Choose a day.' } },
    });
  }
  const proof = await code();
  const date = await makeDay(platform().db, { capacity: 5 });
  for (const offer of ['', '\0', "'", 'A'.repeat(22)]) {
    expect(await call('', { body: { ...order(date), ...proof, offer } })).toMatchObject({ status: 409 });
  }
  for (const key of ['', 'x'.repeat(201), 'a b']) {
    const headers = { 'Idempotency-Key': key };
    expect(await call('', { body: { ...order(date), ...proof }, headers })).toMatchObject({ status: 400 });
  }
});

test.each([
  [[], 400],
  [{ phone: 5 }, 422],
  [{ phone: '\ud800', visitors: [{ name: '\ud800', idType: '__proto__', idNumber: '\0' }] }, 422],
  [{ phone: '+260971234567', smsCode: '1', visitors: [null] }, 422],
  [{ phone: '+260971234567', smsCode: '\0', consent: true }, 422],
  [
    { phone: '+260971234567', smsCode: '1', date: '2026-02-30', visitors: Array.from({ length: 6 }, () => visitor()) },
    422,
  ],
])('nonsense is refused: %j', async (body, status) => {
  for (const path of ['', '/sendCode', '/verify', '/query', '/cancel', '/waitlist']) {
    const answer = await call(path, { body });
    expect([400, 422, 404], path).toContain(answer.status);
    if (path === '') expect(answer.status).toBe(status);
  }
});

test('a code is asked for in the same words whatever it is for, in each language', async () => {
  const login = async (body: object, locale: Locale) => {
    const answer = await callApi(platform(), '/api/auth/sendCode', { body, locale });
    return { status: answer.status, msg: answer.body.msg, errors: Object.values(answer.body.errors ?? {}) };
  };
  const reservation = async (body: object, locale: Locale) => {
    const answer = await call('/sendCode', { body, locale });
    return { status: answer.status, msg: answer.body.msg, errors: Object.values(answer.body.errors ?? {}) };
  };
  const said = [];
  for (const locale of ['zh-CN', 'en-US', 'fr-FR'] as const) {
    for (const [contact, given] of [
      [someone().address, true],
      ['nobody', true],
      [someone().address, false],
    ] as const) {
      const proof = async () => (given ? answeredCaptcha(platform()) : { captchaId: 'x', captchaCode: ' ' });
      const one = await login({ account: contact, ...(await proof()) }, locale);
      expect(await reservation({ phone: contact, ...(await proof()) }, locale)).toEqual(one);
      said.push([one.msg, ...one.errors]);
    }
  }
  expect(said).toEqual([
    ['验证码已发送！'],
    ['验证码发送失败', expect.any(String)],
    ['验证码发送失败', '请输入图形验证码。'],
    ['Verification code sent!'],
    ['Verification code send failed', expect.any(String)],
    ['Verification code send failed', 'Please enter the code in the image.'],
    ['Code de vérification envoyé!'],
    ['Échec de l’envoi du captcha', expect.stringMatching(/^Veuillez entrer le /)],
    ['Échec de l’envoi du captcha', 'Veuillez entrer le code de l’image.'],
  ]);
});

test('a code that a call has sent is answered with its name by others’ addresses too, and without it from where it was asked', async () => {
  const date = await makeDay(platform().db, { capacity: 9 });
  const phone = someone().address;
  const sent = await call('/sendCode', { body: { phone, ...(await captcha()) } });
  const smsCode = (await messagesIn(platform())).findLast((message) => message.to === phone)?.code ?? '';
  const wrong = String((Number(smsCode) + 1) % 1_000_000).padStart(6, '0');
  const { codeId } = sent.body.data;
  expect((await call('/verify', { body: { phone, smsCode, codeId: 'a\0b' } })).status).toBe(422);
  expect((await call('/verify', { body: { phone, smsCode: wrong, codeId } })).status).toBe(422);
  const reserved = await call('', { body: { ...order(date), phone, smsCode, codeId } });
  expect(reserved.status).toBe(200);
});
