import type { Settings } from '#platform/config/settings.ts';
import { readSmsAddresses, type SmsAddress } from '#platform/config/sms-addresses.ts';
import type { Message } from '../message.ts';
import { handToAliyun } from './aliyun.ts';
import { handToGateway } from './gateway.ts';
import { handToTencent } from './tencent.ts';
import type { TextProvider } from './text-provider.ts';
import { vendorMessage } from './vendor-message.ts';

/** The providers of SMS_URL, in the order in which they are asked; none where it is not set. */
export function textProviders({ SMS_URL, SMS_SIGNATURE }: Pick<Settings, 'SMS_URL' | 'SMS_SIGNATURE'>): TextProvider[] {
  return SMS_URL ? readSmsAddresses(SMS_URL).map((address) => providerAt(address, SMS_SIGNATURE)) : [];
}

function providerAt(address: SmsAddress, signature: string | undefined): TextProvider {
  const { name, kind, url } = address;
  if (kind === 'gateway') {
    const signed = (message: Message) => ({ ...message, text: `${signature ?? ''}${message.text}` });
    return {
      name,
      knowsRepeats: true,
      canSend: () => true,
      send: (id, message) => handToGateway(url, id, signed(message)),
    };
  }
  const hand = kind === 'aliyun' ? handToAliyun : handToTencent;
  return {
    name,
    knowsRepeats: false,
    canSend: (message) => vendorMessage(url, message, signature) !== undefined,
    send: (id, message) => hand(address, signature, id, message),
  };
}
