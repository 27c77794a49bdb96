import { languages } from '#platform/i18n/languages.ts';
import { defaultLocale, type Locale, locales, shortName } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { rowsOfGlossary, type Term } from './terms.ts';
import { type Unused, unusedIn } from './variants.ts';

/** A term of the glossary, as it is written: a row of the file with where it stands. */
export interface Entry {
  /** The heading under which it stands. */
  part: string;
  names: Term;
  unused: Unused;
  /** For whoever writes: when it is used, and when not. */
  note: string;
}

/** What an entry is found by: no two have the same. */
export const nameOf = ({ names }: Pick<Entry, 'names'>): string => names[defaultLocale] ?? '';

/** A term as it is kept: each name on one line and once, nothing that is empty. */
export function tidyEntry({ part, names, unused, note }: Entry): Entry {
  return {
    part,
    note: inOneLine(note),
    names: filled((locale) => inOneLine(names[locale] ?? '') || undefined),
    unused: filled((locale) => {
      const own = [...new Set((unused[locale] ?? []).map(inOneLine).filter(Boolean))];
      return own.length > 0 ? own : undefined;
    }),
  };
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function filled<T>(of: (locale: Locale) => T | undefined): Texts<T> {
  const texts: Texts<T> = {};
  for (const locale of locales) {
    const text = of(locale);
    if (text !== undefined) texts[locale] = text;
  }
  return texts;
}

/** The entries of a glossary. @throws where a row cannot be read, with the row */
export function entriesIn(markdown: string): Entry[] {
  return sectionsOf(markdown).flatMap((section) => {
    const part = partOf(section);
    const lines = section.split('\n');
    const notes = new Map(lines.filter(isNote).map((line) => noteIn(line)));
    return rowsOfGlossary(section).map(({ term, not }) => {
      const entry = { part, names: term, unused: unusedIn(not) };
      return { ...entry, note: notes.get(nameOf(entry)) ?? '' };
    });
  });
}

/** The headings under which terms stand, in their order. */
export function partsIn(markdown: string): string[] {
  return sectionsOf(markdown)
    .filter((section) => section.includes('\n| '))
    .map(partOf);
}

const sectionsOf = (markdown: string) => markdown.split(/(?<=\n)(?=## )/);
const partOf = (section: string) => section.slice(0, section.indexOf('\n')).replace(/^## /, '');

const isNote = (line: string) => /^- .+?: ./.test(line);

function noteIn(line: string): [name: string, note: string] {
  const at = line.indexOf(': ');
  return [line.slice('- '.length, at), line.slice(at + ': '.length)];
}

/**
 * A glossary with these entries in its tables, in their order, and all else as it is: where they are its own it is the same to the byte.
 * What stands under no heading of it is left out.
 */
export function markdownWith(markdown: string, entries: readonly Entry[]): string {
  return sectionsOf(markdown)
    .map((section) => {
      const part = partOf(section);
      return withRows(
        section,
        entries.filter((entry) => entry.part === part),
      );
    })
    .join('');
}

/** The head of a table has two lines: the names of its columns, and a rule. */
const headLines = 2;

function withRows(section: string, entries: readonly Entry[]): string {
  const lines = section.split('\n');
  const first = lines.findIndex((line) => line.startsWith('| '));
  if (first < 0) return section;
  const last = lines.findLastIndex((line) => line.startsWith('| '));
  const head = lines.slice(0, first + headLines);
  const notes = entries.filter(({ note }) => note !== '').map((entry) => `- ${nameOf(entry)}: ${entry.note}`);
  return [
    ...head,
    ...entries.map((entry) => rowOf(entry, lines[first] ?? '')),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...withoutNotes(lines.slice(last + 1)),
  ].join('\n');
}

/** What follows a table, without its notes and the empty line before them. */
function withoutNotes(lines: readonly string[]): string[] {
  const at = lines.findIndex(isNote);
  if (at < 0) return [...lines];
  return [...lines.slice(0, Math.max(0, at - 1)), ...lines.slice(at).filter((line) => !isNote(line))];
}

/** An entry as a row of a table. @param head the first line of the table, which says the languages of its columns */
function rowOf({ names, unused }: Pick<Entry, 'names' | 'unused'>, head: string): string {
  const columns = head.slice(2, -2).split(' | ').slice(0, -1);
  const cells = columns.map((name) => {
    const locale = locales.find((each) => languages[each].name === name);
    return (locale && names[locale]) ?? '';
  });
  return `| ${[...cells, notOf(unused)].join(' | ')} |`;
}

/** The last cell of a row. */
export function notOf(unused: Unused): string {
  const ofLanguages = textsOf(unused).filter(([, names]) => names.length > 0);
  return ofLanguages.map(([locale, names]) => `${shortName(locale)}: ${names.join(', ')}`).join('; ');
}
