import { STATUS_CODES } from 'node:http';
import { localHref, readAddress } from '#platform/i18n/address.ts';
import { localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { type FrontStatus, frontWords } from './front-words.ts';

/** An error that the front answers by itself. */
export interface ErrorAnswer {
  status: FrontStatus;
  contentType: string;
  body: string;
}

/** Whether a path belongs to the API, which answers in the envelope and never with a page. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/**
 * The front's own error: the envelope for the API, in the language of the `Language` header, else a small complete
 * page in the address's language.
 * @param pathname the path as far as it is known; nothing of it is repeated in the answer
 */
export function errorAnswer(status: FrontStatus, pathname: string, languageHeader?: string): ErrorAnswer {
  if (isApiPath(pathname)) {
    const { title } = frontWords(localeOfLanguageHeader(languageHeader), status);
    const body = JSON.stringify({ code: status, msg: title });
    return { status, contentType: 'application/json; charset=utf-8', body };
  }
  const { locale } = readAddress(pathname);
  const { title, advice, home } = frontWords(locale, status);
  const body = `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${advice}</p><p><a href="${localHref(locale, '/')}">${home}</a></p></main></body></html>
`;
  return { status, contentType: 'text/html; charset=utf-8', body };
}

/** The same as the bytes of a whole HTTP/1.1 answer, for a socket on which no request could be read. */
export function errorBytes(answer: ErrorAnswer, headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  const all = [...headers, 'Content-Type', answer.contentType, 'Cache-Control', 'no-store', 'Connection', 'close'];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);
  return `${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(answer.body)}\r\n\r\n${answer.body}`;
}
