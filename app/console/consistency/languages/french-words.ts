const units = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const teens = ['dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'];
const tens = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'];
const ordinals = [
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
  'treizième',
  'quatorzième',
  'quinzième',
  'seizième',
  'dix-septième',
  'dix-huitième',
  'dix-neuvième',
  'vingtième',
];

const values = new Map([
  ...units.map((word, i) => [word, i + 1] as const),
  ['une', 1] as const,
  ...teens.slice(0, 7).map((word, i) => [word, i + 10] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
  ['quatrevingt', 80] as const,
]);

const low = `(?:dix-sept|dix-huit|dix-neuf|onze|douze|treize|quatorze|quinze|seize|dix|${units.slice(1).join('|')}|une?)`;
const belowHundred = `(?:(?:quatre[-\\s]vingts?|${tens.join('|')})(?:[-\\s](?:et[-\\s])?${low})?|${low})`;
const belowThousand = `(?:(?:${low}[-\\s])?cents?(?:[-\\s]${belowHundred})?|${belowHundred})`;

/** A number in words, as the source of a pattern. */
export const frenchWords = `(?:(?:(?:${belowThousand}[-\\s])?mille(?:[-\\s]${belowThousand})?|${belowThousand})(?!\\p{Script=Latin}))`;

/** What words say. */
export function countFrench(words: string): number | undefined {
  let [total, current] = [0, 0];
  const all = words.toLowerCase().replace(/quatre[-\s]vingts?/g, 'quatrevingt');
  for (const word of all.split(/[-\s]+/)) {
    if (/^cents?$/.test(word)) current = (current || 1) * 100;
    else if (word === 'mille') [total, current] = [total + (current || 1) * 1000, 0];
    else current += values.get(word) ?? 0;
  }
  return total + current;
}

/** An ordinal in words, as the source of a pattern. */
export const frenchOrdinals = `(?:${[...ordinals].reverse().join('|')})`;

/** Which one an ordinal is. */
export function rankFrench(word: string): number | undefined {
  const at = ordinals.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 2;
}

/** Roman numbers, as centuries have them. */
export function countRoman(letters: string): number {
  const worth: Partial<Record<string, number>> = { I: 1, V: 5, X: 10 };
  const each = Array.from(letters, (letter) => worth[letter] ?? 0);
  return each.reduce((sum, value, i) => sum + (value < (each[i + 1] ?? 0) ? -value : value), 0);
}
