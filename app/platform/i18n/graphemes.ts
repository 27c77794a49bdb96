/** Made when it is first needed: in the browser, no page has to read Unicode's tables before it is awake. */
let segmenter: Intl.Segmenter | undefined;

/** Units of UTF-16 that a character may have on average: the longest families and flags have fewer; heaps of accents more. */
const unitsMost = 20;

/** How many characters a reader sees: an accent, a flag or a family of emoji is part of one (UAX 29). */
export function graphemes(text: string): number {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether a text has at most so many characters as a reader sees them, and is no heap of marks either. */
export function fits(text: string, most: number): boolean {
  return text.length <= most * unitsMost && graphemes(text) <= most;
}

/** Longest text (units of UTF-16) that can fit. */
export function unitsFor(most: number): number {
  return most * unitsMost;
}

/**
 * What leaves no ink by itself: spaces, characters that are to be ignored where they are not known (zero-width ones, marks of
 * direction, Hangul fillers, tags), accents without a letter, and three that are drawn as nothing (the blank of Braille, a
 * null note head, the place of an object that has gone).
 */
const unseen = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}\uFFFC`;
let seen: RegExp | undefined;

/** Whether a reader sees nothing of a text. Every text that is required is asked this. */
export function isBlank(text: string): boolean {
  seen ??= new RegExp(`[^${unseen}]`, 'u');
  return !seen.test(text);
}

/**
 * A text as it is counted and kept: whole characters, none of them a control character but tabs and ends of lines, which are
 * all written in one way; no space around. Of what nobody sees nothing is kept.
 */
export function asSent(text: string): string {
  if (isBlank(text)) return '';
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * What turns the direction of writing until it is ended: a name that holds one turns the words around it as well. Marks
 * (U+200E, U+200F, U+061C) only say what the characters beside them are, and stay (Unicode Standard Annex #9).
 */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without what turns the direction of writing: titles, names and whatever else is shown within a line. */
export const withoutTurns = (text: string): string => text.replaceAll(turns, '');

/** The same on one line. */
export function asLine(text: string): string {
  return asSent(withoutTurns(text)).replaceAll(/\s+/g, ' ');
}

/** What is wrong with a text that must be there and have at most so many characters. */
export function problemOfText(text: string, most: number): 'missing' | 'too-long' | undefined {
  if (isBlank(text)) return 'missing';
  return fits(text, most) ? undefined : 'too-long';
}
