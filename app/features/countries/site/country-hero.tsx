import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import css from './country.module.css';

interface CountryHeroProps {
  country: { code: string; name: string; regionName: string };
  /** Address of its landscape. */
  picture?: string | undefined;
  /** One sentence; `lang` is set where it is a text of the country's own. */
  lead: { text: string; lang?: Locale };
  neighbours: { code: string; name: string }[];
}

/** The head of a country's page: its landscape, its name, and the map with the country and the ways to its neighbours. */
export function CountryHero({ country, picture, lead, neighbours }: CountryHeroProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { code, name, regionName } = country;
  const onMap = neighbours.map((one) => ({ ...one, href: localHref(locale, `/countries/${one.code}`) }));
  return (
    <header className={css.hero}>
      <div className={css.heroColumns}>
        <WovenPicture src={picture} weave={`country-${code}`} className={css.landscape} eager />
        <div className={css.name}>
          <p className={css.region}>{regionName}</p>
          <h1>{name}</h1>
        </div>
        <p className={css.lead} lang={lead.lang === locale ? undefined : lead.lang}>
          {lead.text}
        </p>
        <div className={css.map}>
          <AfricaMap countries={onMap} selected={code} label={t`${name} and its neighbours on the map of Africa`} />
        </div>
      </div>
    </header>
  );
}
