import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countTexts } from '#platform/outbox/sms/count-texts.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { createApi } from './api.ts';

const SMS_REPORT_SECRET = randomBytes(32).toString('base64url');
const platform = emptyPlatform({ SMS_REPORT_SECRET });
const now = new Date();

beforeEach(async () => {
  const { db } = platform();
  await db.deleteFrom('text_delivery').execute();
  const row = (id: string, provider: string, reference: string | null) => {
    return { id, provider, reference, state: 'taken' as const, handed_at: now };
  };
  await db
    .insertInto('text_delivery')
    .values([row('ours-1', 'aliyun', 'biz^1'), row('ours-2', 'tencent', 'serial-2'), row('ours-3', 'gateway', null)])
    .execute();
});

/** What a provider posts. */
async function post(path: string, body: unknown) {
  const request = new Request(`http://localhost:3000/api/sms/reports/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { response } = await createApi(platform()).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  return { status: response.status, body: await response.json() };
}

async function stateOf(id: string) {
  const { state, reason } = await platform()
    .db.selectFrom('text_delivery')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { state, reason };
}

/** As the vendor's documentation shows it (help.aliyun.com/document_detail/101867.html). */
const ofAliyun = {
  phone_number: '13800138000',
  send_time: '2017-01-01 00:00:00',
  report_time: '2017-01-01 00:00:00',
  success: true,
  err_code: 'DELIVERED',
  err_msg: '用户接收成功',
  sms_size: '1',
  biz_id: 'biz^1',
  out_id: 'ours-1',
};

/** As the vendor's documentation shows it (cloud.tencent.com/document/product/382/5807). */
const ofTencent = {
  user_receive_time: '2015-10-17 08:03:04',
  nationcode: '86',
  mobile: '13800138000',
  report_status: 'SUCCESS',
  errmsg: 'DELIVRD',
  description: '用户短信送达成功',
  sid: 'serial-2',
};

test('what Alibaba Cloud reports is kept with the message, without number or words', async () => {
  const path = `aliyun/${SMS_REPORT_SECRET}`;
  expect(await post(path, [ofAliyun, { ...ofAliyun, out_id: 'unknown', biz_id: 'unknown' }, { strange: 1 }])).toEqual({
    status: 200,
    body: { code: 0, msg: 'OK' },
  });
  expect(await stateOf('ours-1')).toEqual({ state: 'delivered', reason: null });
  const rows = await platform().db.selectFrom('text_delivery').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/13800138000|接收/);
});

test('by its own name of it alone too, and why it did not arrive', async () => {
  const { out_id: _, ...rest } = ofAliyun;
  await post(`aliyun/${SMS_REPORT_SECRET}`, [{ ...rest, success: false, err_code: 'MOBILE_NOT_ON_SERVICE' }]);
  expect(await stateOf('ours-1')).toEqual({ state: 'failed', reason: 'MOBILE_NOT_ON_SERVICE' });
});

test('what Tencent Cloud reports is kept with the message, and answered in its form', async () => {
  const path = `tencent/${SMS_REPORT_SECRET}`;
  const failed = { ...ofTencent, report_status: 'FAIL', errmsg: '给 13800138000 的短信' };
  expect(await post(path, [failed])).toEqual({ status: 200, body: { result: 0, errmsg: 'OK' } });
  expect(await stateOf('ours-2')).toEqual({ state: 'failed', reason: 'other' });
  await post(path, [ofTencent]);
  await post(path, [failed]);
  expect(await stateOf('ours-2')).toEqual({ state: 'delivered', reason: null });
});

test('a gateway reports by our id; it says nothing of what another provider has', async () => {
  await post(`gateway/${SMS_REPORT_SECRET}`, [
    { id: 'ours-3', state: 'failed', reason: 'EXPIRED' },
    { id: 'ours-1', state: 'failed', reason: 'EXPIRED' },
  ]);
  expect(await stateOf('ours-3')).toEqual({ state: 'failed', reason: 'EXPIRED' });
  expect(await stateOf('ours-1')).toEqual({ state: 'taken', reason: null });
  expect((await countTexts(platform().db, now)).deliveries).toEqual([
    { provider: 'aliyun', state: 'taken', count: 1 },
    { provider: 'gateway', state: 'failed', count: 1 },
    { provider: 'tencent', state: 'taken', count: 1 },
  ]);
});

test('a report whose id is no text is left out, and those beside it are taken', async () => {
  const path = `gateway/${SMS_REPORT_SECRET}`;
  const [strange, right] = ['\u0000', 'ours-3'].map((id) => ({ id, state: 'delivered' }));
  expect(await post(path, [strange, right])).toMatchObject({ status: 200 });
  expect(await stateOf('ours-3')).toEqual({ state: 'delivered', reason: null });
});

test.each([
  ['another secret', `aliyun/${'a'.repeat(43)}`, 404],
  ['no secret', 'aliyun/', 404],
  ['another provider', `toString/${SMS_REPORT_SECRET}`, 404],
])('with %s nothing is taken', async (_, path, status) => {
  expect((await post(path, [ofAliyun])).status).toBe(status);
  expect(await stateOf('ours-1')).toEqual({ state: 'taken', reason: null });
});

test.each(['{', '{}', 'null', '"x"'])('a body that is no list (%s) is refused', async (body) => {
  expect((await post(`aliyun/${SMS_REPORT_SECRET}`, body)).status).toBe(400);
});

test('where no secret is set nobody reports', async () => {
  const settings = { ...platform().settings, SMS_REPORT_SECRET: undefined };
  const request = new Request(`http://localhost:3000/api/sms/reports/aliyun/${SMS_REPORT_SECRET}`, {
    method: 'POST',
    body: JSON.stringify([ofAliyun]),
  });
  const site = { ...platform(), settings };
  const { response } = await createApi(site).fetch(request, { requestId: 'test', clientAddress: '192.0.2.7' });
  expect(response.status).toBe(404);
});
