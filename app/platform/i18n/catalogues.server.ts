import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';
import { messages as en } from './words/en-US.ts';
import { messages as fr } from './words/fr-FR.ts';
import { messages as zh } from './words/zh-CN.ts';

const instances: Record<Locale, I18n> = {
  'zh-CN': speaking('zh-CN', zh),
  'en-US': speaking('en-US', en),
  'fr-FR': speaking('fr-FR', fr),
};

/** Frozen: an instance that many answers share never changes its language, so no visitor reads another's. */
function speaking(locale: Locale, words: Messages): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: words } });
  Object.freeze(i18n);
  return i18n;
}

/** The interface's words in a language. */
export function i18nFor(locale: Locale): I18n {
  return instances[locale];
}
