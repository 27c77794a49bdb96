import { useLingui } from '@lingui/react/macro';
import type { Phase } from '#features/editions/editions.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import css from './hero.module.css';
import { HeroFacts } from './hero-facts.tsx';
import type { ShownEdition } from './present.ts';
import { useHeroWords } from './use-hero-words.ts';

export interface HeroProps {
  edition: ShownEdition;
  phase: Phase;
  daysLeft: number;
  /** The 54 countries of the map, by their names in the page's language. */
  countries: { code: string; name: string }[];
}

/** The first thing a visitor sees: the edition's theme, where it stands, and the woven map. */
export function Hero({ edition, phase, daysLeft, countries }: HeroProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useHeroWords(phase);
  const guests = new Set(edition.guestCountries.map(({ code }) => code));
  const lang = edition.lang === locale ? undefined : edition.lang;
  return (
    <div className={css.hero}>
      <div className={css.wrap}>
        <div className={css.words}>
          <p className={css.edition} lang={lang}>
            {edition.name}
          </p>
          <h1 lang={lang}>
            <TitleWords>{edition.theme}</TitleWords>
          </h1>
          <p className={css.when}>
            {formatDays(edition.startDate, edition.endDate, locale)}
            <span className={css.dot}> · </span>
            <span lang={lang}>{edition.venue}</span>
          </p>
          <p className={css.lead}>
            <TitleWords>{words.lead}</TitleWords>
          </p>
          <HeroFacts edition={edition} phase={phase} daysLeft={daysLeft} />
          <p className={css.actions}>
            {words.actions.map(({ to, label }) => (
              <SiteLink key={to} to={to}>
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
        <div className={css.map}>
          <AfricaMap
            label={t`Map of Africa: choose a country`}
            markedAre={t`Guest countries of this edition`}
            countries={countries.map(({ code, name }) => ({
              code,
              name: guests.has(code) ? t`${name}, guest country` : name,
              href: localHref(locale, `/countries/${code}`),
              marked: guests.has(code),
            }))}
          />
        </div>
      </div>
    </div>
  );
}
