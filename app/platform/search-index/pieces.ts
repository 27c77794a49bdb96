/** A run of text that is searched as one: Chinese characters, or a word of any other script. */
export interface Piece {
  kind: 'han' | 'word';
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Small letters, no accents, one form of every character. */
  folded: string;
}

/** A bracket or a dot within a Chinese name does not end its run: 刚果（金） is also found as 刚果金. */
const runs = /(\p{Script=Han}+(?:[（\(·‧・]\p{Script=Han}+)*)|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv;
const withinRun = /[（(·‧・]/gu;
/** Some letters are several words in their other form: ﷺ. */
const withinLetter = /\s/g;
const joined: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };
const longestWord = 64;
const beyondAscii = /[\u0080-\uffff]/;

/** Small letters without accents, in one form: `Côte` is `cote`, full-width `ＡＢ` is `ab`. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøłđ]/g, (letter) => joined[letter] ?? letter)
    .normalize('NFC');
}

/** The pieces of a text in their order; what is neither letter nor digit separates them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(runs)) {
    const han = match[1] !== undefined;
    const folded = han
      ? match[0].replaceAll(withinRun, '').normalize('NFKC')
      : fold(match[0]).replaceAll(withinLetter, '').slice(0, longestWord).toWellFormed();
    if (folded === '') continue;
    pieces.push({ kind: han ? 'han' : 'word', start: match.index, end: match.index + match[0].length, folded });
  }
  return pieces;
}

/** The overlapping pairs of characters of a Chinese run. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a Chinese run. They miss compounds, so they rank and do not find. */
export function chineseWords(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}
