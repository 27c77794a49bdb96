import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import { locales } from '#platform/i18n/locale.ts';
import css from './language-bar.module.css';

/** Labels as the specification has them, and each language's own name for those who listen. */
const labels = {
  'zh-CN': { label: 'Ch', name: '中文' },
  'en-US': { label: 'En', name: 'English' },
  'fr-FR': { label: 'Fr', name: 'Français' },
};

/** Leads to the same page in another language; works without script (contract, Languages). */
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
            aria-label={`${labels[locale].label} ${labels[locale].name}`}
            aria-current={locale === i18n.locale ? 'true' : undefined}
          >
            {labels[locale].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
