import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './not-yet.module.css';

/** Says honestly that a text stands in another language than the page; nothing where it does not. */
export function NotYet({ lang }: { lang: Locale }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  if (lang === i18n.locale) return null;
  const shown = { 'zh-CN': t`shown in Chinese`, 'en-US': t`shown in English`, 'fr-FR': t`shown in French` }[lang];
  const missing = {
    'zh-CN': t`Not yet in Chinese`,
    'en-US': t`Not yet in English`,
    'fr-FR': t`Not yet in French`,
  }[locale];
  return (
    <span className={css.label}>
      {missing} · {shown}
    </span>
  );
}
