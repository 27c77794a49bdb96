import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type FoundStand, planHref } from '../../layout.ts';
import css from './found-stands.module.css';

/** The stands that may be meant by what was looked for: several, or none. */
export function FoundStands({ words, found }: { words: string; found: FoundStand[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="found" className={css.found}>
      <h2 id="found">{found.length === 0 ? t`No stand found for “${words}”` : t`Stands found for “${words}”`}</h2>
      {found.length === 0 ? (
        <p>
          <Trans>
            Try part of the name, or browse the{' '}
            <SiteLink to="/exhibition/?cursor=exhibitors">list of exhibitors</SiteLink>.
          </Trans>
        </p>
      ) : (
        <ul role="list">
          {found.map((stand) => (
            <Found key={stand.code} stand={stand} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({ stand: { code, name, lang, countryName } }: { stand: FoundStand }) {
  const foreign = useForeign(lang);
  return (
    <li>
      <SiteLink to={planHref({ stand: code })}>
        <b>{code}</b>
        <span lang={foreign}>{name}</span>
        <span className={css.country}>{countryName}</span>
      </SiteLink>
    </li>
  );
}
