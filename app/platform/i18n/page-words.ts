import { type Messages, setupI18n } from '@lingui/core';
import { defaultLocale, isLocale } from './locale.ts';

const lang = document.documentElement.lang;
const locale = isLocale(lang) ? lang : defaultLocale;

declare global {
  interface Window {
    /** The words that the modules of the pages have brought (`vite-plugin-words.ts`). */
    expoWords?: Messages;
  }
}

window.expoWords ??= {};
const words = window.expoWords;

/** The words of the page, in the browser: one instance, for a page never changes its language without loading anew. */
export const i18n = setupI18n({ locale, messages: { [locale]: words } });

/**
 * While developing, fetches a catalogue in the language of the page and adds it. Nobody is told: a module waits for its words before it shows
 * anything, and telling would have React throw away what it has not hydrated yet.
 * @param catalogues by the path of their file
 */
export async function addWords(catalogues: Record<string, () => Promise<unknown>>): Promise<void> {
  const load = Object.entries(catalogues).find(([path]) => path.endsWith(`/${locale}.po`))?.[1];
  if (load) Object.assign(words, await load());
}
