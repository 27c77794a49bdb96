import { isFileKind, type StoredFile } from '#platform/content/stored-file.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** A file of the store as a hidden control holds it: `pdf 0123456789abcdef 12345`. What is none stays as it is. */
export function fileText(value: unknown): string {
  const file = fileOf(value);
  return file ? `${file.kind} ${file.version} ${file.bytes}` : String(value);
}

/** Reads it back. @returns the text itself where it is no file: the check says so at the field */
export function fileIn(text: string): StoredFile | string | undefined {
  if (text === '') return undefined;
  const [kind, version, bytes] = text.split(' ');
  return fileOf({ kind, version, bytes: Number(bytes) }) ?? text;
}

// By hand: a page of the console would carry the whole of zod for three fields.
function fileOf(value: unknown): StoredFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('kind' in value && 'version' in value && 'bytes' in value)) return undefined;
  const { kind, version, bytes } = value;
  if (!isFileKind(kind) || typeof version !== 'string' || typeof bytes !== 'number') return undefined;
  return Number.isNaN(bytes) ? undefined : { kind, version, bytes };
}

/** The same in words: `PDF, 120 kB`. What is none stays as it is. */
export function fileWords(text: string, locale: Locale): string {
  const file = fileIn(text);
  if (typeof file !== 'object') return text;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
  return `${file.kind.toUpperCase()}, ${size.format(Math.ceil(file.bytes / 1000))}`;
}

/** The control in which a file is chosen that is to stand in a field, and the one that leaves the field without. */
export const uploadName = (field: string) => `_file.${field}`;
export const withoutFileName = (field: string) => `_noFile.${field}`;
