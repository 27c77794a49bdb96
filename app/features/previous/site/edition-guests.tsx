import { useLingui } from '@lingui/react/macro';
import type { Edition } from '#features/editions/index.server.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import css from './edition.module.css';

/** The guest countries of an edition, each with what it says of itself. */
export function EditionGuests({ guests }: { guests: Edition['guestCountries'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Part id="guests" title={t`Guest countries`}>
      <ul role="list" className={css.guests}>
        {guests.map(({ code, name, lead, lang }) => (
          <li key={code}>
            <SiteLink to={`/countries/${code}`}>{name}</SiteLink>
            {lead && <p lang={lang === locale ? undefined : lang}>{lead}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
