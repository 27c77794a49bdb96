import { type Locale, shortName } from '#platform/i18n/locale.ts';

/** Rolldown's mark of a chunk's content. */
const mark = /(?:-[\w-]{7})?\.js$/;

/**
 * How the module is called that brings the words of a page and the page: `list-1a2b3c4d.js`, `list.fr-3c4d5e6f.js`. Without the
 * page's own mark: the browser's table of pages names all of these modules, and marks cannot be compressed.
 * @param hash of all that the module says
 */
export function moduleWithWords(page: string, locale: Locale, hash: string): string {
  return page.replace(mark, `.${shortName(locale)}-${hash}.js`);
}
