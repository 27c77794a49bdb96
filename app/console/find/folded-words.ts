import { piecesOf } from '#platform/search-index/pieces.ts';

/** A text as it is compared with what was typed: small letters without accents, one space between words. */
export function foldedWords(text: string): string {
  return piecesOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}
