import { useLingui } from '@lingui/react/macro';
import type { Edition } from '#features/editions/index.server.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import css from './edition.module.css';

/** Days, place, guests and theme provinces; what is not known is left out. */
export function EditionFacts({ edition }: { edition: Omit<Edition, 'body'> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const foreign = useForeign(edition.lang);
  const { startDate, endDate, publicFrom, publicTo, venue, address, provinces, guestCountries } = edition;
  const between = t({ message: ', ', context: 'between names of a list' });
  return (
    <aside className={css.facts} aria-label={t`Key facts`}>
      <Facts
        facts={[
          { name: t`Dates`, value: formatDays(startDate, endDate, locale) },
          { name: t`Open to the public`, value: publicFrom && publicTo && formatDays(publicFrom, publicTo, locale) },
          { name: t`Venue`, value: venue, lang: foreign },
          { name: t`Address`, value: address === venue ? '' : address, lang: foreign },
          { name: t`Theme provinces and municipalities`, value: provinces.join(between), lang: foreign },
        ]}
      />
      {guestCountries.length > 0 && (
        <section>
          <h2>{t`Guest countries`}</h2>
          <ul role="list" className={css.guests}>
            {guestCountries.map(({ code, name, lead, lang }) => (
              <li key={code}>
                <SiteLink to={`/countries/${code}`}>{name}</SiteLink>
                {lead && <p lang={lang === locale ? undefined : lang}>{lead}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
