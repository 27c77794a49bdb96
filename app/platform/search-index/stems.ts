import type { Locale } from '../i18n/locale.ts';
import type { Texts } from '../i18n/texts.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';

type Stemmer = (folded: string) => string;

/** Languages that have stems of their own. Words of the others in Latin letters are taken as English. */
const stemmers: Texts<Stemmer> = { 'fr-FR': stemFrench };

/** The stem of a folded word in a text of a language. */
export function stemOf(word: string, lang: Locale): string {
  return (stemmers[lang] ?? stemEnglish)(word);
}

/** A folded word's stems in every language: a text may be in any, where it is shown for want of a translation. */
export function stemsOf(word: string): string[] {
  return [...new Set([stemEnglish, ...Object.values(stemmers)].map((stem) => stem(word)))];
}
