import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Platform } from '#platform/http/site-context.ts';
import { type Locale, languageHeader } from '#platform/i18n/locale.ts';
import { createApi } from '#server/api/api.ts';
import { askCaptcha, captchaAnswer } from '#tests/support/ask-captcha.ts';
import { newPuzzle } from './captcha/puzzle.server.ts';
import { lastCodeOf } from './codes/codes.fixture.ts';

interface Asked {
  body?: object | FormData;
  cookie?: string | undefined;
  locale?: Locale;
  /** Where it comes from; each address has limits of its own. */
  address?: string;
  headers?: Record<string, string>;
}

/** Calls the API as a program does. `cookie` of the answer is what a browser would send from then on. */
export async function callApi(
  platform: Platform,
  path: string,
  { body, cookie, locale = 'en-US', address = '192.0.2.7', headers: others }: Asked = {},
) {
  const isForm = body instanceof FormData;
  const headers = {
    Language: languageHeader(locale),
    'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36',
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    ...others,
  };
  const sent = body && (isForm ? body : JSON.stringify(body));
  const init = sent ? { method: 'POST', headers, body: sent } : { headers };
  const request = new Request(`http://localhost:3000${path}`, init);
  const { response } = await createApi(platform).fetch(request, { requestId: 'test', clientAddress: address });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    cookie: response.headers.get('Set-Cookie')?.split(';')[0],
    body: isJson ? await response.json() : undefined,
    bytes: isJson ? undefined : new Uint8Array(await response.arrayBuffer()),
  };
}

/** A graphic code with its answer. */
export function answeredCaptcha(platform: Platform) {
  return { captchaId: askCaptcha(platform), captchaCode: captchaAnswer };
}

/** A puzzle with its solution. */
export async function solvedPuzzle(platform: Platform, level: number): Promise<string> {
  const challenge = await newPuzzle(platform, level);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Has a code sent for logging in. @returns it */
export async function loginCode(platform: Platform, account: string): Promise<string> {
  const body = { account, ...(await answeredCaptcha(platform)) };
  const { status } = await callApi(platform, '/api/auth/sendCode', { body });
  if (status !== 200) throw new Error(`No code was sent: ${status}`);
  return lastCodeOf(platform, account);
}
