import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '#platform/config/settings.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { claimMessages, deliverMessages } from '../deliver-messages.ts';
import type { Message } from '../message.ts';
import { gateway } from '../providers.fixture.ts';
import { sendMessage } from '../send-message.ts';
import {
  loginCode as code,
  type Instead,
  nobodyThere,
  playedAliyun,
  playedTencent,
  type Taken,
} from './vendors.fixture.ts';

const platform = emptyPlatform();
const begin = new Date('2026-03-01T00:00:00Z');
const later = (seconds: number) => new Date(begin.getTime() + seconds * 1000);
let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  for (const table of ['outbox_message', 'text_delivery', 'text_provider', 'text_day'] as const) {
    await platform().db.deleteFrom(table).execute();
  }
});

/** The platform some seconds after the beginning, with some settings changed. */
function at(seconds: number, changed: Partial<Settings> = {}) {
  const log = platform().log.child({});
  for (const level of ['error', 'warn'] as const) {
    log[level] = (...words: unknown[]) => void logged.push(JSON.stringify(words));
  }
  return { ...platform(), log, settings: { ...platform().settings, ...changed }, clock: { now: () => later(seconds) } };
}

async function send(...messages: Message[]): Promise<void> {
  const { db, settings } = platform();
  await db.transaction().execute(async (tx) => {
    for (const message of messages) await sendMessage(tx, settings, begin, message);
  });
}

const deliveries = () =>
  platform().db.selectFrom('text_delivery').select(['provider', 'reference', 'state', 'reason']).execute();
const waiting = () => platform().db.selectFrom('outbox_message').select(['tries', 'last_error', 'sealed']).execute();

const always = (instead: Instead) => ({ instead: () => instead });
const outOfMoney = always({ status: 200, code: 'isv.AMOUNT_NOT_ENOUGH' });

/** Two vendors, one after the other in SMS_URL. */
async function twoVendors(first: Parameters<typeof playedAliyun>[0] = {}) {
  const [aliyun, tencent] = [await playedAliyun(first), await playedTencent()];
  return { aliyun, tencent, SMS_URL: `${aliyun.address},${tencent.address}` };
}

test('the first provider has it, by its own name of it; the second is not asked', async () => {
  const { aliyun, tencent, SMS_URL } = await twoVendors();
  await send(code);
  expect(await deliverMessages(at(0, { SMS_URL }))).toBe(1);
  expect([aliyun.taken.length, tencent.asked()]).toEqual([1, 0]);
  expect(await deliveries()).toEqual([{ provider: 'aliyun', reference: 'biz^0', state: 'taken', reason: null }]);
  expect(await waiting()).toEqual([]);
});

test.each<[string, Instead]>([
  ['has no money', { status: 200, code: 'isv.AMOUNT_NOT_ENOUGH' }],
  ['throttles us', { status: 400, code: 'Throttling.User' }],
  ['throttles the number', { status: 200, code: 'isv.BUSINESS_LIMIT_CONTROL' }],
  ['has not approved the template', { status: 200, code: 'isv.SMS_TEMPLATE_ILLEGAL' }],
  ['is out of service', { status: 503, code: 'ServiceUnavailable' }],
])('the second has it at once where the first %s', async (_, instead) => {
  const { aliyun, tencent, SMS_URL } = await twoVendors(always(instead));
  await send(code);
  expect(await deliverMessages(at(0, { SMS_URL }))).toBe(1);
  expect([aliyun.taken.length, tencent.taken.length]).toEqual([0, 1]);
  expect(await deliveries()).toEqual([{ provider: 'tencent', reference: 'serial-0', state: 'taken', reason: null }]);
  expect(logged.join()).not.toMatch(/13800138000|123456/);
});

test('the second has it where the first has another secret, or is not there', async () => {
  const { tencent, SMS_URL } = await twoVendors({ secret: 'another' });
  await send(code);
  await deliverMessages(at(0, { SMS_URL }));
  expect(tencent.taken).toHaveLength(1);
  await send(code);
  const gone = `aliyun://a:b@${await nobodyThere()}/?template.code=SMS_LOGIN`;
  await deliverMessages(at(1, { SMS_URL: `${gone},${tencent.address}` }));
  expect(tencent.taken).toHaveLength(2);
});

test('a number that is none is offered to nobody else', async () => {
  const { tencent, SMS_URL } = await twoVendors(always({ status: 200, code: 'isv.MOBILE_NUMBER_ILLEGAL' }));
  await send(code);
  await deliverMessages(at(0, { SMS_URL }));
  expect(tencent.asked()).toBe(0);
  expect(await waiting()).toMatchObject([{ sealed: null, last_error: 'aliyun: isv.MOBILE_NUMBER_ILLEGAL' }]);
});

