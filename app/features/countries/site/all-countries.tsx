import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import css from './country.module.css';

interface AllCountriesProps {
  regions: { region: string; name: string; countries: { code: string; name: string }[] }[];
  /** Code of the country whose page this is. */
  current: string;
}

/** The way to every country, by the regions of the African Union. */
export function AllCountries({ regions, current }: AllCountriesProps) {
  const { t } = useLingui();
  return (
    <Part id="countries" title={t`All countries`} more={{ to: '/countries/', label: t`Countries on the map` }}>
      <nav aria-labelledby="countries-title">
        {regions.map(({ region, name, countries }) => (
          <section key={region} className={css.regionRow}>
            <h3>{name}</h3>
            <ul role="list">
              {countries.map(({ code, name }) => (
                <li key={code}>
                  <SiteLink to={`/countries/${code}`} aria-current={code === current ? 'page' : undefined}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Part>
  );
}
