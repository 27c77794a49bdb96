/** How a language writes numbers. */
export interface NumberForms {
  /** In digits, as the source of a pattern. */
  digits: string;
  /** In words, as the source of a pattern. */
  words: string;
  /** Digits with a point, and without what separates thousands. */
  plain(digits: string): string;
  /** What words say; undefined where they say no number that can be compared. */
  count(words: string): number | undefined;
  /** What follows a number and multiplies it: a pattern, by which power of ten, and what has to follow that, as a lookahead. */
  magnitudes: readonly { pattern: string; power: number; ahead?: string }[];
  /** Between the two ends of a range. */
  range: string;
  /** Between a number and what it counts: `多`, `d’`. */
  link: string;
  percent: string;
  perMille: string;
}

/** A number that was read. */
export interface NumberRead {
  /** Before what multiplies it. */
  digits: string;
  inWords: boolean;
}

/** @returns undefined where it is no number that can be compared */
export function readNumber(forms: NumberForms, written: string): NumberRead | undefined {
  if (/^\d/.test(written)) return { digits: forms.plain(written), inWords: false };
  const value = forms.count(written);
  return value === undefined ? undefined : { digits: String(value), inWords: true };
}

/** By which power of ten a word multiplies. */
export function powerOf({ magnitudes }: NumberForms, word: string | undefined): number {
  if (!word) return 0;
  return magnitudes.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(word))?.power ?? 0;
}
