import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './not-yet.module.css';
import { useLanguageNames } from './use-language-names.ts';

/** Says of something that was found which of its texts holds what was looked for, where that is not the one that is shown. */
export function FoundIn({ lang }: { lang: Locale | undefined }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  if (lang === undefined) return null;
  const language = names[lang];
  return <span className={css.label}>{t`Found in the ${language} text`}</span>;
}
