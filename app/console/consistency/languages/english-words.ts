const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

const values = new Map([
  ...units.map((word, i) => [word, i + 1] as const),
  ...teens.map((word, i) => [word, i + 10] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
]);

const unit = units.join('|');
const belowHundred = `(?:(?:${tens.join('|')})(?:-(?:${unit}))?|${teens.join('|')}|${unit})`;
const belowThousand = `(?:(?:${belowHundred}|a)\\shundred(?:\\s(?:and\\s)?${belowHundred})?|${belowHundred})`;

/** A number in words, as the source of a pattern. */
export const englishWords = `(?:(?:(?:${belowThousand}|a)\\sthousand(?:,?\\s(?:and\\s)?${belowThousand})?|${belowThousand})(?!\\p{Script=Latin}))`;

/** What words say. “One” is a pronoun as often as a number. */
export function countEnglish(words: string): number | undefined {
  let [total, current] = [0, 0];
  for (const word of words.toLowerCase().split(/[-\s,]+/)) {
    if (word === 'hundred') current = (current || 1) * 100;
    else if (word === 'thousand') [total, current] = [total + (current || 1) * 1000, 0];
    else current += values.get(word) ?? 0;
  }
  return total + current;
}

/** An ordinal in words from “second” to “thirty-ninth”, as the source of a pattern. */
export const englishOrdinals = `(?:twenty-|thirty-)?(?:first|${ordinals.join('|')})`;

/** Which one an ordinal is; undefined for “first”, which is said in many ways. */
export function rankEnglish(word: string): number | undefined {
  const [, ten, last = ''] = /^(?:(twenty|thirty)-)?(\w+)$/i.exec(word.toLowerCase()) ?? [];
  const rank = last === 'first' ? 1 : ordinals.indexOf(last) + 2;
  if (ten) return (values.get(ten) ?? 0) + rank;
  return rank > 1 ? rank : undefined;
}
