import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';
import { proxyCheck } from '#platform/config/trusted-proxies.ts';

/** How the visitor sees the site, and where the visitor is: what a trusted proxy says, else what the socket says. */
export interface OuterAddress {
  protocol: 'http' | 'https';
  /** Host and port; undefined where none was given or it is no host. */
  host: string | undefined;
  /** The visitor's IP address. */
  client: string;
  /** The proxy's request id, where it is well-formed. */
  requestId: string | undefined;
  /** The proxy's `traceparent`: the trace that the request belongs to. */
  traceparent: string | undefined;
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const requestIdPattern = /^[\w.-]{8,64}$/;

/**
 * Makes the reader of outer addresses.
 * @param trusted IP addresses and ranges of the proxies whose `X-Forwarded-*` and `X-Request-Id` count (setting TRUST_PROXY)
 */
export function outerAddresses(trusted: readonly string[]): (request: IncomingMessage) => OuterAddress {
  const isProxy = proxyCheck(trusted);
  return (request) => {
    const { headers } = request;
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    const host = wellFormedHost(headers.host);
    if (trusted.length === 0 || peer === '' || !isProxy(peer)) {
      return { protocol: 'http', host, client: peer, requestId: undefined, traceparent: undefined };
    }
    const requestId = single(headers['x-request-id']);
    return {
      // Names of protocols are the same in either case (RFC 3986, 3.1).
      protocol: nearest(single(headers['x-forwarded-proto']))?.toLowerCase() === 'https' ? 'https' : 'http',
      host: wellFormedHost(nearest(single(headers['x-forwarded-host']))) ?? host,
      client: firstOutside(single(headers['x-forwarded-for']), isProxy) ?? peer,
      requestId: requestId && requestIdPattern.test(requestId) ? requestId : undefined,
      traceparent: single(headers.traceparent),
    };
  };
}

/** Whether a request says that a proxy handed it on. */
export function wasForwarded(request: IncomingMessage): boolean {
  const { headers } = request;
  return Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name === 'x-real-ip' || name.startsWith('x-forwarded-'),
  );
}

/** An IPv4 address in its own spelling where a socket for both families gives `::ffff:127.0.0.1`. */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** What `Host` last was, and was right: nearly always the same. */
let lastHost: string | undefined;

/**
 * Whether a request names one host, or none. What is no host is a bad request, and so are two: whoever stands before us may
 * have read the other one (RFC 9112, 3.2).
 */
export function isHost({ headers: { host: header }, rawHeaders }: IncomingMessage): boolean {
  if (timesHost(rawHeaders) > 1) return false;
  if (!header || header === lastHost) return true;
  if (wellFormedHost(header) === undefined) return false;
  lastHost = header;
  return true;
}

/** How often `Host` stands in the head. @param head names and values in turn; node:http keeps the first of several alone */
function timesHost(head: readonly string[]): number {
  let times = 0;
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') times += 1;
  }
  return times;
}

/** A host and port with which an address can be made: `x:99999` and `256.256.256.256` look right and are none. */
function wellFormedHost(host: string | undefined): string | undefined {
  return host && hostPattern.test(host) && URL.canParse(`http://${host}`) ? host.toLowerCase() : undefined;
}

function single(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value.join(',') : value)?.trim();
}

/** Of several values, the one that the nearest proxy added. */
function nearest(value: string | undefined): string | undefined {
  return value?.split(',').at(-1)?.trim();
}

/**
 * The last address of `X-Forwarded-For` that is none of our proxies: what stands before it, anybody could write.
 * @returns undefined where there is none, or where it is no address
 */
function firstOutside(forwarded: string | undefined, isProxy: (address: string) => boolean): string | undefined {
  const hops = (forwarded ?? '').split(',').map(hopAddress);
  return hops.findLast((address) => address === undefined || !isProxy(address));
}

/**
 * The IP address of a hop, in one spelling: some proxies write its port too (`1.2.3.4:5678`, `[2001:db8::1]:5678`). One with a
 * zone (`fe80::1%eth0`) means something on another machine only, and is none.
 */
function hopAddress(hop: string): string | undefined {
  const text = hop.trim();
  const address = isIP(text) ? text : /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text)?.slice(1).find(Boolean);
  if (address === undefined || !isIP(address)) return undefined;
  if (!isIPv6(address)) return address;
  // A socket address writes IPv6 in its one short form (RFC 5952). Its constructor throws at some that `isIP` takes.
  const short = SocketAddress.parse(`[${address}]`)?.address;
  return short && plainAddress(short);
}
