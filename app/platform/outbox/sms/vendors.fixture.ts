import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Message } from '../message.ts';

/** The code of a login, to a phone in China. */
export const loginCode: Message = {
  channel: 'sms',
  to: '+8613800138000',
  text: '123456是您登录博览会网站的验证码，五分钟内有效。',
  code: '123456',
  template: { name: 'login', values: { code: '123456', minutes: '5' } },
  locale: 'zh-CN',
};

/** What a played vendor does in place of what it should: an answer of its own, or nothing but a closed connection. */
export type Instead = { status: number; code: string } | { status: number; body: string } | 'cut' | undefined;

/** A message that a played vendor took. */
export interface Taken {
  to: string;
  template: string;
  signature: string | undefined;
  values: unknown;
  id: string;
  reference: string;
}

interface Played {
  /** For SMS_URL. */
  address: string;
  taken: Taken[];
  /** How many requests came. */
  asked(): number;
}

interface Playing {
  /** What happens instead, by the number of the request, from 0. */
  instead?: (n: number) => Instead;
  /** The secret that the vendor knows; the site has `secret/+=`. */
  secret?: string;
  query?: string;
}

/** The secret in the site's settings, with signs that an address has to escape. */
const secret = 'secret/+=';
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest();

type Answer = { status: number; body: string };
/** How a vendor says no. */
type No = (no: { status: number; code: string }) => Answer;

async function play(
  instead: Playing['instead'],
  no: No,
  answer: (request: IncomingMessage, body: string) => Answer,
): Promise<{ host: string; asked: () => number }> {
  let n = 0;
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const other = instead?.(n++);
    if (other === 'cut') return void response.destroy();
    const answered = !other ? answer(request, body) : 'body' in other ? other : no(other);
    response.writeHead(answered.status, { 'Content-Type': 'application/json' }).end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => n };
}

/** A host and port at which nobody listens. */
export async function nobodyThere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
}

const escaped = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
    })
    .join('');

/** Templates that a played vendor has approved, with the parameters of each. */
const approved: Record<string, { abroad: boolean; parameters: number }> = {
  SMS_LOGIN: { abroad: false, parameters: 2 },
  SMS_LOGIN_EN: { abroad: true, parameters: 2 },
  SMS_NOTICE: { abroad: false, parameters: 0 },
};
const templates =
  'template.code=SMS_LOGIN&template.code.abroad=SMS_LOGIN_EN&template.notice.mainland=SMS_NOTICE&sign=%E5%8D%9A%E8%A7%88%E4%BC%9A';

/** Plays Alibaba Cloud's SendSms: it makes the signature anew from what arrived, and sends nothing that is not approved. */
export async function playedAliyun({
  instead,
  secret: known = secret,
  query = templates,
}: Playing = {}): Promise<Played> {
  const taken: Taken[] = [];
  const nonces = new Set<string>();
  const { host, asked } = await play(instead, noOfAliyun, (request, body) => {
    const wrong = wrongOfAcs(request, body, known, nonces);
    if (wrong) return noOfAliyun({ status: wrong === 'SignatureDoesNotMatch' ? 400 : 403, code: wrong });
    return sendAliyun(new URL(request.url ?? '', 'http://x').searchParams, taken);
  });
  return { address: `aliyun://key-id:${encodeURIComponent(secret)}@${host}/?${query}`, taken, asked };
}

const noOfAliyun: No = ({ status, code }) => ({
  status,
  body: JSON.stringify({ Code: code, Message: `no, +8613800138000: ${code}`, RequestId: randomUUID() }),
});

function sendAliyun(asks: URLSearchParams, taken: Taken[]): Answer {
  const no = (code: string) => noOfAliyun({ status: 200, code });
  const [name = '', to = '', id = ''] = ['TemplateCode', 'PhoneNumbers', 'OutId'].map((asked) => asks.get(asked) ?? '');
  const template = approved[name];
  if (!template) return no('isv.SMS_TEMPLATE_ILLEGAL');
  if (asks.get('SignName') !== '博览会') return no('isv.SMS_SIGNATURE_ILLEGAL');
  if (!(template.abroad ? /^(?!86)\d{8,15}$/ : /^1[3-9]\d{9}$/).test(to)) return no('isv.MOBILE_NUMBER_ILLEGAL');
  const values: object = JSON.parse(asks.get('TemplateParam') ?? '');
  if (Object.keys(values).length !== template.parameters) return no('isv.TEMPLATE_MISSING_PARAMETERS');
  const reference = `biz^${taken.length}`;
  taken.push({ to, template: name, signature: '博览会', values, id, reference });
  return {
    status: 200,
    body: JSON.stringify({ Code: 'OK', Message: 'OK', BizId: reference, RequestId: randomUUID() }),
  };
}

