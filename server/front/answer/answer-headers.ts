import { scriptNonceHeader } from '#platform/http/script-nonce.ts';

/** Headers of the site's answer that the front makes itself, or that belong to one connection. */
const own = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'permissions-policy',
  'referrer-policy',
  'server',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-powered-by',
  'x-request-id',
  scriptNonceHeader,
]);

/** The site's headers that go out as they are, names and values in turn. */
export function keptHeaders(headers: Headers): string[] {
  const kept: string[] = [];
  for (const [name, value] of headers) if (!own.has(name)) kept.push(headerName(name), value);
  return kept;
}

/** `Vary` of the site's answer with what the front adds. */
export function varyHeader(headers: Headers, added: readonly string[]): string[] {
  const names = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  const all = [...added, ...names.filter((name) => name !== '' && !added.some((each) => same(each, name)))];
  return all.length > 0 ? ['Vary', all.filter((name) => !same(name, 'accept-encoding')).join(', ')] : [];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether an answer is for one visitor only: it says so, or sets a cookie. */
export function isPersonal(headers: Headers): boolean {
  return headers.has('set-cookie') || /\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '');
}

function headerName(lowerCase: string): string {
  return lowerCase.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
