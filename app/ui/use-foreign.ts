import { useLingui } from '@lingui/react';
import type { Locale } from '#platform/i18n/locale.ts';

/** The `lang` attribute of a text: its language where the page has another, else none. */
export function useForeign(lang: Locale): Locale | undefined {
  const { i18n } = useLingui();
  return lang === i18n.locale ? undefined : lang;
}
