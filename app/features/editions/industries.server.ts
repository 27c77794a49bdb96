import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** An industry, in the language asked for. */
export interface Industry {
  id: number;
  name: string;
}

/** The 24 industries in the order of their ids, which are fixed: exhibitors, buyers and projects refer to them. */
export function industries(locale: Locale): Industry[] {
  return Object.entries(namesIn(locale).industries).map(([id, name]) => ({ id: Number(id), name }));
}
