import type { Locale } from '#platform/i18n/locale.ts';

/** A picture or film of the library, as it is chosen. */
export interface OfferedMedia {
  id: number;
  alt: string;
  lang: Locale;
  small: string;
}
