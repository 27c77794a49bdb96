import type { Logger } from 'pino';
import type { Settings } from '#platform/config/settings.ts';
import { isApiPath } from '#platform/http/api-path.ts';
import { BodyTooLarge } from '#platform/http/body/body-limits.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { defaultLocale, languageHeader, localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { type Found, type PageCache, personal } from '../cache/page-cache.ts';
import { comeAgainIn, type RenderQueue, TooBusy } from '../cache/render-queue.ts';
import type { Exchange } from '../exchange.ts';
import { allowedMethods } from '../guard/limits.ts';
import { writeIsOurs } from '../guard/origin-check.ts';
import { isHost } from '../guard/outer-address.ts';
import { languageRedirect, localeOfCookie } from '../language/language-redirects.ts';
import { chosenLanguage, languageCookie, switchTarget } from '../language/language-switch.ts';
import { answerOperations, type Operations } from '../operations.ts';
import type { PageReads } from '../reads.ts';
import { cacheAddress, longestUrl, type RequestAddress, readRequestAddress } from '../request-address.ts';
import type { ApiLanguage, Site } from '../site.ts';
import { headLines } from './head-lines.ts';
import { goneAway, passThrough } from './pass-through.ts';
import type { Finish } from './public-answer.ts';
import type { StaticFiles } from './static-files.ts';
import { sendAtHand, sendStored } from './stored-answer.ts';

/** What the steps of answering need. */
export interface Steps {
  settings: Settings;
  site: Site;
  log: Logger;
  cache: PageCache;
  /** Told of what the cache answers. */
  reads: Pick<PageReads, 'count'>;
  finish: Finish;
  /** Of answers for one visitor. */
  renders: RenderQueue;
  files: StaticFiles;
  operations: Operations;
}

/**
 * Answers what was asked for in these very words before and is still kept: the quickest way.
 * @returns false where the steps have to be gone through
 */
export function answerFromMemory(exchange: Exchange, { cache, reads }: Pick<Steps, 'cache' | 'reads'>): boolean {
  const { method, url = '', headers } = exchange.request;
  if (!isHost(exchange.request)) return false;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return false;
  const language = url.startsWith('/api/') ? apiLanguage(headers.language) : '';
  if (headers.cookie !== undefined && language === '') {
    const wished = localeOfCookie(headers.cookie);
    // Perhaps to be sent on to another language: the rules decide.
    if (wished && wished !== defaultLocale && !url.startsWith(`/${wished}/`)) return false;
  }
  const found = cache.recall(url, language);
  if (!found) return false;
  exchange.cache = found.use;
  if (found.entry) exchange.route = found.entry.route;
  if (!sendAtHand(exchange, found.answer, standingIn(found))) return false;
  reads.count(exchange, found);
  return true;
}

/** What says to those who run the site that a kept answer stands in, and how old it is (RFC 9111, 5.1; RFC 9211). */
function standingIn({ age, use }: Found): string {
  if (age === undefined) return '';
  const seconds = Math.max(0, Math.round(age / 1000));
  const why = use === 'busy' ? 'too-busy' : 'database-away';
  return headLines(['Age', String(seconds), 'Cache-Status', `expo; hit; detail=${why}`]);
}

/** Goes through the steps in their order until one answers; whatever fails becomes an answer too. */
export async function answerInOrder(exchange: Exchange, steps: Steps): Promise<void> {
  const target = exchange.request.url ?? '/';
  const [rawPath = '/'] = target.split('?', 1);
  try {
    if (target.length > longestUrl) return exchange.sendError(414, rawPath);
    const address = readRequestAddress(target);
    if (!isHost(exchange.request)) return exchange.sendError(400, rawPath);
    if (!address) return exchange.sendUnreadable(target, rawPath);
    await answerMethod(exchange, steps, address);
  } catch (error) {
    await answerFailure(exchange, steps, rawPath, error);
  }
}

