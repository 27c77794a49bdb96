import { randomBytes } from 'node:crypto';
import { type Permit, withinLimit } from '#features/accounts/index.server.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { reservationsLimits } from '../limits.server.ts';
import type { Draft } from './draft.ts';

/** How long a draft is kept after the last change, in seconds. */
const lifetime = 2 * 3600;
const purpose = 'reservation draft';
const cookieName = 'draft';

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'secure'>;

/** The draft that the cookie of a request names; an empty one where there is none, or where it is too old. */
export async function readDraft(request: Request, site: Needs): Promise<Draft> {
  const token = draftToken(request, site);
  const row = token && (await rowOf(site, token));
  if (!row) return newDraft();
  try {
    return JSON.parse(unsealPersonal(site.settings, purpose, row.sealed)) as Draft;
  } catch {
    // The key it was sealed with has left PII_KEY: two hours of typing are lost, nothing else.
    return newDraft();
  }
}

function rowOf(site: Needs, token: string) {
  return site.db
    .selectFrom('reservation_draft')
    .select('sealed')
    .where('id', '=', idOf(site, token))
    .where('expires_at', '>', site.clock.now())
    .executeTakeFirst();
}

/** A draft in which nothing has been typed. */
export function newDraft(): Draft {
  return { errand: 'reserve', visitors: [], key: newKey() };
}

/**
 * Keeps a draft for two more hours. It is a new order from now on (`Draft.key`), but where `sameOrder` says otherwise.
 * @returns headers with the cookie that names it, for an answer that is not cached
 */
export async function writeDraft(
  request: Request,
  site: Needs,
  draft: Draft,
  { sameOrder = false, headers = new Headers() }: { sameOrder?: boolean; headers?: Headers } = {},
): Promise<Headers> {
  const token = draftToken(request, site) ?? newKey();
  const kept: Draft = sameOrder ? draft : { ...draft, key: newKey() };
  const sealed = sealPersonal(site.settings, purpose, JSON.stringify(kept));
  const expires_at = new Date(site.clock.now().getTime() + lifetime * 1000);
  await site.db
    .insertInto('reservation_draft')
    .values({ id: idOf(site, token), sealed, expires_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, expires_at }))
    .execute();
  headers.append('Set-Cookie', cookieHeader(site, cookieName, token, lifetime));
  return headers;
}

/** Whether a visitor may have a draft made: whoever has one may, and an address so often an hour. */
export async function mayBegin(request: Request, site: SiteContext): Promise<Permit> {
  const token = draftToken(request, site);
  const known = token && (await rowOf(site, token));
  return known ? { allowed: true } : withinLimit(site, reservationsLimits.draft);
}

/**
 * Gives a browser its name before it has typed anything: a form that it sends twice then changes one draft, not two.
 * @returns headers with the cookie, for an answer that is not cached; none for a browser that has one
 */
export function nameDraft(request: Request, site: Needs): Headers {
  const headers = new Headers();
  if (!draftToken(request, site)) headers.append('Set-Cookie', cookieHeader(site, cookieName, newKey(), lifetime));
  return headers;
}

/** Forgets a draft and its cookie. @returns the same headers */
export async function dropDraft(request: Request, site: Needs, headers: Headers): Promise<Headers> {
  const token = draftToken(request, site);
  if (token) await site.db.deleteFrom('reservation_draft').where('id', '=', idOf(site, token)).execute();
  headers.append('Set-Cookie', cookieHeader(site, cookieName, '', 0));
  return headers;
}

/** 128 random bits. */
const newKey = () => randomBytes(16).toString('base64url');

/** The table does not hold what the cookie says: who reads it cannot take up another's draft. */
function idOf({ settings }: Needs, token: string): string {
  return keyedHash(settings.SESSION_SECRET, purpose, token).toString('base64url');
}

function draftToken(request: Request, site: Needs): string | undefined {
  const token = readCookie(request, site, cookieName);
  return token && /^[\w-]{22}$/.test(token) ? token : undefined;
}
