/** How many letters two words may differ by: one, and two in long words. */
export function forgiven(word: string): number {
  return word.length >= 8 ? 2 : 1;
}

/**
 * How many letters must be put in, left out, replaced or exchanged with their neighbour to make one word of another
 * (optimal string alignment); `most + 1` where it is more than `most`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = nextRow(one, other, i, { before, last });
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}

/** The distances of the first `i` letters of one word from the beginnings of the other. */
function nextRow(
  one: string,
  other: string,
  i: number,
  { before, last }: { before: number[]; last: number[] },
): number[] {
  const row = [i];
  for (let k = 1; k <= other.length; k += 1) {
    const replaced = (last[k - 1] ?? 0) + (one[i - 1] === other[k - 1] ? 0 : 1);
    const isExchange = i > 1 && k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1];
    const exchanged = isExchange ? (before[k - 2] ?? 0) + 1 : replaced;
    row.push(Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, replaced, exchanged));
  }
  return row;
}

/** The letters of a word as bits: words that differ in many of them need not be compared letter by letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) % 31);
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** A word of the vocabulary, and how far it is from a misspelt one. */
export interface Near {
  word: string;
  away: number;
}

/** The words of a vocabulary that a misspelt one may have meant, the closest first, at most `limit`. */
export function closest(misspelt: string, vocabulary: Iterable<string>, limit: number): Near[] {
  const most = forgiven(misspelt);
  const letters = lettersOf(misspelt);
  const near: Near[] = [];
  for (const word of new Set(vocabulary)) {
    // One step takes a letter away, or brings one, or both.
    if (bitsOf(letters ^ lettersOf(word)) > 2 * most) continue;
    const steps = distance(misspelt, word, most);
    // A wrong first letter is rare.
    if (steps > 0 && steps <= most) near.push({ word, away: steps + (word[0] === misspelt[0] ? 0 : 0.5) });
  }
  return near.sort((a, b) => a.away - b.away || (a.word < b.word ? -1 : 1)).slice(0, limit);
}
