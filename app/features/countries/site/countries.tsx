import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { exhibitorsByCountry } from '#features/directory/index.server.ts';
import { countriesByRegion } from '#features/editions/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import type { Route } from './+types/countries.ts';
import css from './countries.module.css';

export const handle = { section: 'exhibition' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'editions', 'directory');
  const { locale } = site;
  const exhibitors = await exhibitorsByCountry(site);
  const regions = countriesByRegion(locale).map(({ region, name, countries }) => ({
    region,
    name,
    countries: countries.map(({ code, name }) => ({ code, name, exhibitors: exhibitors.get(code) ?? 0 })),
  }));
  return { regions };
}

/** The 54 countries of Africa on the woven map and by region, with how many of their companies exhibit. */
export default function CountriesPage({ loaderData }: Route.ComponentProps) {
  const { regions } = loaderData;
  const { t } = useLingui();
  const locale = useLocale();
  const title = t`Countries of Africa`;
  const lead = t`The countries of Africa: what each sells, its companies, buyers and projects, and its neighbours. 53 took part in the fourth expo.`;
  // Many have as many: each number is put into words once.
  const numbers = new Set(regions.flatMap(({ countries }) => countries.map(({ exhibitors }) => exhibitors)));
  const counted = new Map(
    [...numbers].map((exhibitors) => [
      exhibitors,
      t`${plural(exhibitors, { one: '# exhibitor', other: '# exhibitors' })}`,
    ]),
  );
  const onMap = regions.flatMap(({ countries }) =>
    countries.map(({ code, name, exhibitors }) => {
      const companies = counted.get(exhibitors);
      return {
        code,
        name: exhibitors > 0 ? t`${name}: ${companies}` : name,
        href: localHref(locale, `/countries/${code}`),
        marked: exhibitors > 0,
      };
    }),
  );
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner section="exhibition" title={title} lead={lead} />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: t`Exhibition`, to: '/exhibition/' }]} />
        <div className={css.columns}>
          <div className={css.map}>
            <AfricaMap
              countries={onMap}
              tone="paper"
              label={t`Countries of Africa; those with exhibitors are highlighted`}
              markedAre={t`Countries with exhibitors`}
            />
          </div>
          <div>
            {regions.map(({ region, name, countries }) => (
              <section key={region} className={css.region} aria-labelledby={`region-${region}`}>
                <h2 id={`region-${region}`}>{name}</h2>
                <ul role="list">
                  {countries.map(({ code, name, exhibitors }) => (
                    <li key={code}>
                      <SiteLink to={`/countries/${code}`}>{name}</SiteLink>
                      {exhibitors > 0 && <span>{counted.get(exhibitors)}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
