import { noBreakSpace } from './spaces.ts';

/** Which words of a language stay on the line of their figure: the alternatives of a pattern. */
export interface FigureWords {
  /** They follow a figure: measures, money, time and months, and what the expo counts. */
  units: string;
  /** They come before one. */
  labels: string;
}

/** The signs of measure that the languages share. */
const signs = '[kcm]?m[²³]?|[km]?g|t|ha|[cm]?l|°C|h|min|[kM]?[VW]|[kM]Wh|kVA|Hz';

/** Makes the ordinary space between a figure and its word one that does not break: `12 juin`, `25 m²`, `p. 3`. */
export function keptFigures({ units, labels }: FigureWords): (words: string) => string {
  // A figure may be a gap of a message: `{count} jours`. An elided word is no sign: `les 12 l’ont dit`.
  const beforeUnit = new RegExp(`(?<=[\\d}#](?:er)?) (?=(?:${signs}|${units})(?![\\p{L}\\p{N}’']))`, 'gu');
  const afterLabel = new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${labels})) (?=\\d)`, 'gu');
  return (words) => words.replace(beforeUnit, noBreakSpace).replace(afterLabel, noBreakSpace);
}
