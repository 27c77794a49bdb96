import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import type { Message } from '../message.ts';
import { gateway } from '../providers.fixture.ts';
import { askProvider } from './ask-provider.ts';
import type { TextAnswer } from './text-provider.ts';
import { textProviders } from './text-providers.ts';
import { loginCode as code, type Instead, nobodyThere, playedAliyun, playedTencent } from './vendors.fixture.ts';

const abroad: Message = { ...code, to: '+260971000000', locale: 'en-US' };

/** Hands a message to the first provider of an address. */
function hand(SMS_URL: string, message: Message, SMS_SIGNATURE?: string): Promise<TextAnswer> {
  const settings = readSettings({ DEMO: 'on', SMS_URL, ...(SMS_SIGNATURE && { SMS_SIGNATURE }) });
  const [provider] = textProviders(settings);
  if (!provider) throw new Error('No provider');
  return provider.send('message-1', message);
}

const text: Message = { channel: 'sms', to: '+33612345678', text: 'Your ticket: é' };

test('a gateway gets number, text and id, with user and password; the id is the idempotency key', async () => {
  const { SMS_URL, received } = await gateway(200);
  expect(await hand(SMS_URL, text)).toEqual({ outcome: 'taken' });
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toEqual({ to: text.to, text: text.text, id: 'message-1' });
  expect(received[0]?.headers).toMatchObject({
    'idempotency-key': 'message-1',
    authorization: `Basic ${Buffer.from('expo:p@ss').toString('base64')}`,
    'content-type': 'application/json',
  });
});

test('a signature stands in front of what a gateway is given', async () => {
  const { SMS_URL, received } = await gateway(200);
  await hand(SMS_URL, { ...text, text: '123456是您的验证码。' }, '【中非经贸博览会】');
  expect(received[0]?.body).toMatchObject({ text: '【中非经贸博览会】123456是您的验证码。' });
});

test.each([
  [401, 'provider'],
  [403, 'provider'],
  [429, 'provider'],
  [503, 'provider'],
  [400, 'message'],
  [404, 'message'],
  [410, 'message'],
  [422, 'message'],
] as const)('a gateway’s answer %i is about the %s, and nothing has left', async (status, about) => {
  const { SMS_URL } = await gateway(status);
  expect(await hand(SMS_URL, text)).toEqual({ outcome: 'refused', about, why: `gateway answered ${status}` });
});

test.each([302, 408, 500, 502, 504])('after a gateway’s answer %i it may have left', async (status) => {
  const { SMS_URL } = await gateway(status);
  expect(await hand(SMS_URL, text)).toEqual({ outcome: 'unknown', why: `gateway answered ${status}` });
});

test('Alibaba Cloud is given the template, its values by name and our id, signed as it demands', async () => {
  const { address, taken } = await playedAliyun();
  expect(await hand(address, code)).toEqual({ outcome: 'taken', reference: 'biz^0' });
  expect(await hand(address, abroad)).toEqual({ outcome: 'taken', reference: 'biz^1' });
  expect(taken).toEqual([
    {
      to: '13800138000',
      template: 'SMS_LOGIN',
      signature: '博览会',
      values: { code: '123456', minutes: '5' },
      id: 'message-1',
      reference: 'biz^0',
    },
    expect.objectContaining({ to: '260971000000', template: 'SMS_LOGIN_EN' }),
  ]);
});

test('Tencent Cloud is given the template, its values in order and our id, signed as it demands', async () => {
  const { address, taken } = await playedTencent();
  expect(await hand(address, code)).toEqual({ outcome: 'taken', reference: 'serial-0' });
  expect(await hand(address, abroad)).toEqual({ outcome: 'taken', reference: 'serial-1' });
  expect(taken).toEqual([
    {
      to: '+8613800138000',
      template: 'SMS_LOGIN',
      signature: '博览会',
      values: ['123456', '5'],
      id: 'message-1',
      reference: 'serial-0',
    },
    expect.objectContaining({ to: '+260971000000', template: 'SMS_LOGIN_EN' }),
  ]);
});

test.each([
  ['aliyun', playedAliyun],
  ['tencent', playedTencent],
] as const)('%s refuses a wrong secret: it is out of order for us, and nothing has left', async (_, play) => {
  const { address, taken } = await play({ secret: 'another' });
  expect(await hand(address, code)).toMatchObject({ outcome: 'refused', about: 'provider' });
  expect(taken).toEqual([]);
});

test.each([
  ['aliyun', playedAliyun],
  ['tencent', playedTencent],
] as const)('what has no template at %s is not asked for', async (name, play) => {
  const { address, asked } = await play({ query: 'template.code=SMS_LOGIN&sign=x' });
  expect(await hand(address, { ...text, to: '+8613800138000' })).toEqual({
    outcome: 'refused',
    about: 'here',
    why: `${name}: no template`,
  });
  expect(asked()).toBe(0);
});

