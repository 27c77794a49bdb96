import type { Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import { keyedHash } from '../crypto/keyed.ts';

/** What the security log says has happened (docs/decisions/0046). */
export type SecurityEvent =
  /** Somebody tried to log in: `way`, `outcome`, `who`. */
  | 'login'
  /** A session ended as its owner asked: `who`. */
  | 'logout'
  /** How one logs in was changed: `what` (password, account added or removed, deleted), `who`. */
  | 'credentials'
  /** A write that came from another site's page. */
  | 'refused-origin'
  /** An answer 401, 403 or 429. */
  | 'unauthenticated'
  | 'forbidden'
  | 'limited'
  /** Staff was shown what is kept from others: `staff` (their id), `what`. */
  | 'reveal';

interface Noting {
  log: Logger;
  settings: Pick<Settings, 'SESSION_SECRET'>;
  requestId: string;
  /** The visitor's address: it is written down as a keyed hash. */
  clientAddress: string;
}

/** What an event says besides: no personal data, but what `pseudonym` has made of it. */
type Said = Record<string, string | number | undefined>;

/** Writes an event into the log: a line with `security: true`, which operators keep for at least six months (README). */
export function noteSecurity(site: Noting, event: SecurityEvent, said: Said = {}): void {
  const { log, settings, requestId, clientAddress } = site;
  const from = clientAddress && pseudonym(settings, `address ${clientAddress}`);
  log.info({ security: true, event, requestId, ...(from && { from }), ...said }, 'security');
}

/**
 * Whom an event is about, as a keyed hash: the same person is the same one in every line, and who it is cannot be read from
 * it. @param whom a phone, a mail, an address or the id of a member, with a word for what it is
 */
export function pseudonym({ SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>, whom: string): string {
  // A demonstration that has made no secrets yet has nobody to name either.
  if (SESSION_SECRET === '') return '';
  return keyedHash(SESSION_SECRET, 'security log', whom).toString('base64url').slice(0, 22);
}

/** The event that an answer's status is by itself. */
export function eventOfStatus(status: number): SecurityEvent | undefined {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'limited' : undefined;
}