test.each<[string, Instead]>([
  ['does not answer', 'cut'],
  ['answers with a fault of its own', { status: 500, code: 'InternalError' }],
  ['answers something else', { status: 502, body: '<html>' }],
])('where the first %s it may have left: nobody is asked again, and that is said', async (_, instead) => {
  const { aliyun, tencent, SMS_URL } = await twoVendors(always(instead));
  await send(code);
  for (const seconds of [0, 10, 100, 10_000]) await deliverMessages(at(seconds, { SMS_URL }));
  expect([aliyun.asked(), tencent.asked()]).toEqual([1, 0]);
  expect(await waiting()).toEqual([]);
  expect(await deliveries()).toMatchObject([{ provider: 'aliyun', state: 'unknown', reason: expect.any(String) }]);
  expect(logged.join()).toContain('it is not known whether a message left');
  expect(logged.join()).not.toMatch(/13800138000|123456/);
});

test('what a process had in hand as it died is handed to no vendor again; a report may still say that it arrived', async () => {
  const { aliyun, tencent, SMS_URL } = await twoVendors();
  await send(code);
  const [claimed] = await claimMessages(platform().db, begin);
  const held = { id: claimed?.id ?? '', provider: 'aliyun', state: 'unknown' as const, handed_at: begin };
  await platform().db.insertInto('text_delivery').values(held).execute();
  await deliverMessages(at(90, { SMS_URL }));
  expect([aliyun.asked(), tencent.asked()]).toEqual([0, 0]);
  expect(await waiting()).toEqual([]);
  expect(await deliveries()).toMatchObject([{ provider: 'aliyun', state: 'unknown' }]);
});

test('control: what a process had claimed and handed to nobody as it died leaves after its claim', async () => {
  const { aliyun, SMS_URL } = await twoVendors();
  await send(code);
  await claimMessages(platform().db, begin);
  await deliverMessages(at(90, { SMS_URL }));
  expect(aliyun.taken).toHaveLength(1);
});

test('what a provider took before the process died is not handed over again, and not called uncertain', async () => {
  const { aliyun, SMS_URL } = await twoVendors();
  await send(code);
  const [claimed] = await claimMessages(platform().db, begin);
  const taken = { id: claimed?.id ?? '', provider: 'aliyun', state: 'taken' as const, handed_at: begin };
  await platform().db.insertInto('text_delivery').values(taken).execute();
  expect(await deliverMessages(at(90, { SMS_URL }))).toBe(1);
  expect(aliyun.asked()).toBe(0);
  expect(logged).toEqual([]);
});

