import { createHash, randomBytes } from 'node:crypto';
import type { Reachable } from '#features/accounts/index.server.ts';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { proofLifetime } from '../reservations.ts';

const cookieName = 'holder';
const purpose = 'reservation holder';
const days90 = 90 * 86_400;
/** The newest ones are kept: a cookie holds about 4 kB. */
const idsMost = 40;

/** What a browser has shown: the reservations it made, and the phone or mail it has proven. */
export interface Holder {
  /** By this it is ended on the server (`endHolder`); none until it is written into a cookie. */
  id?: string;
  ids: string[];
  proof?: { to: Reachable /** Milliseconds since 1970. */; until: number };
}

/** A holder as it stands in a cookie. */
interface Written extends Holder {
  id: string;
  /** Until when the cookie is good, in milliseconds since 1970. */
  until: number;
}

type Needs = Pick<SiteContext, 'settings' | 'clock' | 'secure'>;
type OpenSite = Needs & Pick<SiteContext, 'db'>;

/** Who holds the cookie of a request; nobody in particular where there is none, it is not ours, or it was ended. */
export async function readHolder(request: Request, site: OpenSite): Promise<Holder> {
  const written = readWritten(request, site);
  if (!written || (await isEnded(site, written))) return { ids: [] };
  const { id, ids, proof } = written;
  return proof && proof.until > site.clock.now().getTime() ? { id, ids, proof } : { id, ids };
}

/** Ends on the server what the cookie of a request may do: a copy of it opens nothing any more, wherever it is. */
export async function endHolder(request: Request, site: OpenSite): Promise<void> {
  const written = readWritten(request, site);
  if (!written) return;
  // As long as any cookie that has been written so far: a copy may have been written anew after this one, and live longer.
  const expires_at = new Date(site.clock.now().getTime() + days90 * 1000);
  await site.db
    .insertInto('ended_holder')
    .values({ id_hash: hashOf(written), expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function readWritten(request: Request, site: Needs): Written | undefined {
  const value = readCookie(request, site, cookieName);
  if (!value) return undefined;
  try {
    const text = unseal(site.settings.SESSION_SECRET, purpose, Buffer.from(value, 'base64url'));
    const written = JSON.parse(text) as Partial<Written> & Holder;
    const { id, until = 0 } = written;
    // Written before cookies could be ended, it has no id, and shows nothing either.
    return id && until > site.clock.now().getTime() ? { ...written, id, until } : undefined;
  } catch {
    // Sealed by another secret, or not at all: it shows nothing.
    return undefined;
  }
}

const readEnded = statement((db, { idHash }: Blanks<{ idHash: Buffer }>) =>
  db.selectFrom('ended_holder').select('expires_at').where('id_hash', '=', idHash),
);

async function isEnded({ db }: OpenSite, written: Written): Promise<boolean> {
  const ended = await readEnded(db, {}, { idHash: hashOf(written) });
  return ended.length > 0;
}

/** The id is 256 random bits: it needs no key. */
const hashOf = ({ id }: Written) => createHash('sha256').update(id).digest();

/** Sets the holder's cookie on an answer, which must not be cached. @returns the same headers */
export function withHolder(headers: Headers, site: Needs, holder: Holder): Headers {
  const ids = holder.ids.slice(-idsMost);
  const id = holder.id ?? randomBytes(32).toString('base64url');
  const written: Written = { ...holder, ids, id, until: site.clock.now().getTime() + days90 * 1000 };
  const sealed = seal(site.settings.SESSION_SECRET, purpose, JSON.stringify(written)).toString('base64url');
  headers.append('Set-Cookie', cookieHeader(site, cookieName, sealed, days90));
  return headers;
}

/** Takes the holder's cookie away. @returns the same headers */
export function dropHolder(headers: Headers, site: Needs): Headers {
  headers.append('Set-Cookie', cookieHeader(site, cookieName, '', 0));
  return headers;
}

/** The holder that has a reservation more. */
export function holding(holder: Holder, id: string): Holder {
  return { ...holder, ids: [...holder.ids.filter((each) => each !== id), id] };
}

/** The holder that has proven a phone or mail, for half an hour. */
export function proving(holder: Holder, site: Needs, to: Reachable): Holder {
  return { ...holder, proof: { to, until: site.clock.now().getTime() + proofLifetime } };
}

/** Whether the holder has proven this very phone or mail. */
export function hasProven({ proof }: Holder, to: Reachable): boolean {
  return proof?.to.channel === to.channel && proof.to.address === to.address;
}
