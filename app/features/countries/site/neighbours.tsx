import { Trans } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Weave } from '#ui/weave/weave.tsx';
import css from './country.module.css';

interface NeighboursProps {
  across: 'land' | 'sea';
  countries: { code: string; name: string }[];
}

/** The countries next door, each with its weave. */
export function Neighbours({ across, countries }: NeighboursProps) {
  return (
    <section>
      <h2 className={css.asideTitle}>
        {across === 'land' ? <Trans>Neighbouring countries</Trans> : <Trans>Neighbours across the sea</Trans>}
      </h2>
      <ul role="list" className={css.neighbours}>
        {countries.map(({ code, name }) => (
          <li key={code}>
            <SiteLink to={`/countries/${code}`}>
              <Weave id={`country-${code}`} shape="square" className={css.swatch} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
