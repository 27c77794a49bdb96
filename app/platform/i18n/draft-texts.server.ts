import { z } from 'zod';
import { asLine, isBlank } from './graphemes.ts';
import type { Locale } from './locale.ts';
import { inEach, type Texts, textsOf } from './texts.ts';
import { setInType } from './typesetting/typesetting.ts';

/** Text that every database and page can hold: whole characters, none of them NUL. */
export const writable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** A text that must be given and can be seen, of `most` characters at most, without space around them. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // What is empty has been refused above.
    .refine((text) => text === '' || (writable(text) && !isBlank(text)));

/** The same as it stands within others' texts, such as a name: on one line, and turning none of them round. */
export const nameLine = (most: number) => z.string().refine(writable).transform(asLine).pipe(line(most));

/**
 * The fields of a text in the languages it has, one at least. They come out as their language sets them: editors type
 * ordinary spaces (contract, Languages).
 */
export function inLanguages<T extends z.ZodObject>(text: T) {
  return z
    .object(inEach(() => text.optional()))
    .refine((texts) => Object.values(texts).some(Boolean))
    .transform((texts) => {
      const given = textsOf(texts as Texts<z.output<T>>);
      return Object.fromEntries(given.map(([locale, own]) => [locale, set(own, locale)])) as Texts<z.output<T>>;
    });
}

function set<T extends Record<string, unknown>>(text: T, locale: Locale): T {
  return Object.fromEntries(Object.entries(text).map(([field, own]) => [field, setValue(own, locale)])) as T;
}

function setValue(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => setValue(each, locale));
  return typeof value === 'string' ? setInType(value, locale) : value;
}
