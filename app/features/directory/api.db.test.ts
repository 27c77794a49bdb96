import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { solvedPuzzle } from '#features/accounts/accounts.fixture.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { surroundings } from './directory.fixture.ts';
import { contactsOf } from './queries.server.ts';
import { seedDirectory } from './seed.server.ts';

const platform = emptyPlatform();
let phones: string[];
let mails: string[];

beforeAll(async () => {
  const { db } = platform();
  await surroundings(db);
  await db.transaction().execute((tx) => seedDirectory(tx, { bundle: demonstration }));
  const rows = await db.selectFrom('company').select(['phone', 'mail']).execute();
  phones = rows.map(({ phone }) => phone.slice(-9));
  mails = rows.map(({ mail }) => mail);
});

interface Asked {
  locale?: Locale;
  body?: object;
  /** What the body says it is. */
  type?: string;
}

async function call(path: string, { locale = 'en-US', body, type = 'application/json' }: Asked = {}) {
  const headers = { Language: languageHeader(locale), 'Content-Type': type };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const { response } = await createApi(platform()).fetch(new Request(`http://localhost:3000${path}`, init), {
    requestId: 'test',
    clientAddress: '192.0.2.7',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** A graphic code and its answer, which a demonstration writes to its outbox. */
async function captcha() {
  const { body } = await call('/api/captcha');
  const { captchaId } = body.data as { captchaId: string };
  const outbox = await readFile(join(platform().settings.DATA_DIR, 'outbox.jsonl'), 'utf8');
  const lines = outbox
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { to: string; code: string });
  return { captchaId, captchaCode: lines.find(({ to }) => to === captchaId)?.code ?? '' };
}

const fields = [
  ...['id', 'name', 'country', 'industry', 'industryName', 'contact', 'phone', 'mail', 'address'],
  ...['productClassification', 'productName', 'purchaseNeeds', 'hall', 'stand', 'imgUrl'],
];

test.each(['exhibitor', 'buyer'])('rows of %s have the fields of the contract', async (kind) => {
  const { status, body } = await call(`/api/${kind}/list?pageSize=3`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 0, total: expect.any(Number), rows: { length: 3 } });
  for (const row of body.rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
  const { body: one } = await call(`/api/${kind}/detail?id=${body.rows[0].id}`);
  expect(one.data).toMatchObject(body.rows[0]);
});

test('filters narrow a list; a value that is not known is malformed', async () => {
  const { body } = await call('/api/exhibitor/list?country=KE&pageSize=100');
  expect(body.total).toBe(body.rows.length);
  expect(body.rows.every(({ country }: { country: string }) => country === 'KE')).toBe(true);
  const { body: found } = await call(`/api/exhibitor/list?keyword=${encodeURIComponent('咖啡')}`, { locale: 'zh-CN' });
  expect(found.total).toBeGreaterThan(3);
  expect(found.total).toBeLessThan(60);
  for (const query of ['country=XX', 'industry=99', 'hall=Q', 'pageSize=101', 'sort=price']) {
    expect((await call(`/api/exhibitor/list?${query}`)).status, query).toBe(400);
  }
  expect((await call('/api/exhibitor/list?pageNum=99999')).body).toMatchObject({ code: 0, rows: [] });
});

test('neither a list nor a detail says a phone or a mail', async () => {
  const ids = [1, 40, 90, 140, 180];
  const answers = await Promise.all([
    call('/api/exhibitor/list?pageSize=100'),
    call('/api/exhibitor/list?pageSize=100&pageNum=2', { locale: 'zh-CN' }),
    call('/api/buyer/list?pageSize=100', { locale: 'fr-FR' }),
    ...ids.flatMap((id) => [call(`/api/exhibitor/detail?id=${id}`), call(`/api/buyer/detail?id=${id}`)]),
  ]);
  const said = answers.map(({ text }) => text).join('\n');
  for (const secret of [...mails, ...phones]) expect(said.includes(secret), secret).toBe(false);
});

test('the right answer of a graphic code reveals the contacts, once', async () => {
  const answer = await captcha();
  const revealed = await call('/api/exhibitor/contact', { body: { id: 1, ...answer } });
  const own = await contactsOf(platform().db, { kind: 'exhibitor', id: 1, locale: 'en-US' });
  expect(revealed.status).toBe(200);
  expect(revealed.headers.get('Cache-Control')).toBe('no-store');
  expect(revealed.body.data).toMatchObject({ contact: own?.contact, mail: own?.mail });
  expect(revealed.body.data.phone.replaceAll(' ', '')).toBe(own?.phone);
  const again = await call('/api/exhibitor/contact', { body: { id: 1, ...answer } });
  expect(again.status).toBe(422);
  expect(Object.keys(again.body.errors)).toEqual(['captchaCode']);
});

test('a wrong answer, a company of the other kind, a missing one, a malformed request', async () => {
  const wrong = { ...(await captcha()), captchaCode: '00000x' };
  expect((await call('/api/exhibitor/contact', { body: { id: 1, ...wrong } })).status).toBe(422);
  expect((await call('/api/exhibitor/contact', { body: { id: 1 } })).status).toBe(422);
  expect((await call('/api/buyer/contact', { body: { id: 1, ...(await captcha()) } })).status).toBe(404);
  expect((await call('/api/buyer/contact', { body: { id: 999_999 } })).status).toBe(404);
  const { status, body } = await call('/api/buyer/contact', { body: { id: 'one' } });
  expect([status, body.errors]).toEqual([422, { id: 'This must be a number.' }]);
});

test('a body that is no object is malformed, one that is no JSON is of the wrong kind', async () => {
  expect((await call('/api/exhibitor/contact', { body: [] })).body).toEqual({
    code: 400,
    msg: 'The request cannot be read.',
    errors: { body: 'This must be an object with fields.' },
  });
  const form = await call('/api/exhibitor/contact', { body: { id: 1 }, type: 'application/x-www-form-urlencoded' });
  expect([form.status, form.body]).toEqual([415, { code: 415, msg: 'Send JSON.' }]);
});

test('a graphic code that is not answered is called missing, not wrong', async () => {
  for (const captchaCode of ['', ' ', undefined]) {
    const { body } = await call('/api/exhibitor/contact', { body: { id: 2, captchaId: 'x', captchaCode } });
    expect(body.errors).toEqual({ captchaCode: 'Please enter the code in the image.' });
  }
});

test('a puzzle that was not solved is spoken of as a puzzle, never as a picture', async () => {
  const { status, body } = await call('/api/exhibitor/contact', { body: { id: 2, altcha: 'e30=' } });
  expect([status, body.errors]).toEqual([
    422,
    { altcha: 'The puzzle solution is incorrect or has expired. Please try again.' },
  ]);
});

test('in one network the contacts go on being shown, behind puzzles that grow harder; wrong answers count for nothing', async () => {
  for (let i = 0; i < 5; i += 1) {
    await call('/api/exhibitor/contact', { body: { id: 2, captchaId: 'x', captchaCode: 'y' } });
  }
  const seen = () =>
    platform()
      .db.updateTable('usage_count')
      .set({ count: 400 })
      .where('limit_name', '=', 'contact of network')
      .execute();
  expect((await call('/api/exhibitor/contact', { body: { id: 2, ...(await captcha()) } })).status).toBe(200);
  await seen();
  const asked = await call('/api/exhibitor/contact', { body: { id: 2, ...(await captcha()) } });
  expect(asked).toMatchObject({ status: 422, body: { errors: { altcha: expect.stringContaining('level=1') } } });
  const altcha = await solvedPuzzle(platform(), 1);
  expect((await call('/api/exhibitor/contact', { body: { id: 2, altcha } })).status).toBe(200);
});
