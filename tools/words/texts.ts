import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { anyString, valuesByLanguage } from './source-strings.ts';

/** What the project says to its readers in one language: a message, a text of the content, the words of a file. */
export interface Said {
  /** The file, and the place in it. */
  where: string;
  locale: Locale;
  text: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Everything that the site says: catalogues, fixed words of the languages, and the demonstration with its captions and documents. */
export function everythingSaid(): Said[] {
  return [
    ...files('app/**/locales/*.po').flatMap(messagesIn),
    ...files('app/platform/i18n/languages/*/*.ts').flatMap(wordsOfLanguage),
    ...files('content/**/*.{md,vtt}').flatMap(pageIn),
    ...files('tools/pictures/documents/*.ts').flatMap(documentIn),
    ...files('content/**/*.json').flatMap((file) => textsIn(JSON.parse(read(file)), file)),
  ];
}

const files = (pattern: string) => globSync(pattern, { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The first message of a catalogue is its head. */
function messagesIn(file: string): Said[] {
  const locale = basename(file, '.po');
  if (!isLocale(locale)) return [];
  const [, ...messages] = read(file).matchAll(/^msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm);
  return messages.map(([, strings = '']) => ({
    where: file,
    locale,
    text: strings.replace(/"\s*"/g, '').trim().slice(1, -1).replaceAll('\\"', '"'),
  }));
}

function wordsOfLanguage(file: string): Said[] {
  const locale = basename(dirname(file));
  if (!isLocale(locale)) return [];
  // Words by which pages are also found are those that readers type, whatever we call it.
  const said = read(file)
    .replace(/^ *words: .*$/gm, '')
    .replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const strings = said.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g);
  return [...strings].map(([, quoted, template]) => ({ where: file, locale, text: quoted ?? template ?? '' }));
}

/** The words of documents that are printed from their source: what stands under a language in it. */
function documentIn(file: string): Said[] {
  const source = read(file);
  return valuesByLanguage(source).flatMap(({ locale, start, end }) =>
    [...source.slice(start, end).matchAll(anyString)].map(([string]) => ({
      where: file,
      locale,
      text: string.slice(1, -1),
    })),
  );
}

function pageIn(file: string): Said[] {
  const [locale] = basename(file).split('.');
  return isLocale(locale) ? [{ where: file, locale, text: read(file) }] : [];
}

/** What stands under a language in a value, wherever; and the words of somebody who writes in one language. */
function textsIn(value: unknown, where: string): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const { locale, title, content } = value as Record<string, unknown>;
  const own = isLocale(locale) ? stringsIn({ title, content }, { where, locale }) : [];
  const inner = Object.entries(value).flatMap(([field, inner]) => {
    const place = `${where} ${field}`;
    return isLocale(field) ? stringsIn(inner, { where: place, locale: field }) : textsIn(inner, place);
  });
  return [...own, ...inner];
}

function stringsIn(value: unknown, { where, locale }: Omit<Said, 'text'>): Said[] {
  if (typeof value === 'string') return [{ where, locale, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => stringsIn(inner, { where: `${where} ${field}`, locale }));
}
