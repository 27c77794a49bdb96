import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { searchHref } from '../search.ts';
import css from './ways.module.css';

/** Before anything is looked for: what can be found, and examples of how to look for it. */
export function BeforeSearch() {
  const { t } = useLingui();
  const examples = [t`coffee`, t`DR Congo copper`, t`hotel`, t`solar energy`, t`opening ceremony`, t`"green minerals"`];
  return (
    <>
      <section aria-labelledby="examples" className={css.part}>
        <h2 id="examples">{t`For example`}</h2>
        <ul role="list" className={css.words}>
          {examples.map((keyword) => (
            <li key={keyword}>
              <SiteLink to={searchHref({ keyword })}>{keyword}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className={css.part}>
        <h2 id="how">{t`Search tips`}</h2>
        <ul className={css.advice}>
          <li>{t`If you type several words, results contain all of them; matches in titles come first.`}</li>
          <li>{t`Use quotation marks to find an exact phrase.`}</li>
          <li>
            <Trans>
              Search for countries by any of their names: RDC, DRC and <span lang="zh-CN">刚果（金）</span> give the
              same results.
            </Trans>
          </li>
          <li>{t`Accents and capitals make no difference.`}</li>
        </ul>
      </section>
      <WhereElse />
    </>
  );
}

/** Where else to look: the pages from which most is to be found. */
export function WhereElse() {
  const { t } = useLingui();
  const places = [
    { to: '/news/', name: t`News`, holds: t`Announcements, reports, photos and videos` },
    { to: '/forum/', name: t`Programme`, holds: t`Forums, matchmaking and seminars, by day and topic` },
    { to: '/exhibition/?cursor=exhibitors', name: t`Exhibitors`, holds: t`By industry, country and hall` },
    { to: '/exhibition/?cursor=buyers', name: t`Buyers`, holds: t`Companies and what they are looking for` },
    { to: '/negotiation/list', name: t`Projects`, holds: t`Trade, investment, engineering contracts` },
    { to: '/service/', name: t`Services`, holds: t`Hotels, catering, transport, translation` },
  ];
  return (
    <section aria-labelledby="sections" className={css.part}>
      <h2 id="sections">{t`What you can find`}</h2>
      <ul role="list" className={css.places}>
        {places.map(({ to, name, holds }) => (
          <li key={to}>
            <SiteLink to={to} covers>
              {name}
            </SiteLink>
            <p>{holds}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
