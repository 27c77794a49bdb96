import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type HallPlan, type Holder, planHref } from '../../layout.ts';
import css from './stand-list.module.css';

/** The plan in words: every stand of the hall that has a company, and its company. */
export function StandList({ plan: { hall, stands, chosen } }: { plan: HallPlan }) {
  const { t } = useLingui();
  const taken = stands.filter(({ holder }) => holder);
  const { name } = hall;
  return (
    <Part id="stands" title={t`Stands in ${name}`}>
      {taken.length === 0 ? (
        <p>{t`No companies are listed for this hall yet.`}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t`Stand`}</th>
              <th scope="col">{t`Company`}</th>
            </tr>
          </thead>
          <tbody>
            {taken.map(({ number, holder, marked }) => (
              <tr key={number} className={number === chosen?.number ? css.chosen : undefined}>
                <th scope="row">
                  <SiteLink
                    to={planHref({ stand: `${hall.code}-${number}` })}
                    aria-current={number === chosen?.number ? 'true' : undefined}
                  >
                    {marked && <span aria-hidden="true">◆ </span>}
                    {number}
                  </SiteLink>
                </th>
                <td>{holder && <Company holder={holder} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

function Company({ holder: { name, lang, href, countryName, industryName } }: { holder: Holder }) {
  return (
    <>
      <SiteLink to={href} lang={useForeign(lang)}>
        {name}
      </SiteLink>
      <span className={css.about}>
        {countryName} · {industryName}
      </span>
    </>
  );
}
