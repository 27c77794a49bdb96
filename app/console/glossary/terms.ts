import { languages } from '#platform/i18n/languages.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';

/** What a thing is called, by language: those that the glossary has a column for. */
export type Term = Partial<Record<Locale, string>>;

/** A row of the glossary: a term, and the names that are not used for it, as they are written there. */
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
    if (cells.length !== columns.length + 1 || !not) throw new Error(`Not a row of the glossary: ${row}`);
    const named = columns.flatMap((locale, i) => (locale && cells[i] ? [[locale, cells[i]] as const] : []));
    return { term: Object.fromEntries(named), not };
  });
}

/** A term of a text, and what it is called in another language. */
export interface Hint {
  term: string;
  word: string;
}

/** The terms that a text has, in the order in which it has them. Chinese has no words to tell apart, so the longest name counts there. */
export function hintsFor(terms: readonly Term[], text: string, { from, to }: { from: Locale; to: Locale }): Hint[] {
  const said = text.replace(/<[^>]+>/g, '');
  const found = terms.flatMap((term) => {
    const [name, word] = [term[from], term[to]];
    if (!name || !word) return [];
    const at = said.search(patternOf(name, from));
    return at < 0 ? [] : [{ at, term: bare(name), word: bare(word) }];
  });
  return found
    .filter((one) => !found.some((other) => other !== one && other.term.includes(one.term)))
    .toSorted((one, other) => one.at - other.at)
    .map(({ term, word }) => ({ term, word }));
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
