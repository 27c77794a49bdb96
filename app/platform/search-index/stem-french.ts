import { stemFrenchLight } from 'lucene-stemmers';

/**
 * The stem of a French word in small letters without accents (J. Savoy, "Light stemming approaches for the French, Portuguese,
 * German and Hungarian languages", 2006, as Lucene has it): exportateur, exportation and exporter are all `export`. What is
 * no word of plain letters stays as it is.
 */
export function stemFrench(word: string): string {
  return /^[a-z]+$/.test(word) ? (stemFrenchLight(word) ?? word) : word;
}
