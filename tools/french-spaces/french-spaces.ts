import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { frenchSpaces } from '#platform/i18n/typesetting/french-spaces.ts';
import { anyString, valuesByLanguage } from '../words/source-strings.ts';

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function setSpaces(file: string): void {
  const set = setterOf(file);
  if (!set) return;
  const text = readFileSync(file, 'utf8');
  const mended = set(text);
  if (mended === text) return;
  writeFileSync(file, mended);
  console.log(file);
}

function setterOf(file: string): ((text: string) => string) | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined;
  if (/\.(ts|json)$/.test(file)) return inSource;
  if (file.endsWith('fr-FR.po')) return inCatalogue;
  if (file.endsWith('fr-FR.md')) return frenchSpaces;
  return file.endsWith('fr-FR.vtt') ? inCaptions : undefined;
}

/** Source code and JSON: the strings in the value of each `fr-FR` key. */
export function inSource(source: string): string {
  let done = '';
  let at = 0;
  for (const { start, end } of valuesByLanguage(source).filter(({ locale }) => locale === 'fr-FR')) {
    done += source.slice(at, start) + source.slice(start, end).replace(anyString, frenchSpaces);
    at = end;
  }
  return done + source.slice(at);
}

/** A catalogue of Lingui: the translations, not the source texts. */
export function inCatalogue(catalogue: string): string {
  let translation = false;
  return catalogue
    .split('\n')
    .map((line) => {
      if (!line.startsWith('"')) translation = line.startsWith('msgstr');
      return translation ? frenchSpaces(line) : line;
    })
    .join('\n');
}

/** Captions: the words, not the lines of times. */
export function inCaptions(captions: string): string {
  return captions
    .split('\n')
    .map((line) => (line.includes('-->') ? line : frenchSpaces(line)))
    .join('\n');
}

/**
 * Sets the spaces of French typography in the demonstration's French texts, in sources and in the French catalogues:
 * `node tools/french-spaces/french-spaces.ts [file or folder ...]`, all of them where none is named.
 */
if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const named = process.argv.slice(2);
  const places = named.length > 0 ? named.map((name) => resolve(name)) : [join(root, 'content'), join(root, 'app')];
  for (const file of places.flatMap(filesIn)) setSpaces(file);
}
