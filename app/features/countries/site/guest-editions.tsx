import { Trans } from '@lingui/react/macro';
import type { EditionLine } from '#features/editions/index.server.ts';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import css from './country.module.css';

/** The editions that received the country as their guest; nothing where none did. */
export function GuestEditions({ editions }: { editions: EditionLine[] }) {
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <section>
      <h2 className={css.asideTitle}>
        <Trans>Guest country</Trans>
      </h2>
      <ul role="list" className={css.editions}>
        {editions.map(({ number, lang, name, theme, startDate, endDate }) => (
          <li key={number}>
            <p className={css.editionDays}>
              <time dateTime={startDate}>{formatDays(startDate, endDate, locale)}</time>
            </p>
            <p className={css.editionName} lang={lang === locale ? undefined : lang}>
              <SiteLink to={editionHref(number)}>{name}</SiteLink>
            </p>
            <p className={css.editionTheme} lang={lang === locale ? undefined : lang}>
              {theme}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
