import { diffArrays } from 'diff';
import type { Locale } from './locale.ts';

/** A piece of a comparison: both have it, only the later one, or only the earlier one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Marks of an editor's HTML are words of their own: that a word became bold is a change. */
const tag = /(<[^>]+>)/;

/** Two versions of a text word by word, also where words have no spaces between them (`Intl.Segmenter`). */
export function compareWords(before: string, now: string, locale: Locale): Piece[] {
  const words = (text: string) => text.split(tag).flatMap((part) => (tag.test(part) ? [part] : wordsOf(part, locale)));
  return diffArrays(words(before), words(now)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const segmenters = new Map<Locale, Intl.Segmenter>();

function wordsOf(text: string, locale: Locale): string[] {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return Array.from(known.segment(text), ({ segment }) => segment);
}
