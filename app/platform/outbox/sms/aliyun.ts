import { randomBytes } from 'node:crypto';
import type { SmsAddress } from '#platform/config/sms-addresses.ts';
import type { Message } from '../message.ts';
import { signAcs3 } from './acs3.ts';
import { askProvider } from './ask-provider.ts';
import type { TextAnswer } from './text-provider.ts';
import { type VendorMessage, vendorAddress, vendorMessage } from './vendor-message.ts';

/** Of the error codes of SendSms (help.aliyun.com/document_detail/101346.html), by whom they are about. */
const ofMessage = new Set(['isv.MOBILE_NUMBER_ILLEGAL']);
const ofProvider =
  /^(?:isv\.(?:OUT_OF_SERVICE|AMOUNT_NOT_ENOUGH|ACCOUNT_\w+|PRODUCT_UN\w+|DAY_LIMIT_CONTROL|MONTH_LIMIT_CONTROL|DENY_IP_RANGE)|isp\.RAM_PERMISSION_DENY)$/;
/** Faults inside, after which it may have left. */
const unsure = /^(?:isp\.SYSTEM_ERROR|isp\.GATEWAY_ERROR|isv\.SYSTEM_ERROR|InternalError.*|UnknownError.*)$/;

/** Hands a text message to Alibaba Cloud: `SendSms` of Dysmsapi, version 2017-05-25, which takes all in the query. */
export async function handToAliyun(
  address: SmsAddress,
  signature: string | undefined,
  id: string,
  message: Message,
): Promise<TextAnswer> {
  const { name } = address;
  const asked = vendorMessage(address.url, message, signature);
  if (!asked) return { outcome: 'refused', about: 'here', why: `${name}: no template` };
  const url = vendorAddress(address);
  const { query, headers } = signAcs3({
    host: url.host,
    action: 'SendSms',
    version: '2017-05-25',
    query: parametersOf(id, message.to, asked),
    keyId: decodeURIComponent(address.url.username),
    secret: decodeURIComponent(address.url.password),
    date: new Date(),
    nonce: randomBytes(16).toString('hex'),
  });
  const answer = await askProvider(`${url}?${query}`, { headers });
  if (!('failed' in answer)) return readAnswer(name, answer);
  const why = `${name} not reached: ${answer.failed}`;
  return answer.surelyNotTaken ? { outcome: 'refused', about: 'provider', why } : { outcome: 'unknown', why };
}

function parametersOf(id: string, to: string, { template, values, signature, abroad }: VendorMessage) {
  return {
    // The country's code without its plus; at home without either.
    PhoneNumbers: to.slice(abroad ? 1 : 3),
    ...(signature && { SignName: signature }),
    TemplateCode: template,
    TemplateParam: JSON.stringify(Object.fromEntries(values)),
    OutId: id,
  };
}

function readAnswer(name: string, { status, text }: { status: number; text: string }): TextAnswer {
  const { Code: code, BizId: reference } = readCode(text);
  const why = `${name}: ${code ?? status}`;
  if (code === 'OK' && status === 200) return { outcome: 'taken', reference };
  if (code === undefined || unsure.test(code)) {
    return status === 429 || status === 503
      ? { outcome: 'refused', about: 'provider', why }
      : { outcome: 'unknown', why };
  }
  if (ofMessage.has(code)) return { outcome: 'refused', about: 'message', why };
  const here = code.startsWith('isv.') && !ofProvider.test(code);
  return { outcome: 'refused', about: here ? 'here' : 'provider', why };
}

/** Of the answer only what names nobody. */
function readCode(text: string): { Code?: string; BizId?: string } {
  try {
    const { Code, BizId } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof Code === 'string' && /^[\w.-]{1,80}$/.test(Code) && { Code }),
      ...(typeof BizId === 'string' && { BizId: BizId.slice(0, 80) }),
    };
  } catch {
    return {};
  }
}
