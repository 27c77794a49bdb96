import { z } from 'zod';
import { frenchSpaces } from './french-spaces.ts';
import { asLine, isBlank } from './graphemes.ts';
import { type Locale, locales } from './locale.ts';

/** Text that every database and page can hold: whole characters, none of them NUL. */
export const writable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Words that must be given and can be seen, of `most` characters at most, without space around them. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // What is empty has been refused above.
    .refine((words) => words === '' || (writable(words) && !isBlank(words)));

/** The same as it stands within others' words, such as a name: on one line, and turning none of them round. */
export const nameLine = (most: number) => z.string().refine(writable).transform(asLine).pipe(line(most));

/**
 * The fields of a text in the languages it has, one at least. French comes out as it is set: editors type ordinary
 * spaces (contract, Languages).
 */
export function inLanguages<T extends z.ZodObject>(text: T) {
  const shape = Object.fromEntries(locales.map((locale) => [locale, text.optional()])) as Record<
    Locale,
    z.ZodOptional<T>
  >;
  return z
    .object(shape)
    .refine((texts) => Object.values(texts).some(Boolean))
    .transform((texts) => {
      const all = texts as Partial<Record<Locale, z.output<T>>>;
      const french = all['fr-FR'];
      return french ? { ...all, 'fr-FR': setInFrench(french) } : all;
    });
}

/** Texts in the order of the languages; those that are missing left out. */
export function textsOf<T>(texts: Partial<Record<Locale, T>>): [Locale, T][] {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? [[locale, text] as [Locale, T]] : [];
  });
}

function setInFrench<T extends Record<string, unknown>>(text: T): T {
  return Object.fromEntries(Object.entries(text).map(([field, words]) => [field, setWords(words)])) as T;
}

function setWords(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(setWords);
  return typeof words === 'string' ? frenchSpaces(words) : words;
}
