import { type Locale, locales } from '#platform/i18n/locale.ts';

/** What a thing is called, by language. */
export type Term = Record<Locale, string>;

/** A row of the glossary: a term, and the names that are not used for it, as they are written there. */
export interface GlossaryRow {
  term: Term;
  not: string;
}

/** Reads the tables of a glossary: a column a language in the order of `locales`, and the variants in the last. @throws where a row cannot be read, with the row */
export function rowsOfGlossary(markdown: string): GlossaryRow[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|中文)/.test(line));
  return rows.map((row) => {
    const cells = row.slice(2, -2).split(' | ');
    const not = cells[locales.length];
    if (cells.length !== locales.length + 1 || !not) throw new Error(`Not a row of the glossary: ${row}`);
    return { term: Object.fromEntries(locales.map((locale, i) => [locale, cells[i] ?? ''])) as Term, not };
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
    const at = said.search(patternOf(term[from], from));
    return at < 0 ? [] : [{ at, term: bare(term[from]), word: bare(term[to]) }];
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
