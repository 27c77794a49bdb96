import { STATUS_CODES } from 'node:http';
import { isApiPath } from '#platform/http/api-path.ts';
import { inlineHash } from '#platform/http/inline-hash.ts';
import { localHref, readAddress } from '#platform/i18n/address.ts';
import { directionOf, localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import { type FrontStatus, frontWords, unreadableWords } from './front-words.ts';

/** An error that the front answers by itself. */
export interface ErrorAnswer {
  status: FrontStatus;
  contentType: string;
  body: string;
  /** The inline style of a page, as its policy is to name it. */
  styles: readonly string[];
}

/**
 * The plain face of the site: what is needed to say one sentence, with no other file, in colours of `app/ui/tokens.css` or, where the
 * visitor wants it dark, of the site's deep parts.
 */
const style = `:root{color-scheme:light dark;--paper:#fbf7ef;--ink:#1c1a15;--soft:#5b5443;--line:#b3301f;--action:#0f5d45;--on:#fdf8ec}
@media (prefers-color-scheme:dark){:root{--paper:#0c3b2e;--ink:#fdf8ec;--soft:#d9cfb4;--line:#d98a1f;--action:#fdf8ec;--on:#0c3b2e}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.06rem/1.6 system-ui,"Noto Sans","PingFang SC","Microsoft YaHei",sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:12vh auto;padding:1.5rem min(1.5rem,5vw)}
p{margin:1rem 0;color:var(--soft)}
.status{margin:0;padding-bottom:.75rem;border-bottom:2px solid var(--line);font:600 1.5rem/1 Georgia,serif}
h1{margin:1.5rem 0 0;font:600 min(2rem,12vw)/1.2 Georgia,"Songti SC","Noto Serif CJK SC",serif}
a{display:inline-block;margin-top:.5rem;padding:.6rem 1.2rem;border-radius:3px;background:var(--action);color:var(--on);font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
@media (forced-colors:active){a{border:1px solid}}`;
/** The hash of that style, as a policy names it. */
export const faceStyles: readonly string[] = [inlineHash(style)];

/** What guards an error of the front: its page may have its own style, an envelope nothing. */
export function guardsOf(
  { styles: own }: ErrorAnswer,
  security: Pick<SecurityHeaders, 'plain' | 'face'>,
): readonly string[] {
  return own.length > 0 ? security.face(own) : security.plain;
}

/**
 * The front's own error: the envelope for the API, in the language of the `Language` header, else a small complete
 * page in the address's language.
 * @param pathname the path as far as it is known; nothing of it is repeated in the answer
 * @param unreadable the parameter that cannot be read: the envelope names it as any other that is wrong
 */
export function errorAnswer(
  status: FrontStatus,
  pathname: string,
  languageHeader?: string,
  unreadable?: string,
): ErrorAnswer {
  if (isApiPath(pathname)) {
    const locale = localeOfLanguageHeader(languageHeader);
    const errors = unreadable === undefined ? undefined : { [unreadable]: unreadableWords(locale) };
    const body = JSON.stringify({ code: status, msg: frontWords(locale, status).title, errors });
    return { status, contentType: 'application/json; charset=utf-8', body, styles: [] };
  }
  const { locale } = readAddress(pathname);
  const { title, advice, home } = frontWords(locale, status);
  const body = `<!DOCTYPE html>
<html lang="${locale}"${directionOf(locale) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><p class="status">${status}</p><h1>${title}</h1><p>${advice}</p><p><a href="${localHref(locale, '/')}">${home}</a></p></main></body></html>
`;
  return { status, contentType: 'text/html; charset=utf-8', body, styles: faceStyles };
}

/** The same as the bytes of a whole HTTP/1.1 answer, for a socket on which no request could be read. */
export function errorBytes(answer: ErrorAnswer, headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  const all = [...headers, 'Content-Type', answer.contentType, 'Cache-Control', 'no-store', 'Connection', 'close'];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);
  return `${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(answer.body)}\r\n\r\n${answer.body}`;
}
