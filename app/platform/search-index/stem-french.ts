/** A suffix, the length that a word must exceed, and what takes its place. */
type Rule = [suffix: string, longerThan: number, replacement: string];

const rules: Rule[] = [
  ['issement', 9, 'ir'],
  ['issant', 8, 'ir'],
  ['ivement', 8, 'if'],
  ['ement', 6, 'e'],
  ['ficatrice', 11, 'fier'],
  ['ficateur', 10, 'fier'],
  ['catrice', 9, 'quer'],
  ['cateur', 8, 'quer'],
  ['isatrice', 9, ''],
  ['isateur', 9, ''],
  ['atrice', 8, 'er'],
  ['ateur', 7, 'er'],
  ['trice', 6, 'teur'],
  ['ieme', 5, ''],
  ['teuse', 7, 'ter'],
  ['teur', 6, 'ter'],
  ['euse', 5, 'eu'],
  ['ive', 7, 'if'],
  ['nnelle', 9, 'n'],
  ['nnel', 9, 'n'],
  ['ique', 8, ''],
  ['esse', 8, 'e'],
  ['inage', 7, 'in'],
  ['isation', 9, ''],
  ['ation', 8, ''],
  ['ition', 8, ''],
];

/**
 * The stem of a French word in small letters without accents, after J. Savoy, "Light stemming approaches for the French,
 * Portuguese, German and Hungarian languages" (2006): exportateur, exportation and exporter are all `export`.
 */
export function stemFrench(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const rule = rules.find(([suffix, longerThan]) => singular.length > longerThan && singular.endsWith(suffix));
  return ending(rule ? singular.slice(0, -rule[0].length) + rule[2] : singular);
}

function withoutPlural(word: string): string {
  if (word.length > 5 && /[^e]aux$/.test(word)) return `${word.slice(0, -2)}l`;
  return word.length > 3 && /[xs]$/.test(word) ? word.slice(0, -1) : word;
}

/** Double letters and the ends of verbs and adjectives. */
function ending(word: string): string {
  if (word.length <= 4) return word;
  let stem = word.replaceAll(/([a-z])\1/g, '$1');
  if (stem.length > 4 && stem.endsWith('ie')) stem = stem.slice(0, -2);
  if (stem.length > 4 && stem.endsWith('r')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
