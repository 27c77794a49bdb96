import { Trans } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import css from './country.module.css';

interface NeighboursProps {
  across: 'land' | 'sea';
  countries: { code: string; name: string; picture?: string | undefined }[];
}

/** The countries next door, each with its landscape. */
export function Neighbours({ across, countries }: NeighboursProps) {
  return (
    <section>
      <h2 className={css.asideTitle}>
        {across === 'land' ? <Trans>Neighbouring countries</Trans> : <Trans>Neighbours across the sea</Trans>}
      </h2>
      <ul role="list" className={css.neighbours}>
        {countries.map(({ code, name, picture }) => (
          <li key={code}>
            <SiteLink to={`/countries/${code}`}>
              <WovenPicture src={picture} weave={`country-${code}`} className={css.swatch} small />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
