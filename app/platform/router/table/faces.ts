import { type Locale, shortName } from '../../i18n/locale.ts';

/** The house has two faces: the site, which everybody reads, and the console, in which staff work. Neither knows the other's pages. */
export type Face = 'site' | 'console';

export const faces: readonly Face[] = ['site', 'console'];

/** The face that a page belongs to, by the id that its route has without language: `news.list`, `console.staff`. */
export function faceOf(id: string | undefined): Face {
  return id === 'console' || id?.startsWith('console.') ? 'console' : 'site';
}

/** What the ids of a face's routes begin with in a language (`app/routes.ts`), and its table of pages is called by: `fr`, `fr-console`. */
export function tableName(locale: Locale, face: Face): string {
  return face === 'site' ? shortName(locale) : `${shortName(locale)}-${face}`;
}
