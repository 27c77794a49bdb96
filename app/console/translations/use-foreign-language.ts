import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';

/** The `lang` attribute of a text for each language: none where the page has it. */
export function useForeignLanguage(): (lang: Locale) => Locale | undefined {
  const own = useLocale();
  return (lang) => (lang === own ? undefined : lang);
}
