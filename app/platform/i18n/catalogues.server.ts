import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locale.ts';
import { messages as en } from './words/en-US.ts';
import { messages as fr } from './words/fr-FR.ts';
import { messages as zh } from './words/zh-CN.ts';

const words: Record<Locale, Messages> = { 'zh-CN': zh, 'en-US': en, 'fr-FR': fr };

/** The interface's words in a language, for one answer: an instance is never shared, so no visitor reads another's language. */
export function i18nFor(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: words[locale] } });
}
