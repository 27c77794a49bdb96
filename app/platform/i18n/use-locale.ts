import { useLingui } from '@lingui/react';
import { type Locale, localeOf } from './locale.ts';

/** The language of the page. */
export function useLocale(): Locale {
  return localeOf(useLingui().i18n);
}
