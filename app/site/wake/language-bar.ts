import { keepTyped } from './carry-forms.ts';
import { around, on } from './on.ts';

/**
 * A click on `[data-language]` sets the locale in the store and in the cookie `language` (specification 4). The link
 * itself then loads the page in that language, as it does without script; its answer makes the cookie last.
 */
export function serveLanguageBar(): void {
  on('click', (event) => {
    const locale = around(event, '[data-language]')?.dataset.language;
    // With a key held the link opens elsewhere: this page stays what it is.
    if (!locale || event.ctrlKey || event.metaKey || event.shiftKey) return;
    keepTyped();
    Object.assign(window.expoStore ?? {}, { locale });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not done before the page is left
    document.cookie = `language=${locale};path=/;max-age=31536000;samesite=lax`;
  });
}
