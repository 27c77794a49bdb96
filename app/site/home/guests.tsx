import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import css from './guests.module.css';
import type { ShownGuest } from './present.ts';

/** The edition's guest countries: a landscape each, and what the country brings. */
export function Guests({ countries }: { countries: ShownGuest[] }) {
  const { t, i18n } = useLingui();
  if (countries.length === 0) return null;
  return (
    <Part id="guests" title={t`Guest countries`} more={{ to: '/countries/', label: t`All countries` }}>
      <ul className={css.guests}>
        {countries.map(({ code, name, lead, lang, picture }) => (
          <li key={code} className={css.guest}>
            <WovenPicture src={picture} weave={`country-${code}`} className={css.picture} />
            <div>
              <h3>
                <SiteLink to={`/countries/${code}`} covers>
                  {name}
                </SiteLink>
              </h3>
              {lead && <p lang={lang === i18n.locale ? undefined : lang}>{lead}</p>}
              {lead && <NotYet lang={lang} />}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