async function answerMethod(exchange: Exchange, steps: Steps, address: RequestAddress): Promise<void> {
  const { method = '', headers } = exchange.request;
  exchange.route = steps.site.routeOf(address.pathname);
  const allowed = allowedMethods(address.pathname);
  const allow = ['Allow', allowed.join(', ')];
  if (!allowed.includes(method)) return exchange.sendError(405, address.pathname, allow);
  if (method === 'OPTIONS') return exchange.send(204, allow);
  if (method !== 'POST') return answerRead(exchange, steps, address);
  if (!writeIsOurs(headers, steps.settings, exchange.outer.host)) {
    exchange.isForeign = true;
    return exchange.sendError(403, address.pathname);
  }
  await pass(exchange, steps, address);
}

async function answerRead(exchange: Exchange, steps: Steps, address: RequestAddress): Promise<void> {
  const { pathname } = address;
  if (await answerOperations(exchange, pathname, steps.operations)) return;
  if (steps.files.has(pathname)) {
    exchange.route = 'file';
    return steps.files.answer(exchange, pathname);
  }
  if (answerLanguageSwitch(exchange, steps.settings, address)) return;
  const redirect = languageRedirect(address, exchange.request.headers.cookie, steps.site);
  if (redirect) {
    const kept = redirect.personal ? ['private, no-cache', 'Vary', 'Cookie'] : ['no-cache'];
    return exchange.send(redirect.status, ['Location', redirect.location, 'Cache-Control', ...kept]);
  }
  if (exchange.request.headers.authorization !== undefined || !steps.site.isPublic(pathname)) {
    return pass(exchange, steps, address);
  }
  await answerPublic(exchange, steps, address);
}

async function answerPublic(exchange: Exchange, steps: Steps, address: RequestAddress): Promise<void> {
  const { url = '', headers } = exchange.request;
  const language = isApiPath(address.pathname) ? apiLanguage(headers.language) : '';
  const read = steps.site.parametersOf(address.pathname);
  const found = await steps.cache.get(cacheAddress(address, language, read));
  if (found === personal) return pass(exchange, steps, address);
  if (found.entry) steps.cache.remember(url, found.entry);
  exchange.cache = found.use;
  steps.reads.count(exchange, found);
  await sendStored(exchange, found.answer, standingIn(found));
}

function answerLanguageSwitch(exchange: Exchange, settings: Settings, address: RequestAddress): boolean {
  const locale = chosenLanguage(address.pathname);
  if (!locale) return false;
  exchange.route = 'language';
  const secure = settings.SITE_URL.startsWith('https:') || exchange.outer.protocol === 'https';
  exchange.send(303, [
    ...['Location', switchTarget(locale, address)],
    ...['Set-Cookie', languageCookie(locale, secure)],
    ...['Cache-Control', 'no-store'],
  ]);
  return true;
}

async function pass(exchange: Exchange, steps: Steps, address: RequestAddress): Promise<void> {
  const { protocol, host } = exchange.outer;
  const origin = host ? `${protocol}://${host}` : new URL(steps.settings.SITE_URL).origin;
  await passThrough(exchange, steps, origin, address);
}

async function answerFailure(exchange: Exchange, { log }: Steps, path: string, error: unknown): Promise<void> {
  const { response } = exchange;
  if (error instanceof TooBusy) {
    return exchange.sendError(503, path, ['Retry-After', String(comeAgainIn)]);
  }
  if (error instanceof BodyTooLarge) {
    return exchange.sendError(413, path);
  }
  if (hasLeft(exchange, error)) return exchange.report(goneAway);
  log.error({ err: error, requestId: exchange.id, path: loggedPath(path.slice(0, 200)) }, 'answering failed');
  if (response.headersSent) {
    response.destroy();
    exchange.report(500);
  } else exchange.sendError(500, path);
}

/** Whether the visitor went away; an answer that we have broken off, for what it is made from failed, is destroyed too. */
function hasLeft({ request, response }: Exchange, error: unknown): boolean {
  if (response.headersSent && response.errored === error) return false;
  return response.destroyed || (request.destroyed && !request.complete);
}

function apiLanguage(header: string | string[] | undefined): ApiLanguage {
  const locale = localeOfLanguageHeader(typeof header === 'string' ? header : undefined);
  return languageHeader(locale);
}
