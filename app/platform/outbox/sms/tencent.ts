import { z } from 'zod';
import type { SmsAddress } from '#platform/config/sms-addresses.ts';
import type { Message } from '../message.ts';
import { askProvider } from './ask-provider.ts';
import { signTc3, tc3Key } from './tc3.ts';
import type { TextAnswer } from './text-provider.ts';
import { vendorAddress, vendorMessage } from './vendor-message.ts';

/** Of the error codes of SendSms (cloud.tencent.com/document/api/382/59177), by whom they are about. */
const ofMessage = new Set(['InvalidParameterValue.IncorrectPhoneNumber', 'FailedOperation.PhoneNumberInBlacklist']);
const here =
  /^(?:LimitExceeded\.(?:PhoneNumber\w+|DeliveryFrequencyLimit)|FailedOperation\.(?:Template|Signature|ContainSensitiveWord|ParametersOtherError|ForbidAddMarketing)\w*|InvalidParameterValue\.\w+|UnsupportedOperation\.\w+)$/;
/** Faults inside, after which it may have left. */
const unsure = /^(?:InternalError(?:\..*)?|FailedOperation)$/;

const code = z.string().regex(/^[\w.-]{1,80}$/);
const answered = z.object({
  Response: z.object({
    Error: z.object({ Code: code }).optional(),
    SendStatusSet: z.array(z.object({ Code: code, SerialNo: z.string().max(80).optional() })).optional(),
  }),
});

/** Hands a text message to Tencent Cloud: `SendSms` of SMS, version 2021-01-11. */
export async function handToTencent(
  address: SmsAddress,
  signature: string | undefined,
  id: string,
  message: Message,
): Promise<TextAnswer> {
  const { name, url: given } = address;
  const asked = vendorMessage(given, message, signature);
  if (!asked) return { outcome: 'refused', about: 'here', why: `${name}: no template` };
  const sender = asked.abroad ? given.searchParams.get('sender') : undefined;
  const body = JSON.stringify({
    PhoneNumberSet: [message.to],
    SmsSdkAppId: given.searchParams.get('app'),
    TemplateId: asked.template,
    ...(asked.signature && { SignName: asked.signature }),
    TemplateParamSet: asked.values.map(([, value]) => value),
    SessionContext: id,
    ...(sender && { SenderId: sender }),
  });
  const url = vendorAddress(address);
  const answer = await askProvider(url, { headers: signedHeaders(given, url.host, body), body });
  if (!('failed' in answer)) return readAnswer(name, answer);
  const why = `${name} not reached: ${answer.failed}`;
  return answer.surelyNotTaken ? { outcome: 'refused', about: 'provider', why } : { outcome: 'unknown', why };
}

function signedHeaders(given: URL, host: string, body: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signed = { 'content-type': 'application/json; charset=utf-8', host, 'x-tc-action': 'SendSms' };
  const secret = decodeURIComponent(given.password);
  return {
    'Content-Type': signed['content-type'],
    'X-TC-Action': 'SendSms',
    'X-TC-Version': '2021-01-11',
    'X-TC-Region': given.searchParams.get('region') ?? 'ap-guangzhou',
    'X-TC-Timestamp': String(timestamp),
    Authorization: signTc3(
      { service: 'sms', headers: signed, body, timestamp },
      decodeURIComponent(given.username),
      (day, service) => tc3Key(secret, day, service),
    ),
  };
}

function readAnswer(name: string, { status, text }: { status: number; text: string }): TextAnswer {
  const read = answered.safeParse(parsed(text));
  const error = read.data?.Response.Error?.Code;
  const sent = read.data?.Response.SendStatusSet?.[0];
  const found = error ?? sent?.Code;
  const why = `${name}: ${found ?? status}`;
  if (error === undefined && sent?.Code === 'Ok') return { outcome: 'taken', reference: sent.SerialNo };
  if (found === undefined) {
    return status === 429 || status === 503
      ? { outcome: 'refused', about: 'provider', why }
      : { outcome: 'unknown', why };
  }
  if (unsure.test(found)) return { outcome: 'unknown', why };
  if (ofMessage.has(found)) return { outcome: 'refused', about: 'message', why };
  return { outcome: 'refused', about: here.test(found) ? 'here' : 'provider', why };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