test('a gateway knows a message by its id: what it may have is handed to it again, and to nobody else', async () => {
  const first = await gateway(500, 503, 200);
  const second = await playedTencent();
  const SMS_URL = `${first.SMS_URL},${second.address}`;
  await send(code);
  for (const seconds of [0, 10, 70]) await deliverMessages(at(seconds, { SMS_URL }));
  expect(first.received).toHaveLength(3);
  expect(new Set(first.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(second.asked()).toBe(0);
  expect(await deliveries()).toEqual([{ provider: 'gateway', reference: null, state: 'taken', reason: null }]);
});

test('a message that no provider has a template for is given up, and said', async () => {
  const { address, asked } = await playedAliyun({ query: 'template.code.mainland=SMS_LOGIN&sign=x' });
  await send({ ...code, to: '+33612345678' });
  await deliverMessages(at(0, { SMS_URL: address }));
  expect(asked()).toBe(0);
  expect(await waiting()).toMatchObject([{ sealed: null, last_error: 'no template' }]);
});

test('a provider without a template abroad leaves numbers abroad to the next one', async () => {
  const aliyun = await playedAliyun({ query: 'template.code.mainland=SMS_LOGIN&sign=%E5%8D%9A%E8%A7%88%E4%BC%9A' });
  const tencent = await playedTencent();
  await send({ ...code, to: '+33612345678' }, code);
  await deliverMessages(at(0, { SMS_URL: `${aliyun.address},${tencent.address}` }));
  expect(aliyun.taken.map(({ to }) => to)).toEqual(['13800138000']);
  expect(tencent.taken.map(({ to }) => to)).toEqual(['+33612345678']);
});

const templatesOf = (taken: Taken[]) => taken.map(({ template }) => template);

test('after three failures a provider rests for a minute, for all processes; then one message tries it', async () => {
  let isDown = true;
  const { aliyun, tencent, SMS_URL } = await twoVendors({
    instead: () => (isDown ? { status: 503, code: 'ServiceUnavailable' } : undefined),
  });
  for (const seconds of [0, 1, 2, 3, 4]) {
    await send(code);
    await deliverMessages(at(seconds, { SMS_URL }));
  }
  expect([aliyun.asked(), tencent.taken.length]).toEqual([3, 5]);
  expect(logged.join()).toContain('a provider of text messages failed');
  // Its rest is over: of many at once one message alone tries it, and it is still down.
  await send(...Array.from({ length: 10 }, () => code));
  const site = at(63, { SMS_URL });
  await Promise.all([deliverMessages(site), deliverMessages(site)]);
  expect([aliyun.asked(), tencent.taken.length]).toEqual([4, 15]);
  // It is back: the next that tries it finds out, and it has all that follow.
  isDown = false;
  await send(code);
  await deliverMessages(at(130, { SMS_URL }));
  await send(code, code);
  await deliverMessages(at(131, { SMS_URL }));
  expect(templatesOf(aliyun.taken)).toEqual(['SMS_LOGIN', 'SMS_LOGIN', 'SMS_LOGIN']);
  expect(await platform().db.selectFrom('text_provider').selectAll().execute()).toEqual([]);
});

test('control: one provider alone is asked however often it has failed', async () => {
  const { address, asked } = await playedAliyun(outOfMoney);
  for (const seconds of [0, 1, 2, 3, 4]) {
    await send(code);
    await deliverMessages(at(seconds, { SMS_URL: address }));
  }
  expect(asked()).toBe(5);
});

test('where all providers rest a message waits for them', async () => {
  const [aliyun, tencent] = [await playedAliyun(outOfMoney), await playedTencent(always({ status: 503, body: '' }))];
  const SMS_URL = `${aliyun.address},${tencent.address}`;
  for (const seconds of [0, 1, 2, 3]) {
    await send(code);
    await deliverMessages(at(seconds, { SMS_URL }));
  }
  expect([aliyun.asked(), tencent.asked()]).toEqual([3, 3]);
  const errors = (await waiting()).map(({ last_error: error }) => error);
  expect(errors).toContain('aliyun rests; tencent rests');
  expect(await deliveries()).toEqual([]);
});

test('two processes that deliver at once send nothing twice to a vendor', async () => {
  const { aliyun, tencent, SMS_URL } = await twoVendors({
    instead: (n) => (n % 3 === 0 ? { status: 200, code: 'isv.BUSINESS_LIMIT_CONTROL' } : undefined),
  });
  await send(...Array.from({ length: 40 }, () => code));
  await Promise.all([0, 1, 2].map(() => deliverMessages(at(1, { SMS_URL }))));
  const ids = [...aliyun.taken, ...tencent.taken].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
});

test('a message leaves as it always did where a day has no limit; with one it counts once, however often it is tried', async () => {
  const SMS_DAILY_LIMIT = { most: 3, byPrefix: [] };
  const { SMS_URL, received } = await gateway(503, 503, 200);
  await send(code, code);
  for (const seconds of [0, 10, 70]) await deliverMessages(at(seconds, { SMS_URL, SMS_DAILY_LIMIT }));
  expect(received.length).toBeGreaterThan(2);
  const counts = () => platform().db.selectFrom('text_day').select(['prefix', 'sent', 'most']).execute();
  expect(await counts()).toEqual([{ prefix: '', sent: 2, most: 3 }]);
  await send(code);
  await deliverMessages(at(80, { SMS_URL }));
  expect(await counts()).toEqual([{ prefix: '', sent: 2, most: 3 }]);
});

test('what is beyond the limit of the day is given up; the log says when the last one left', async () => {
  const SMS_DAILY_LIMIT = { most: 2, byPrefix: [] };
  const { SMS_URL, received } = await gateway(200);
  await send(code, code, code);
  await deliverMessages(at(0, { SMS_URL, SMS_DAILY_LIMIT }));
  expect(received).toHaveLength(2);
  expect((await waiting()).map(({ last_error: error }) => error)).toEqual(['daily limit']);
  expect(logged.filter((line) => line.includes('the last text message of the day'))).toHaveLength(1);
  await send(code);
  await deliverMessages(at(24 * 3600, { SMS_URL, SMS_DAILY_LIMIT }));
  expect(received).toHaveLength(3);
});
