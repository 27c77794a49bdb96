import { apart, isBlock } from './plain-words.ts';
import { offencesIn } from './rule.ts';
import type { Variant } from './variants.ts';

/** Whether a name can stand in the place of a variant by itself: of one with any ending nobody knows which. */
export const canReplace = ({ variant }: Pick<Variant, 'variant'>): boolean => !variant.includes('*');

/** What the form sends that asks for it: where, and what stands there. */
export const replaceValue = (place: string, written: string): string => `${place} ${spaced(written)}`;

/** Reads it again. */
export function replaceAsked(value: string): { place: string; written: string } {
  const at = value.indexOf(' ');
  return at < 0 ? { place: value, written: '' } : { place: value.slice(0, at), written: value.slice(at + 1) };
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');

interface Replacing {
  variants: readonly Variant[];
  /** As it stands in the text. */
  written: string;
  isHtml: boolean;
}

/**
 * A text with the glossary's name wherever a variant stands as it was found. Whoever asks for it reads the sentence afterwards: articles
 * and endings are not changed.
 */
export function withoutVariant(text: string, { variants, written, isHtml }: Replacing): string {
  const { plain, places } = plainWithPlaces(text);
  const found = variants.filter(canReplace).flatMap((variant) =>
    offencesIn(plain, variant)
      .filter(([own]) => spaced(own) === spaced(written))
      .map(({ 0: own, index }) => ({ index, own, word: inPlaceOf(own, variant) })),
  );
  let replaced = text;
  let before = plain.length;
  for (const { index, own, word } of found.toSorted((one, other) => other.index - one.index)) {
    // Of two that overlap one is enough.
    if (index + own.length > before) continue;
    before = index;
    const [begin = 0, last = 0] = [places[index], places[index + own.length - 1]];
    const tags = (text.slice(begin, last + 1).match(tag) ?? []).join('');
    replaced = replaced.slice(0, begin) + (isHtml ? inHtml(word) : word) + tags + replaced.slice(last + 1);
  }
  return replaced;
}

const tag = /<[^<>]*>/g;

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text without tags, its blocks told apart, and where each of its signs stands. */
function plainWithPlaces(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const { 0: own, index } of [...text.matchAll(tag), { 0: '', index: text.length }]) {
    plain += text.slice(at, index);
    for (let each = at; each < index; each += 1) places.push(each);
    if (isBlock(own)) {
      plain += apart;
      places.push(index);
    }
    at = index + own.length;
  }
  return { plain, places };
}

/** A name as it stands for a variant: at the beginning of a sentence, and in English of several. */
function inPlaceOf(written: string, { called, variant, locale }: Variant): string {
  const isSeveral = locale === 'en-US' && /s$/i.test(written) && !/s$/i.test(variant);
  const word = isSeveral ? several(called) : called;
  const [first = '', small = ''] = [written.charAt(0), word.charAt(0)];
  return first !== first.toLowerCase() && small === small.toLowerCase() ? small.toUpperCase() + word.slice(1) : word;
}

function several(word: string): string {
  if (/(?:s|x|ch|sh)$/i.test(word)) return /s$/i.test(word) ? word : `${word}es`;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
