import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';

/** What the languages of texts are called in that of the page, as they stand in a sentence. */
export function useLanguageNames(): Record<Locale, string> {
  const { t } = useLingui();
  return {
    'zh-CN': t({ message: 'Chinese', context: 'of a text' }),
    'en-US': t({ message: 'English', context: 'of a text' }),
    'fr-FR': t({ message: 'French', context: 'of a text' }),
  };
}
