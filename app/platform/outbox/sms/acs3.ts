import { createHash, createHmac } from 'node:crypto';

/** A request to Alibaba Cloud that is to be signed. */
interface AcsRequest {
  host: string;
  action: string;
  version: string;
  /** Parameters of the call; they go into the query. */
  query: Record<string, string>;
  /** The site's secret with Alibaba Cloud and its name. */
  keyId: string;
  secret: string;
  date: Date;
  /** Another one for each request. */
  nonce: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986: more than `encodeURIComponent` escapes. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Signs a POST without a body (signature method V3: alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature).
 * @returns the query as it was signed, and the headers to send with it
 */
export function signAcs3(request: AcsRequest): { query: string; headers: Record<string, string> } {
  const query = Object.entries(request.query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
  const hashed = sha256('');
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': hashed,
    'x-acs-date': `${request.date.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers);
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = ['POST', '/', query, lines, names.join(';'), hashed].join('\n');
  const signature = createHmac('sha256', request.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const { host: _, ...sent } = headers;
  const Authorization = `${algorithm} Credential=${request.keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query, headers: { ...sent, Authorization } };
}
