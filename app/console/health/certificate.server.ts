import { isIP } from 'node:net';
import { connect } from 'node:tls';

const askedEvery = 3_600_000;
const answeredWithin = 3000;

/** Until when the certificate of an address holds; undefined where it has none, or does not answer. */
type Holds = Promise<Date | undefined>;

const known = new Map<string, { askedAt: number; holds: Holds }>();

/** Until when the certificate of the site's own address holds, as it was seen within the last hour. @param siteUrl an origin */
export function certificateHolds(siteUrl: string): Holds {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  const before = known.get(siteUrl);
  const now = performance.now();
  if (before && now - before.askedAt < askedEvery) return before.holds;
  const holds = lookAtCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  known.set(siteUrl, { askedAt: now, holds });
  return holds;
}

/** Shakes hands, and sends nothing. */
function lookAtCertificate(host: string, port: number): Holds {
  return new Promise((resolve) => {
    // One that is no longer valid is looked at all the same: that is what is to be told.
    const socket = connect({ host, port, rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) });
    const end = (until?: Date) => {
      socket.destroy();
      resolve(until && !Number.isNaN(until.getTime()) ? until : undefined);
    };
    socket.setTimeout(answeredWithin, () => end());
    socket.once('error', () => end());
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
}
