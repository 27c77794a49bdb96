import { stemmer } from 'stemmer';

/**
 * The stem of an English word in small letters without accents (M. F. Porter, "An algorithm for suffix stripping", 1980):
 * exhibitions, exhibition and exhibiting are all `exhibit`. What is no word of plain letters stays as it is.
 */
export function stemEnglish(word: string): string {
  return word.length < 3 || !/^[a-z]+$/.test(word) ? word : stemmer(word);
}
