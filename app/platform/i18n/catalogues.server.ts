import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';
import { inEach } from './texts.ts';

const catalogues = import.meta.glob<Messages>('/app/**/locales/*.po', { eager: true, import: 'messages' });

const instances = inEach(speaking);

/** Frozen: an instance that many answers share never changes its language, so no visitor reads another's. */
function speaking(locale: Locale): I18n {
  const own = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${locale}.po`));
  const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...own.map(([, words]) => words)) } });
  Object.freeze(i18n);
  return i18n;
}

/** The interface's words in a language. */
export function i18nFor(locale: Locale): I18n {
  return instances[locale];
}
