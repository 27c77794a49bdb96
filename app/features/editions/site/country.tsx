import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { buyersOfCountry, exhibitorsOfCountry, productsOf } from '#features/directory/index.server.ts';
import { projectsOfCountry } from '#features/negotiation/index.server.ts';
import { latestArticles, newestOfSite } from '#features/news/index.server.ts';
import { eventsAbout } from '#features/programme/index.server.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { PageHandle } from '#site/page-handle.ts';
import { PageHead } from '#site/page-head.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { countriesByRegion, country, neighbours } from '../countries.server.ts';
import { countryText, editionsWithGuest } from '../queries.server.ts';
import { AllCountries } from './all-countries.tsx';
import css from './country.module.css';
import { CountryCompanies } from './country-companies.tsx';
import { CountryEvents } from './country-events.tsx';
import { CountryHero } from './country-hero.tsx';
import { CountryNews } from './country-news.tsx';
import { CountryProjects } from './country-projects.tsx';
import { GuestEditions } from './guest-editions.tsx';
import { Neighbours } from './neighbours.tsx';
import { TakePart } from './take-part.tsx';

export const handle = { section: 'exhibition' } satisfies PageHandle;

const shown = { news: 6, exhibitors: 6, products: 4, buyers: 4, events: 4, projects: 4 };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const site = siteOf(context, 'editions', 'news', 'directory', 'programme', 'negotiation');
  const { db, locale, settings } = site;
  const asked = params.code ?? '';
  const code = /^[a-z]{2}$/i.test(asked) ? asked.toUpperCase() : '';
  const here = country(code, locale);
  if (!here) throw data(null, { status: 404 });
  if (asked !== code) throw redirect(inCapitals(code, site, request), 308);
  const [text, editions, ownNews, exhibitors, products, buyers, events, projects] = await Promise.all([
    countryText(db, code, locale),
    editionsWithGuest(db, code, locale),
    latestArticles(db, { locale, now: site.clock.now(), countryCode: code, limit: shown.news }),
    exhibitorsOfCountry(site, { country: code, limit: shown.exhibitors }),
    productsOf(db, { locale, country: code, limit: shown.products }),
    buyersOfCountry(site, { country: code, limit: shown.buyers }),
    eventsAbout(db, { locale, code, limit: shown.events }),
    projectsOfCountry(site, { country: code, limit: shown.projects }),
  ]);
  return {
    country: here,
    text,
    editions,
    exhibitors,
    products,
    buyers,
    events,
    projects,
    hasOwnNews: ownNews.length > 0,
    // Where nothing was reported of the country, its page still says what is new.
    news: ownNews.length > 0 ? ownNews : (await newestOfSite(site)).slice(0, shown.news),
    neighbours: neighbours(code, locale),
    regions: countriesByRegion(locale).map(({ region, name, countries }) => ({
      region,
      name,
      countries: countries.map(({ code, name }) => ({ code, name })),
    })),
    negotiation: settings.NEGOTIATION_URL,
  };
}

/** The address as the site writes it; a slash at its end and the query stay. */
function inCapitals(code: string, { locale, path }: SiteContext, request: Request): string {
  const slash = path.endsWith('/') ? '/' : '';
  return `${localHref(locale, `/countries/${code}${slash}`)}${new URL(request.url).search}`;
}

/** A country of Africa: where it lies, what it brings to the expo, when it was a guest, and what was reported of it. */
export default function CountryPage() {
  const { t } = useLingui();
  const page = useLoaderData<typeof loader>();
  const { country, text, editions, neighbours, regions, negotiation } = page;
  const { code, name, regionName } = country;
  const lead = text?.lead ?? t`${regionName}: neighbours, news from the expo, and how to take part.`;
  return (
    <>
      <PageHead title={name} description={lead} />
      <CountryHero country={country} lead={{ text: lead, lang: text?.lang }} neighbours={neighbours.countries} />
      <div className={css.columns}>
        <div className={css.words}>
          {text && <NotYet lang={text.lang} />}
          {text && <Prose html={text.body} lang={text.lang} />}
          <TakePart negotiation={negotiation} />
        </div>
        <aside className={css.aside}>
          <GuestEditions editions={editions} />
          <Neighbours {...neighbours} />
        </aside>
      </div>
      <CountryCompanies name={name} exhibitors={page.exhibitors} buyers={page.buyers} products={page.products} />
      <CountryProjects name={name} projects={page.projects} />
      <CountryEvents name={name} events={page.events} />
      <CountryNews name={name} news={page.news} own={page.hasOwnNews} />
      <AllCountries regions={regions} current={code} />
    </>
  );
}
