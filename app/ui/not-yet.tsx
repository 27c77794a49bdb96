import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './not-yet.module.css';
import { useLanguageNames } from './use-language-names.ts';

/** Says honestly that a text stands in another language than the page; nothing where it does not. */
export function NotYet({ lang }: { lang: Locale }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const names = useLanguageNames();
  if (lang === i18n.locale) return null;
  const own = names[locale];
  const other = names[lang];
  return (
    <span className={css.label}>
      {t`Not yet available in ${own}`} · {t`shown in ${other}`}
    </span>
  );
}
