import type { Locale } from '../locale.ts';
import type { Texts } from '../texts.ts';
import { englishSpaces } from './english-spaces.ts';
import { frenchSpaces } from './french-spaces.ts';

/** How languages set what editors have typed with ordinary spaces (contract, Languages); the others leave it as it is. */
const typesetting: Texts<(text: string) => string> = { 'en-US': englishSpaces, 'fr-FR': frenchSpaces };

/** A text as its language sets it; tags and addresses are left alone. */
export function setInType(text: string, locale: Locale): string {
  return typesetting[locale]?.(text) ?? text;
}
