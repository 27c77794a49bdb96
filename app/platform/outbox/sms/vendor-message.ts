import { isThisMachine } from '#platform/config/real-site.ts';
import { type SmsAddress, templateFor } from '#platform/config/sms-addresses.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { Message } from '../message.ts';

/** A message as vendors take it: a template of theirs with values. */
export interface VendorMessage {
  template: string;
  /** By name, in the order of the template. */
  values: [name: string, value: string][];
  signature: string | undefined;
  abroad: boolean;
}

/** Calling code of the mainland; Hong Kong (852), Macao (853) and Taiwan (886) count as abroad with both vendors. */
const mainland = '+86';

/**
 * What a vendor is to send.
 * @param signature of SMS_SIGNATURE, where the address has none
 * @returns undefined where no template of the vendor's is given for it
 */
export function vendorMessage(
  { searchParams }: URL,
  { to, template = { name: 'notice', values: {} }, locale = defaultLocale }: Message,
  signature: string | undefined,
): VendorMessage | undefined {
  const abroad = !to.startsWith(mainland);
  const { name, values } = template;
  const found = templateFor(searchParams, { name, locale, abroad });
  if (!found) return undefined;
  const ofAddress = (abroad && searchParams.get('sign.abroad')) || searchParams.get('sign');
  return {
    template: found.id,
    values: found.parameters.map((parameter) => [parameter, values[parameter] ?? '']),
    // Vendors put the brackets themselves.
    signature: (ofAddress || signature)?.replace(/^【(.*)】$/s, '$1'),
    abroad,
  };
}

/** Where a vendor is asked: by TLS, but for what plays it on this machine. */
export function vendorAddress({ url }: SmsAddress): URL {
  return new URL(`${isThisMachine(url.hostname) ? 'http' : 'https'}://${url.host}/`);
}
