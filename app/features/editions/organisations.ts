import type { Locale } from '#platform/i18n/locale.ts';

/** Hosts are 主办, bearers 承办 (contract, Calls of the specification); supporters are the supporting units. */
export type OrganiserRole = 'host' | 'bearer' | 'supporter';

/** An institution behind the expo: at the foot of each page and in the calls of About. */
export interface Organisation {
  id: number;
  name: string;
  url: string | null;
  /** The language of the name. */
  lang: Locale;
}
