/** Two characters of Chinese side by side. No class of Unicode: the first page must not wait for its tables (decision 63). */
const chinese = /[\u3400-\u9fff]{2}/;

/** A title of fewer characters stands in one line, however narrow the page. */
const longEnough = 7;

/** A word of so many characters takes no single one on. */
const longWord = 5;

/** A number of one character: it counts what follows. */
const number = /[一二两三四五六七八九十百千万几半]/;

let words: Intl.Segmenter | undefined;

/** Whether a title is one whose lines may end between words only. */
export function hasWords(title: string): boolean {
  return title.length >= longEnough && chinese.test(title);
}

/**
 * The pieces of a Chinese title between which its lines may end: words, which Chinese writes without spaces. A single character
 * belongs to the word before it: it is the end of a word that the dictionary does not have (`牛油|果`), leans on it (`的`), or,
 * as the last one, would be lost in a line of its own. One that begins, and a number, stay with what follows.
 */
export function titlePieces(title: string): string[] {
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = [...words.segment(title)];
  const lastWord = segments.findLastIndex(({ isWordLike }) => isWordLike);
  const pieces: string[] = [];
  let piece = '';
  for (const [i, { segment, isWordLike }] of segments.entries()) {
    // What stands of the piece since its last mark.
    const begun = /[\u3400-\u9fff]*$/.exec(piece)?.[0].length ?? 0;
    const leans = segment.length === 1 && (i === lastWord || (begun < longWord && !number.test(segment)));
    if (isWordLike && begun > 1 && !leans) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
