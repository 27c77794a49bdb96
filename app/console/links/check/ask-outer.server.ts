import { lookup } from 'node:dns';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const answeredWithin = 10_000;
const mostRedirects = 5;

/** Who asks, and whom they may ask. */
export interface Asking {
  /** What the asker calls itself. */
  name: string;
  /** Waits until a host may be asked again. */
  takeTurn(host: string): Promise<unknown>;
  signal: AbortSignal;
  /** Whether an IP address may be asked; left out, those that are public. */
  isAllowed?: (address: string) => boolean;
  /** Ports that may be asked; left out, those of http and https. */
  ports?: readonly string[];
}

/** What an address answers: its status; nothing; or it may not be asked. */
export type Answered = { status: number } | 'nothing' | 'refused';

/** An address that the site must not ask: one within its own network. */
class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/**
 * Asks another site for an address: by HEAD, and by GET where that says no, as some know no HEAD. Each redirect is followed as if it
 * had been the link, so that nobody leads the site to where it must not ask. No body is read.
 */
export async function askOuter(address: string, asking: Asking): Promise<Answered> {
  const answer = await askFollowing('HEAD', address, asking);
  const isNo = typeof answer === 'object' && answer.status >= 400;
  return isNo ? askFollowing('GET', address, asking) : answer;
}

async function askFollowing(method: string, address: string, asking: Asking): Promise<Answered> {
  let at = address;
  for (let led = 0; led <= mostRedirects; led += 1) {
    const answer = await askOnce(method, at, asking);
    if (typeof answer !== 'object' || answer.location === undefined) return answer;
    if (!URL.canParse(answer.location, at)) return { status: answer.status };
    at = new URL(answer.location, at).href;
  }
  return 'nothing';
}

async function askOnce(
  method: string,
  address: string,
  asking: Asking,
): Promise<{ status: number; location?: string } | 'nothing' | 'refused'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !mayAsk(url, asking)) return 'refused';
  await asking.takeTurn(url.host);
  try {
    return await send(method, url, asking);
  } catch (error) {
    return error instanceof NotAllowed ? 'refused' : 'nothing';
  }
}

/** What can be told of an address before its name is looked up. */
function mayAsk(url: URL, { isAllowed = isPublicAddress, ports = [''] }: Asking): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '' || !ports.includes(url.port)) return false;
  // An IP address is not looked up: the check of names does not see it.
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowed(host);
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function send(
  method: string,
  url: URL,
  { name, signal, isAllowed = isPublicAddress }: Asking,
): Promise<{ status: number; location?: string }> {
  const options: RequestOptions = {
    method,
    agent: false,
    lookup: lookupAllowed(isAllowed),
    signal: AbortSignal.any([signal, AbortSignal.timeout(answeredWithin)]),
    headers: { 'User-Agent': name, Accept: '*/*' },
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.on('error', () => {});
      response.destroy();
      const { location } = headers;
      resolve(status >= 300 && status < 400 && location !== undefined ? { status, location } : { status });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Looks a name up as the connection is made, so that what was checked is what is asked, whatever the name answers a moment later. */
function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '');
      if (!found.every(({ address }) => isAllowed(address))) return done(new NotAllowed(hostname), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
