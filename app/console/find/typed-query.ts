import { cleanKeyword, readKeyword } from '#platform/search-index/keyword.ts';
import { piecesOf } from '#platform/search-index/pieces.ts';
import { quoted } from '#platform/search-index/tokens.ts';

/**
 * What finds titles while somebody types: all words, of which the last may be a beginning.
 * @returns text of a `tsquery`, empty where nothing is asked for
 */
export function typedQuery(typed: string): string {
  const words = cleanKeyword(typed);
  const whole = readKeyword(words).anywhere;
  const last = piecesOf(words).at(-1);
  // Numbers are whole; one letter begins too much.
  if (whole === '' || last?.kind !== 'word' || !/^\p{L}{2}/u.test(last.folded)) return whole;
  const before = readKeyword(words.slice(0, last.start)).anywhere;
  const begun = `${quoted(last.folded)}:*`;
  return `(${whole}) | (${before === '' ? begun : `(${before}) & ${begun}`})`;
}
