import { isLocale, type Locale } from '#platform/i18n/locale.ts';

const languageKey = /(['"])([a-z]{2}-[A-Z]{2})\1:\s*/g;

/** A string in source code or JSON, with its quotation marks. */
export const anyString = /'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\])*"/g;

const stringOrBrace = new RegExp(`${anyString.source}|[{}[\\],]`, 'g');

/** The values that stand under a language in source code or JSON, outermost, in their order. */
export function valuesByLanguage(source: string): { locale: Locale; start: number; end: number }[] {
  const values: { locale: Locale; start: number; end: number }[] = [];
  for (const { index, 0: key, 2: locale } of source.matchAll(languageKey)) {
    const start = index + key.length;
    if (!isLocale(locale) || start < (values.at(-1)?.end ?? 0)) continue;
    values.push({ locale, start, end: endOfValue(source, start) });
  }
  return values;
}

/** Where the value that begins at `start` ends: a string, or an object with all that is in it. */
function endOfValue(source: string, start: number): number {
  let depth = 0;
  stringOrBrace.lastIndex = start;
  for (let found = stringOrBrace.exec(source); found; found = stringOrBrace.exec(source)) {
    const [token] = found;
    if (depth === 0 && /^[}\],]$/.test(token)) return found.index;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
  }
  return source.length;
}