function wrongOfAcs({ method, url = '', headers }: IncomingMessage, body: string, known: string, nonces: Set<string>) {
  const found = /^ACS3-HMAC-SHA256 Credential=key-id,SignedHeaders=([\w;-]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (method !== 'POST' || !found) return 'MissingAuthorization';
  const names = (found[1] ?? '').split(';');
  const must = Object.keys(headers).filter((name) => /^x-acs-|^host$|^content-type$/.test(name));
  if (names.join() !== must.toSorted().join()) return 'SignatureDoesNotMatch';
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'SignatureDoesNotMatch';
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25') return 'InvalidAction';
  const skew = Math.abs(Date.parse(String(headers['x-acs-date'])) - Date.now());
  if (!(skew < 15 * 60_000)) return 'InvalidTimeStamp.Expired';
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return 'SignatureNonceUsed';
  nonces.add(nonce);
  const asked = [...new URL(url, 'http://x').searchParams].map(([name, value]) => [escaped(name), escaped(value)]);
  const query = asked.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)).map((pair) => pair.join('='));
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = `POST\n/\n${query.join('&')}\n${lines}\n${names.join(';')}\n${sha256(body)}`;
  const signature = mac(known, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex');
  return signature === found[2] ? undefined : 'SignatureDoesNotMatch';
}

/** Plays Tencent Cloud's SendSms, as strictly. */
export async function playedTencent({
  instead,
  secret: known = secret,
  query = templates,
}: Playing = {}): Promise<Played> {
  const taken: Taken[] = [];
  const { host, asked } = await play(instead, noOfTencent, (request, body) =>
    isSignedTc3(request, body, known)
      ? sendTencent(JSON.parse(body), taken)
      : noOfTencent({ status: 200, code: 'AuthFailure.SignatureFailure' }),
  );
  return { address: `tencent://key-id:${encodeURIComponent(secret)}@${host}/?app=1400006666&${query}`, taken, asked };
}

const wrapped = (Response: object) => JSON.stringify({ Response: { ...Response, RequestId: randomUUID() } });

/** A code that begins with `Status.` is said of the one message, any other of the request. */
const noOfTencent: No = ({ status, code }) => {
  const ofMessage = /^Status\.(.*)/.exec(code)?.[1];
  const said = ofMessage
    ? { SendStatusSet: [{ SerialNo: '', PhoneNumber: '+8613800138000', Code: ofMessage, Message: '' }] }
    : { Error: { Code: code, Message: `no, +8613800138000: ${code}` } };
  return { status, body: wrapped(said) };
};

interface AskedOfTencent {
  PhoneNumberSet: [string];
  TemplateParamSet: string[];
  TemplateId: string;
  SmsSdkAppId: string;
  SignName?: string;
  SessionContext: string;
}

function sendTencent(asks: AskedOfTencent, taken: Taken[]): Answer {
  const no = (code: string) => noOfTencent({ status: 200, code });
  const { TemplateId: name, TemplateParamSet: values, SessionContext: id } = asks;
  const [to] = asks.PhoneNumberSet;
  const template = approved[name];
  if (asks.SmsSdkAppId !== '1400006666') return no('UnauthorizedOperation.SmsSdkAppIdVerifyFail');
  const fits = template?.abroad === !to.startsWith('+86') && template.parameters === values.length;
  if (!fits) return no('Status.FailedOperation.TemplateIncorrectOrUnapproved');
  const reference = `serial-${taken.length}`;
  taken.push({ to, template: name, signature: asks.SignName, values, id, reference });
  const status = { SerialNo: reference, PhoneNumber: to, Fee: 1, SessionContext: id, Code: 'Ok', Message: '' };
  return { status: 200, body: wrapped({ SendStatusSet: [status] }) };
}

function isSignedTc3({ method, headers }: IncomingMessage, body: string, known: string): boolean {
  const found =
    /^TC3-HMAC-SHA256 Credential=key-id\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (method !== 'POST' || !found) return false;
  const [, day = '', names = '', signature] = found;
  const timestamp = Number(headers['x-tc-timestamp']);
  const isTimely = Math.abs(timestamp - Date.now() / 1000) < 300;
  const isOfDay = new Date(timestamp * 1000).toISOString().startsWith(day);
  const isCall = headers['x-tc-action'] === 'SendSms' && headers['x-tc-version'] === '2021-01-11';
  if (!isTimely || !isOfDay || !isCall || !headers['x-tc-region']) return false;
  if (!['content-type', 'host'].every((name) => names.split(';').includes(name))) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`);
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${sha256(body)}`;
  const key = mac(mac(mac(`TC3${known}`, day), 'sms'), 'tc3_request');
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${day}/sms/tc3_request\n${sha256(canonical)}`;
  return mac(key, text).toString('hex') === signature;
}