test('news without a template of their own are told by the notice, whose text names nothing', async () => {
  const { address, taken } = await playedAliyun();
  await hand(address, { channel: 'sms', to: '+8613800138000', text: 'Somebody wrote to you.', locale: 'fr-FR' });
  expect(taken).toMatchObject([{ template: 'SMS_NOTICE', values: {} }]);
});

test('the signature of SMS_SIGNATURE stands in for one that the address lacks, without its brackets', async () => {
  const { address, taken } = await playedAliyun({ query: 'template.code=SMS_LOGIN' });
  await hand(address, code, '【博览会】');
  expect(taken).toMatchObject([{ signature: '博览会' }]);
});

const refused = (about: string) => ({ outcome: 'refused', about });
const cases: [string, typeof playedAliyun, Exclude<Instead, undefined>, object][] = [
  ['aliyun', playedAliyun, { status: 200, code: 'isv.BUSINESS_LIMIT_CONTROL' }, refused('here')],
  ['aliyun', playedAliyun, { status: 200, code: 'isv.SMS_SIGNATURE_ILLEGAL' }, refused('here')],
  ['aliyun', playedAliyun, { status: 200, code: 'isv.MOBILE_NUMBER_ILLEGAL' }, refused('message')],
  ['aliyun', playedAliyun, { status: 200, code: 'isv.AMOUNT_NOT_ENOUGH' }, refused('provider')],
  ['aliyun', playedAliyun, { status: 200, code: 'isv.DAY_LIMIT_CONTROL' }, refused('provider')],
  ['aliyun', playedAliyun, { status: 400, code: 'Throttling.User' }, refused('provider')],
  ['aliyun', playedAliyun, { status: 404, code: 'InvalidAccessKeyId.NotFound' }, refused('provider')],
  ['aliyun', playedAliyun, { status: 503, code: 'ServiceUnavailable' }, refused('provider')],
  ['aliyun', playedAliyun, { status: 200, code: 'isp.SYSTEM_ERROR' }, { outcome: 'unknown' }],
  ['aliyun', playedAliyun, { status: 500, code: 'InternalError' }, { outcome: 'unknown' }],
  ['aliyun', playedAliyun, { status: 502, body: '<html>Bad Gateway</html>' }, { outcome: 'unknown' }],
  ['aliyun', playedAliyun, { status: 200, body: 'null' }, { outcome: 'unknown' }],
  ['aliyun', playedAliyun, 'cut', { outcome: 'unknown' }],
  ['tencent', playedTencent, { status: 200, code: 'Status.LimitExceeded.PhoneNumberOneHourLimit' }, refused('here')],
  ['tencent', playedTencent, { status: 200, code: 'FailedOperation.SignatureIncorrectOrUnapproved' }, refused('here')],
  [
    'tencent',
    playedTencent,
    { status: 200, code: 'Status.FailedOperation.PhoneNumberInBlacklist' },
    refused('message'),
  ],
  ['tencent', playedTencent, { status: 200, code: 'InvalidParameterValue.IncorrectPhoneNumber' }, refused('message')],
  [
    'tencent',
    playedTencent,
    { status: 200, code: 'Status.FailedOperation.InsufficientBalanceInSmsPackage' },
    refused('provider'),
  ],
  ['tencent', playedTencent, { status: 200, code: 'RequestLimitExceeded' }, refused('provider')],
  ['tencent', playedTencent, { status: 200, code: 'InternalError.Timeout' }, { outcome: 'unknown' }],
  ['tencent', playedTencent, { status: 504, body: '' }, { outcome: 'unknown' }],
  ['tencent', playedTencent, { status: 503, body: '' }, refused('provider')],
  ['tencent', playedTencent, 'cut', { outcome: 'unknown' }],
];

test.each(cases)('%s: what is made of %3$j', async (_, play, instead, expected) => {
  const { address, taken } = await play({ instead: () => instead });
  const answer = await hand(address, code);
  expect(answer).toMatchObject(expected);
  expect(JSON.stringify(answer)).not.toMatch(/13800138000|123456/);
  expect(taken).toEqual([]);
});

test.each(['http://HOST/', 'aliyun://a:b@HOST/?template.code=x', 'tencent://a:b@HOST/?app=1&template.code=x'])(
  'a provider that is not there (%s) has taken nothing',
  async (address) => {
    expect(await hand(address.replace('HOST', await nobodyThere()), code)).toEqual({
      outcome: 'refused',
      about: 'provider',
      why: expect.stringMatching(/^\w+ not reached: ECONNREFUSED$/),
    });
  },
);

test('a provider that takes its time is not waited for, and may have taken it', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const asked = askProvider(`http://127.0.0.1:${port}/`, { headers: {} }, 50);
  expect(await asked).toEqual({ failed: 'TimeoutError', surelyNotTaken: false });
});
