import { basename, dirname } from 'node:path';
import { readFrontMatter } from '#platform/bundle/front-matter.server.ts';
import { htmlOf } from '#platform/bundle/markdown.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bundleFiles, textOfFile } from './files.ts';

/** A text of the demonstration: one field of one thing in one language. */
export interface Text {
  /** The file, and the place in it. */
  where: string;
  locale: Locale;
  html: string;
}

/** All strings in a value, with the place of each. */
function strings(value: unknown, where: string): { where: string; html: string }[] {
  if (typeof value === 'string') return [{ where, html: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => strings(inner, `${where} ${field}`));
}

function inLanguage(value: unknown, { where, locale }: { where: string; locale: Locale }): Text[] {
  return strings(value, where).map((text) => ({ ...text, locale }));
}

/** What stands under a language in a JSON file; and the words of somebody who writes in one language. */
function textsIn(value: unknown, where: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const { locale, title, content } = value as Record<string, unknown>;
  const ownWords = isLocale(locale) ? inLanguage({ title, content }, { where, locale }) : [];
  const inner = Object.entries(value).flatMap(([field, inner]) =>
    isLocale(field)
      ? inLanguage(inner, { where: `${where} ${field}`, locale: field })
      : textsIn(inner, `${where} ${field}`),
  );
  return [...ownWords, ...inner];
}

function textsOfPage(file: string, locale: Locale): Text[] {
  const { fields, body } = readFrontMatter(file, textOfFile(file));
  return inLanguage({ ...fields, body: htmlOf(body) }, { where: file, locale });
}

function captions(file: string, locale: Locale): Text {
  const words = textOfFile(file)
    .split('\n')
    .filter((line) => !/^(WEBVTT|NOTE seen|\d+|.*-->.*)$/.test(line.trim()));
  return { where: file, locale, html: words.join('\n') };
}

/** Everything that the demonstration says in one language or another. */
export function writtenTexts(): Text[] {
  return bundleFiles().flatMap((file) => {
    if (file.endsWith('.json')) return textsIn(JSON.parse(textOfFile(file)), file);
    const [locale = '', ending] = basename(file).split('.');
    if (!isLocale(locale)) return [];
    if (ending === 'md') return textsOfPage(file, locale);
    return ending === 'vtt' ? [captions(file, locale)] : [];
  });
}

/** The languages of everything that is said in any: of each object with languages, and of each folder with files in some. */
export function languageSets(): { where: string; languages: string[] }[] {
  const files = bundleFiles();
  const inFolders = Map.groupBy(
    files.filter((file) => isLocale(basename(file).split('.')[0])),
    (file) => dirname(file),
  );
  return [
    ...files.filter((file) => file.endsWith('.json')).flatMap((file) => setsIn(JSON.parse(textOfFile(file)), file)),
    ...[...inFolders].map(([where, files]) => ({
      where,
      languages: files.map((file) => basename(file).split('.')[0] ?? ''),
    })),
  ];
}

function setsIn(value: unknown, where: string): { where: string; languages: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.keys(value);
  if (fields.some(isLocale)) return [{ where, languages: fields }];
  return Object.entries(value).flatMap(([field, inner]) => setsIn(inner, `${where} ${field}`));
}
