import { type Locale, shortName } from './locale.ts';

/** How the module is called that brings the words of a page and the page: `list-1a2b.js`, `list-1a2b.fr-3c4d5e6f.js`. */
export function moduleWithWords(page: string, locale: Locale, hash: string): string {
  return page.replace(/\.js$/, `.${shortName(locale)}-${hash}.js`);
}
