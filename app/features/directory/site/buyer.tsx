import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { WithoutRunt } from '#ui/runts/without-runt.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { companiesHref } from '../list-filters.ts';
import { companyCards, neighboursOf } from '../queries.server.ts';
import { CompanyRow } from '../ui/company-row.tsx';
import type { Route } from './+types/buyer.ts';
import css from './company.module.css';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyOf } from './company-page.server.ts';

export const handle = { section: 'exhibition' } satisfies PageHandle;

const companiesShown = 4;

/** @throws 404 for a buyer that does not exist; 301 where it has become another one */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'directory', 'halls');
  const { db, locale } = site;
  const company = await companyOf(site, 'buyer', request);
  const { id, industry } = company;
  const [sellers, others] = await Promise.all([
    companyCards(db, { kind: 'exhibitor', locale, industry }, { limit: companiesShown }),
    neighboursOf(db, id, { kind: 'buyer', locale, industry }, companiesShown),
  ]);
  return { company, sellers, others };
}

/** A buyer: what it looks for, who it is, how it is reached, and who shows such goods. */
export default function BuyerPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { company, sellers, others } = loaderData;
  const { name, industry, industryName } = company;
  const foreign = useForeign(company.lang);
  return (
    <>
      <PageHead title={name} description={company.purchaseNeeds} query={['id']} />
      <CompanyHead company={company} trail={{ title: t`Buyers`, to: companiesHref('buyer') }} />
      <div className={css.columns}>
        <div className={css.words}>
          <section className={css.needs} aria-labelledby="needs">
            <h2 id="needs">{t`Looking for`}</h2>
            <p lang={foreign}>
              <WithoutRunt>{company.purchaseNeeds}</WithoutRunt>
            </p>
          </section>
          <p lang={foreign}>
            <WithoutRunt>{company.profile}</WithoutRunt>
          </p>
        </div>
        <CompanyFacts company={company} />
      </div>
      {sellers.length > 0 && (
        <Part
          id="sellers"
          title={t`Exhibitors: ${industryName}`}
          more={{ to: companiesHref('exhibitor', { industry }), label: t`All exhibitors in this industry` }}
        >
          <ul role="list" className={css.rows}>
            {sellers.map((one) => (
              <li key={one.id}>
                <CompanyRow company={one} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {others.length > 0 && (
        <Part
          id="others"
          title={t`Other buyers in this industry`}
          more={{ to: companiesHref('buyer'), label: t`All buyers` }}
        >
          <ul role="list" className={css.rows}>
            {others.map((one) => (
              <li key={one.id}>
                <CompanyRow company={one} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
