import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { CountedLinks } from '#shell/counted-links.tsx';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import type { CountedCountry } from '../programme.ts';
import css from './by-country.module.css';

/** The programme's events about a country, as its page lists them. */
const eventsHref = (code: string) => `/countries/${code}#events`;

/** The countries that the programme is about, on the woven map and as a list; nothing where there are none. */
export function ByCountry({ countries }: { countries: readonly CountedCountry[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (countries.length === 0) return null;
  const onMap = countries.map(([code, name, count]) => {
    const events = t`${plural(count, { one: '# event', other: '# events' })}`;
    return { code, name: t`${name}: ${events}`, href: localHref(locale, eventsHref(code)), marked: true };
  });
  return (
    <section className={css.countries} aria-labelledby="by-country">
      <h2 id="by-country">{t`Events by country`}</h2>
      <div className={css.columns}>
        <AfricaMap
          countries={onMap}
          tone="paper"
          label={t`Map of Africa: countries in the programme`}
          markedAre={t`Countries in the programme`}
        />
        <CountedLinks links={countries.map(([code, name, count]) => ({ to: eventsHref(code), name, count }))} />
      </div>
    </section>
  );
}
