import { type Locale, shortName } from './locale.ts';

/** What a language is called in another one, within a line: `French`, `法语`, `français`. */
export function languageWithin(of: Locale, reader: Locale): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(shortName(of)) ?? of;
}

/** The same as it stands alone: `Français`. */
export function languageName(of: Locale, reader: Locale): string {
  const [first = '', ...rest] = languageWithin(of, reader);
  return first.toLocaleUpperCase(reader) + rest.join('');
}
