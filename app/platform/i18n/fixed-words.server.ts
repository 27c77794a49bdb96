import { foundPages as englishPages, type FoundPages } from './languages/en-US/found-pages.ts';
import { front as englishFront, type FrontWords } from './languages/en-US/front.ts';
import { names as englishNames, type Names } from './languages/en-US/names.ts';
import { foundPages as frenchPages } from './languages/fr-FR/found-pages.ts';
import { front as frenchFront } from './languages/fr-FR/front.ts';
import { names as frenchNames } from './languages/fr-FR/names.ts';
import { foundPages as chinesePages } from './languages/zh-CN/found-pages.ts';
import { front as chineseFront } from './languages/zh-CN/front.ts';
import { names as chineseNames } from './languages/zh-CN/names.ts';
import type { Locale } from './locale.ts';

/** Words that stand in no catalogue, as the server says them where nothing has been compiled. */
interface FixedWords {
  names: Names;
  front: FrontWords;
  foundPages: FoundPages;
}

const fixedWords: Record<Locale, FixedWords> = {
  'zh-CN': { names: chineseNames, front: chineseFront, foundPages: chinesePages },
  'en-US': { names: englishNames, front: englishFront, foundPages: englishPages },
  'fr-FR': { names: frenchNames, front: frenchFront, foundPages: frenchPages },
};

/** Names of what is the same for every language: countries, industries, currencies. */
export function namesIn(locale: Locale): Names {
  return fixedWords[locale].names;
}

/** What the server says before or instead of a page. */
export function frontIn(locale: Locale): FrontWords {
  return fixedWords[locale].front;
}

/** What the search finds the site's own pages by. */
export function foundPagesIn(locale: Locale): FoundPages {
  return fixedWords[locale].foundPages;
}
