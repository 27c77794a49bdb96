import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import { languages } from '#platform/i18n/languages.ts';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import css from './language-bar.module.css';

/**
 * Leads to the same page in another language; works without script (contract, Languages). Each has its label, and its own name
 * for those who listen.
 */
export function LanguageBar() {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const to = encodeURIComponent(`${readAddress(pathname).path}${search}`);
  return (
    <ul role="list" className={css.languages} aria-label={t`Language`}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={`/language/${locale}?to=${to}`}
            lang={locale}
            hrefLang={locale}
            data-language={locale}
            aria-label={`${languages[locale].label} ${nameAlone(locale)}`}
            aria-current={locale === i18n.locale || undefined}
          >
            {languages[locale].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
