import { languages } from '#platform/i18n/languages.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

/** What a thing is called, by language: those that the glossary has a column for. */
export type Term = Partial<Record<Locale, string>>;

/** A row of the glossary: a term, and the names that are not used for it, as they are written there; empty where there are none. */
export interface GlossaryRow {
  term: Term;
  not: string;
}

/**
 * Reads the tables of a glossary. The head of a column is the language's own name, so that a language which the site has and the
 * glossary has not yet is only without terms; the variants stand in the last column. @throws where a row cannot be read, with the row
 */
export function rowsOfGlossary(markdown: string): GlossaryRow[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '));
  const [head, ...others] = rows.map((row) => ({ row, cells: row.slice(2, -2).split(' | ') }));
  const columns =
    head?.cells.slice(0, -1).map((name) => locales.find((locale) => languages[locale].name === name)) ?? [];
  const terms = others.filter(({ row, cells }) => row !== head?.row && !cells.every((cell) => cell === '---'));
  return terms.map(({ row, cells }) => {
    const not = cells[columns.length];
    if (cells.length !== columns.length + 1 || not === undefined) throw new Error(`Not a row of the glossary: ${row}`);
    const named = columns.flatMap((locale, i) => (locale && cells[i] ? [[locale, cells[i]] as const] : []));
    return { term: Object.fromEntries(named), not };
  });
}

/** A term of a text, and what it is called in another language. */
export interface Hint {
  term: string;
  word: string;
}

/** Whether a text has a name, as it is found by `termsIn`. @param text may hold tags */
export function isSaid(text: string, name: string, locale: Locale): boolean {
  return patternOf(name, locale).test(withoutTags(text));
}

const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, '');

/** The terms that a text has, in the order in which it has them, with their names in another language. */
export function hintsFor(terms: readonly Term[], text: string, { from, to }: { from: Locale; to: Locale }): Hint[] {
  return termsIn(terms, text, from).flatMap((term) => {
    const [name, word] = [term[from], term[to]];
    return name && word ? [{ term: bare(name), word: bare(word) }] : [];
  });
}

/** The terms that a text has, in their order. Chinese has no words to tell apart, so the longest name counts there. */
export function termsIn(terms: readonly Term[], text: string, locale: Locale): Term[] {
  const said = withoutTags(text);
  const found = terms.flatMap((term) => {
    const name = term[locale];
    const at = name ? said.search(patternOf(name, locale)) : -1;
    return name && at >= 0 ? [{ at, name: bare(name), term }] : [];
  });
  return found
    .filter((one) => !found.some((other) => other !== one && other.name.includes(one.name)))
    .toSorted((one, other) => one.at - other.at)
    .map(({ term }) => term);
}

/** Without the quotation marks that a name has in running text. */
const bare = (name: string) => name.replace(/[“”]/g, '');

function patternOf(name: string, locale: Locale): RegExp {
  const source = bare(name)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replace(/’|'/g, "['’]");
  return new RegExp(locale === 'zh-CN' ? source : `(?<![\\p{L}\\p{N}])${source}s?(?![\\p{L}\\p{N}])`, 'iu');
}
