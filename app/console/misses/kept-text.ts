import { loggedPath } from '#platform/http/logged-path.ts';
import { mayBePersonal } from './may-be-personal.ts';

const longestSearch = 60;
const longestPath = 200;
/** Part of addresses of the news (`hexId`): digits of it are nobody's. */
const hexadecimalId = /^[0-9a-f]{24}$/;
/** What programs ask for that look for holes, under the name of a browser. A link to `//other.host` would lead away from the site. */
const probe = /\/\/|\/\.|\/wp-|\.(?:php|env|aspx?|cgi|sql|bak)\b/i;

/** What of a search is kept: its words in small letters. @returns undefined where nothing is: it is long, or may be somebody's */
export function keptSearch(words: string): string | undefined {
  const text = words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return text === '' || [...text].length > longestSearch || mayBePersonal(text) ? undefined : text;
}

/** What of the path of a page is kept. @param path without language @returns undefined where nothing is: as with a search, or it was no reader */
export function keptPath(path: string): string | undefined {
  if (path.length > longestPath || probe.test(path) || loggedPath(path) !== path) return undefined;
  const segments = readable(path).split('/');
  return segments.some((segment) => !hexadecimalId.test(segment) && mayBePersonal(segment)) ? undefined : path;
}

/** A path as it is read: without escapes, where they can be undone. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
