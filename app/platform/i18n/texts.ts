import { type Locale, languagesFor, locales } from './locale.ts';

/** Something said in some of the languages: readers of the others are shown the best there is (`languagesFor`). */
export type Texts<T> = Partial<Record<Locale, T>>;

/** What is there in every language. */
export function inEach<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
}

/** The texts that there are with their languages, in the order of the list. */
export function textsOf<T>(texts: Texts<T>): [Locale, T][] {
  return locales.flatMap((locale): [Locale, T][] => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, text]];
  });
}

/** The same languages with what `of` makes of each text. */
export function eachText<T, Made>(texts: Texts<T>, of: (text: T, locale: Locale) => Made): Texts<Made> {
  return Object.fromEntries(textsOf(texts).map(([locale, text]) => [locale, of(text, locale)]));
}

/** The text that a reader of `locale` is shown; undefined where there is none at all. */
export function bestOf<T>(texts: Texts<T>, locale: Locale): T | undefined {
  const lang = languagesFor(locale).find((each) => texts[each] !== undefined);
  return lang && texts[lang];
}
