import { locales, shortName } from '../i18n/locale.ts';

/** What text messages are about, as vendors have templates for it, with the parameters that each template takes, in this order. */
const templateParameters = {
  login: ['code', 'minutes'],
  reservation: ['code', 'minutes'],
  account: ['code', 'minutes'],
  company: ['code', 'minutes'],
  booked: ['day', 'visitors', 'ticket'],
  cancelled: ['day', 'visitors'],
  offer: ['day', 'visitors', 'until', 'place'],
  closed: ['day', 'visitors', 'move'],
  notice: [],
} as const satisfies Record<string, readonly string[]>;

export type TemplateName = keyof typeof templateParameters;

const codeNames = ['login', 'reservation', 'account', 'company'] as const satisfies TemplateName[];

/** A provider of text messages, as `SMS_URL` names it. */
export interface SmsAddress {
  kind: 'gateway' | 'aliyun' | 'tencent';
  /** What it is called in the database, in the log and in metrics: `aliyun`, and `aliyun-2` for the second of a kind. */
  name: string;
  url: URL;
}

export class SmsAddressError extends Error {
  override name = 'SmsAddressError';
}

const kinds: Record<string, SmsAddress['kind']> = {
  'http:': 'gateway',
  'https:': 'gateway',
  'aliyun:': 'aliyun',
  'tencent:': 'tencent',
};

const languages = locales.map(shortName).join('|');
const templateKey = new RegExp(
  `^template\\.(?:code|${Object.keys(templateParameters).join('|')})(?:\\.(?:${languages}))?(?:\\.(?:mainland|abroad))?$`,
);
const ownKeys = { aliyun: ['sign', 'sign.abroad'], tencent: ['sign', 'sign.abroad', 'app', 'region', 'sender'] };

/**
 * The providers of `SMS_URL`, in the order in which they are asked; their addresses are separated by commas.
 * @throws SmsAddressError that says what is expected, and repeats no secret
 */
export function readSmsAddresses(setting: string): SmsAddress[] {
  const counts = new Map<string, number>();
  return setting.split(/\s*,\s*(?=[a-z]+:\/\/)/i).map((address) => {
    if (!URL.canParse(address)) throw new SmsAddressError('expected addresses separated by commas');
    const url = new URL(address);
    const kind = kinds[url.protocol];
    if (!kind) throw new SmsAddressError('expected http(s)://, aliyun:// or tencent://');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (kind !== 'gateway') checkVendor(kind, url);
    return { kind, name: count === 1 ? kind : `${kind}-${count}`, url };
  });
}

function checkVendor(kind: 'aliyun' | 'tencent', { hostname, username, password, searchParams }: URL): void {
  if (!hostname || !username || !password) {
    throw new SmsAddressError(
      `expected ${kind}://ID:SECRET@host/?..., signs such as / and + of the secret as %2F and %2B`,
    );
  }
  for (const [key, value] of searchParams) {
    if (!ownKeys[kind].includes(key) && !templateKey.test(key)) {
      throw new SmsAddressError(`${kind}:// does not know ${key}, expected ${ownKeys[kind].join(', ')} or template.*`);
    }
    if (value === '') throw new SmsAddressError(`${kind}:// has nothing for ${key}`);
  }
  if (kind === 'tencent' && !/^\d+$/.test(searchParams.get('app') ?? '')) {
    throw new SmsAddressError('tencent:// expects app=1400000000, the SdkAppId');
  }
  const isThere = (name: TemplateName) =>
    locales.some((locale) => [true, false].some((abroad) => templateFor(searchParams, { name, locale, abroad })));
  const missing = codeNames.filter((name) => !isThere(name));
  if (missing.length > 0) {
    throw new SmsAddressError(
      `${kind}:// has no template for ${missing.join(', ')}, expected template.code=... at least`,
    );
  }
}

/**
 * The vendor's own name of a template. The most exact one that is given: for what the message is about, its language and whether it goes
 * abroad; codes have `code` in common, and what else has no template of its own is told by `notice`, which says to look at the site.
 */
export function templateFor(
  given: URLSearchParams,
  { name, locale, abroad }: { name: TemplateName; locale: Parameters<typeof shortName>[0]; abroad: boolean },
): { id: string; parameters: readonly string[] } | undefined {
  const common = codeNames.some((code) => code === name) ? 'code' : 'notice';
  const language = shortName(locale);
  const where = abroad ? 'abroad' : 'mainland';
  for (const about of [name, common]) {
    for (const ending of [`.${language}.${where}`, `.${language}`, `.${where}`, '']) {
      const id = given.get(`template.${about}${ending}`);
      if (id) return { id, parameters: about === 'notice' ? [] : templateParameters[name] };
    }
  }
  return undefined;
}
