import { z } from 'zod/mini';
import type { StoredFile } from '#platform/content/stored-file.ts';
import type { Locale } from '#platform/i18n/locale.ts';

const storedFile = z.object({
  kind: z.enum(['pdf', 'csv', 'ics', 'zip', 'svg']),
  version: z.string(),
  bytes: z.number(),
});

/** A file of the store as a hidden control holds it: `pdf 0123456789abcdef 12345`. What is none stays as it is. */
export function fileText(value: unknown): string {
  const { success, data } = storedFile.safeParse(value);
  return success ? `${data.kind} ${data.version} ${data.bytes}` : String(value);
}

/** Reads it back. @returns the text itself where it is no file: the check says so at the field */
export function fileIn(text: string): StoredFile | string | undefined {
  if (text === '') return undefined;
  const [kind, version, bytes] = text.split(' ');
  const { success, data } = storedFile.safeParse({ kind, version, bytes: Number(bytes) });
  return success ? data : text;
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
