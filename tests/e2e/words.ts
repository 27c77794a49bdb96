import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';

const root = resolve(import.meta.dirname, '../..');

type Entry = [english: string, translated: string];

/** The interface's words of a language beside their English text, from the catalogues of all parts of the site. */
const entries = Object.fromEntries(locales.map((locale) => [locale, entriesOf(locale)])) as Record<Locale, Entry[]>;

function entriesOf(locale: Locale): Entry[] {
  const files = globSync(`app/**/locales/${locale}.po`, { cwd: root });
  const blocks = files.flatMap((file) => readFileSync(resolve(root, file), 'utf8').split(/\n\n/).slice(1));
  // A word of one context stands in a catalogue by itself: meant is the one of none, whichever catalogue has it.
  const inContext = (block: string) => /^msgctxt /m.test(block);
  const last = [...blocks.filter(inContext), ...blocks.filter((block) => !inContext(block))];
  return last.map((block): Entry => [field(block, 'msgid'), field(block, 'msgstr')]).filter(([english]) => english);
}

/** The same by their English text. */
const catalogues = Object.fromEntries(locales.map((locale) => [locale, new Map(entries[locale])])) as Record<
  Locale,
  Map<string, string>
>;

/** A field of a PO entry, which may go over several lines. */
function field(block: string, name: string): string {
  const [, written = ''] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block) ?? [];
  const pieces = written.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return pieces.map((piece) => JSON.parse(piece) as string).join('');
}

/**
 * The site's own word for an English one, as the catalogues have it.
 * @param values what stands for `{name}` in it
 * @throws Error where no catalogue knows it: the test is older than the words
 */
export function word(locale: Locale, english: string, values: Record<string, string | number> = {}): string {
  const translated = catalogues[locale].get(english);
  if (!translated) throw new Error(`The catalogues of ${locale} do not have "${english}"`);
  return translated.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A pattern for a word on a page, whatever space the typography of the language puts before its marks. */
export function likeWord(locale: Locale, english: string, values?: Record<string, string | number>): RegExp {
  const escaped = word(locale, english, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\s/g, '\\s')}$`);
}

/** Words of the interface that belong to other languages only: none of them may stand on a page of this one. */
export function wordsOfOthers(locale: Locale): Set<string> {
  const said = (each: Locale) => entries[each].map(([, translated]) => translated);
  const own = new Set(said(locale));
  const others = locales.filter((each) => each !== locale).flatMap(said);
  return new Set(others.filter((text) => !own.has(text)));
}

/** The address of a path of the site in a language: Chinese has no prefix (contract, Languages). */
export function inLanguage(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
