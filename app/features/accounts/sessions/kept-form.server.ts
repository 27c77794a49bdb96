import { randomBytes } from 'node:crypto';
import { keyedHash } from '#platform/crypto/keyed.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { countUse, withinLimit } from '../limits/within-limit.server.ts';
import { accountsLimits } from '../limits.server.ts';
import type { Member } from '../members/members.ts';
import { ownerMark, sessionCookie } from './member-session.server.ts';

/** What kept forms are sealed for. */
export const keptFormPurpose = 'kept form';
/** How long a form waits for its member to log in again, in seconds. */
const lifetime = 3600;
/** Longest form that is kept, in units of UTF-16: above what the longest form of the site can hold. */
const most = 200_000;
/** Forms kept of strangers from all networks together: 400 MB. What one network may have kept is the limit `keptForm`. */
const inAll = { name: 'kept form in all', times: 2000, within: lifetime };
/** In the address of a page: it shows the form that was kept. */
export const keptParameter = 'kept';

/** Whose forms are kept: members' and those of others are kept apart. */
export interface Keeper {
  /** Name of the cookie that finds them again. */
  cookieName: string;
  /** Whose session it was, as something that is the same whenever they log in; undefined where the browser no longer says so. */
  ownerOf(request: Request, site: SiteContext): Promise<string | undefined>;
  /** Most parts of a form. */
  parts?: number;
}

const ofMembers: Keeper = {
  cookieName: 'kept',
  ownerOf: async (request, site) => sessionCookie(request, site).mark,
};

/** A form that somebody sent when their session had ended. */
export interface KeptForm {
  fields: URLSearchParams;
  /** Files had been chosen: they are not kept, and are to be chosen again. */
  hadFiles: boolean;
}

interface Sealed {
  fields: [name: string, value: string][];
  hadFiles: boolean;
  /** Whose session it was; undefined where the browser no longer said so. */
  owner: string | undefined;
}

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'path'>;

/**
 * Keeps the form of a request from somebody whose session has ended, sealed, for an hour: for this browser, this page, and
 * for whoever's session it was.
 * @returns the header `Set-Cookie` that finds it again; undefined where nothing was kept: it is no form, too long, or this
 * network, or all of them together, have had too many kept
 */
export async function keepForm(
  request: Request,
  site: SiteContext,
  keeper: Keeper = ofMembers,
): Promise<string | undefined> {
  if (!(await mayKeep(site))) return undefined;
  // Of a stranger no file is read: what stands before it is kept.
  const { form, isCut: hadFiles } = await readForm(request, { untilFile: true, ...keeper });
  const fields = [...form].flatMap(([name, value]): Sealed['fields'] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  if (fields.length === 0 && !hadFiles) return undefined;
  const kept: Sealed = { fields, hadFiles, owner: await keeper.ownerOf(request, site) };
  const text = JSON.stringify(kept);
  if (text.length > most) return undefined;
  const { cookieName } = keeper;
  const token = browserToken(request, site, cookieName) ?? randomBytes(16).toString('base64url');
  const sealed = sealPersonal(site.settings, keptFormPurpose, text);
  const expires_at = new Date(site.clock.now().getTime() + lifetime * 1000);
  await site.db
    .insertInto('kept_form')
    .values({ id_hash: idOf(site, token, addressOf(request, site)), sealed, expires_at })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ sealed, expires_at }))
    .execute();
  return cookieHeader(site, cookieName, token, lifetime);
}

async function mayKeep(site: SiteContext): Promise<boolean> {
  // What a network is refused does not count for all.
  if (!(await withinLimit(site, accountsLimits.keptForm)).allowed) return false;
  const { db, settings, clock } = site;
  if (!settings.RATE_LIMITS) return true;
  const who = keyedHash(settings.SESSION_SECRET, `limit ${inAll.name}`, '');
  return (await countUse(db, clock.now(), { ...inAll, who })).allowed;
}

/** The form that was kept for a page, where its address asks for it (`?kept`) and it is this member's to see. */
export async function keptForm(request: Request, site: Needs, member: Member): Promise<KeptForm | undefined> {
  if (!new URL(request.url).searchParams.has(keptParameter)) return undefined;
  return keptFormOf(request, site, ofMembers, ownerMark(site, member.id));
}

/** The form that a keeper has of somebody, and of this page. @param owner as their keeper says it */
export async function keptFormOf(
  request: Request,
  site: Needs,
  { cookieName }: Pick<Keeper, 'cookieName'>,
  owner: string,
): Promise<KeptForm | undefined> {
  const kept = await read(request, site, { address: addressOf(request, site), cookieName });
  if (!kept || (kept.owner !== undefined && kept.owner !== owner)) return undefined;
  return { fields: new URLSearchParams(kept.fields), hadFiles: kept.hadFiles };
}

/** Whether the page that a login leads on to has a form that was kept, and with files that were not. */
export async function waitingForm(
  request: Request,
  site: Needs,
  next: string,
): Promise<Pick<KeptForm, 'hadFiles'> | undefined> {
  const { pathname, search, searchParams } = new URL(next, 'http://site.invalid');
  if (!searchParams.has(keptParameter)) return undefined;
  const kept = await read(request, site, { address: plain(pathname, search), cookieName: ofMembers.cookieName });
  return kept && { hadFiles: kept.hadFiles };
}

/** Forgets the form that was kept for a page, as it is sent again. */
export async function dropKeptForm(request: Request, site: Needs, { cookieName } = ofMembers): Promise<void> {
  const token = browserToken(request, site, cookieName);
  if (!token) return;
  await site.db
    .deleteFrom('kept_form')
    .where('id_hash', '=', idOf(site, token, addressOf(request, site)))
    .execute();
}

/** The address of a page that shows what was kept for it. @param address path with its query, without language prefix */
export function withKept(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${keptParameter}`;
}

async function read(
  request: Request,
  site: Needs,
  { address, cookieName }: { address: string; cookieName: string },
): Promise<Sealed | undefined> {
  const token = browserToken(request, site, cookieName);
  if (!token) return undefined;
  const row = await site.db
    .selectFrom('kept_form')
    .select('sealed')
    .where('id_hash', '=', idOf(site, token, address))
    .where('expires_at', '>', site.clock.now())
    .executeTakeFirst();
  if (!row) return undefined;
  try {
    return JSON.parse(unsealPersonal(site.settings, keptFormPurpose, row.sealed)) as Sealed;
  } catch {
    // The key it was sealed with has left PII_KEY within the hour.
    return undefined;
  }
}

/** A page as its own forms name it: path and query, without the mark that something was kept. */
function addressOf(request: Request, { path }: Pick<Needs, 'path'>): string {
  return plain(path, new URL(request.url).search);
}

function plain(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(keptParameter);
  return `${path}?${query}`;
}

/** The table does not hold what the cookie says: who reads it cannot ask for another's form. */
function idOf({ settings }: Needs, token: string, address: string): Buffer {
  return keyedHash(settings.SESSION_SECRET, keptFormPurpose, `${token} ${address}`);
}

function browserToken(request: Request, site: Needs, cookieName: string): string | undefined {
  const token = readCookie(request, site, cookieName);
  return token && /^[\w-]{22}$/.test(token) ? token : undefined;
}
