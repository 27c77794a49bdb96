import type { Locale } from './locale.ts';

/** How the names of a list are put in the order of the reader's language (Chinese: by pinyin). */
export function byName(locale: Locale): (one: { name: string }, other: { name: string }) => number {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => compare(one.name, other.name);
}
