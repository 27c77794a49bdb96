import { useLingui } from '@lingui/react/macro';
import type { GuestCountry } from '#features/editions/editions.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Weave } from '#ui/weave/weave.tsx';
import css from './guests.module.css';

/** The edition's guest countries: a weave each, and what the country brings. */
export function Guests({ countries }: { countries: GuestCountry[] }) {
  const { t, i18n } = useLingui();
  if (countries.length === 0) return null;
  return (
    <Part id="guests" title={t`Guest countries`} more={{ to: '/countries/', label: t`All countries` }}>
      <ul className={css.guests}>
        {countries.map(({ code, name, lead, lang }) => (
          <li key={code} className={css.guest}>
            <Weave id={`country-${code}`} shape="square" className={css.picture} />
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
