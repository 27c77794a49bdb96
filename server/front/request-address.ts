import type { ApiLanguage } from './site.ts';

/** A request's path and query as a URL writes them: dot segments resolved. */
export interface RequestAddress {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
}

/** Longest URL that is read, in characters. */
export const longestUrl = 8192;

const absoluteForm = /^https?:\/\/[^/?#]*([/?].*)?$/i;
// A fragment or a backslash is never sent by a browser; both have been used to make two readers disagree on a path.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const neverInAnAddress = /[\u0000-\u0020\\#\u007f]/;

/**
 * Reads the target of a request line.
 * @returns undefined where it is malformed: no path, bad percent-encoding (UTF-8), NUL, backslash
 */
export function readRequestAddress(target: string): RequestAddress | undefined {
  let text = target;
  if (!text.startsWith('/')) {
    const path = absoluteForm.exec(text);
    if (!path) return undefined;
    text = path[1]?.startsWith('/') ? path[1] : `/${path[1] ?? ''}`;
  }
  if (neverInAnAddress.test(text)) return undefined;
  try {
    // With a host written before it, a path such as `//other.host/` stays a path.
    const { pathname, search } = new URL(`http://front.invalid${text}`);
    if (decodeURIComponent(pathname + search).includes('\0')) return undefined;
    return { pathname, search };
  } catch {
    // Not decodable: the caller answers 400.
    return undefined;
  }
}

/**
 * The parameter for which a target is malformed: the first that cannot be decoded, or that holds NUL.
 * @returns its name; undefined where the rest of the target is at fault, or where that is no plain name
 */
export function unreadableParameter(target: string): string | undefined {
  const start = target.indexOf('?');
  if (start === -1) return undefined;
  const wrong = target
    .slice(start + 1)
    .split('&')
    .find((parameter) => !isReadable(parameter));
  const [name = ''] = wrong?.split('=', 1) ?? [];
  return /^[\w-]{1,64}$/.test(name) ? name : undefined;
}

function isReadable(parameter: string): boolean {
  if (neverInAnAddress.test(parameter)) return false;
  try {
    return !decodeURIComponent(parameter).includes('\0');
  } catch {
    return false;
  }
}

/** What an answer is kept under. */
export interface CacheAddress {
  key: string;
  /** Path and, for the API, language: what the limit of variants counts by. */
  path: string;
  /** Path and sorted query, as the site is asked. */
  url: string;
  pathname: string;
  language: ApiLanguage;
}

/**
 * The canonical address of a request: its parameters as sent, sorted by name; values of one name keep their order.
 * @param language empty unless the answer depends on the `Language` header
 * @param read names of the parameters that the answer is made from: any other, `utm_source` or made up, is left out
 */
export function cacheAddress(
  { pathname, search }: RequestAddress,
  language: ApiLanguage,
  read: readonly string[],
): CacheAddress {
  const given = search.slice(1).split('&').filter(Boolean);
  const parameters = given.filter((parameter) => read.includes(nameOf(parameter)));
  const sorted = parameters.length > 1 ? parameters.sort(byName) : parameters;
  const url = sorted.length > 0 ? `${pathname}?${sorted.join('&')}` : pathname;
  return { key: language + url, path: language + pathname, url, pathname, language };
}

/** The name of a parameter as the site reads it: `%70age=2` is a `page`. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  return /[%+]/.test(name) ? ([...new URLSearchParams(parameter).keys()][0] ?? '') : name;
}

function byName(one: string, other: string): number {
  const [a, b] = [nameOf(one), nameOf(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
