import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { countriesByRegion, country, neighbours } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import type { Route } from './+types/country.ts';
import { AllCountries } from './all-countries.tsx';
import css from './country.module.css';
import { CountryCompanies } from './country-companies.tsx';
import { CountryEvents } from './country-events.tsx';
import { CountryHero } from './country-hero.tsx';
import { CountryNews } from './country-news.tsx';
import { countryParts } from './country-parts.server.ts';
import { CountryProjects } from './country-projects.tsx';
import { GuestEditions } from './guest-editions.tsx';
import { Neighbours } from './neighbours.tsx';
import { TakePart } from './take-part.tsx';

export const handle = { section: 'exhibition' } satisfies PageHandle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'editions');
  const { locale, settings } = site;
  const asked = params.code;
  const code = /^[a-z]{2}$/i.test(asked) ? asked.toUpperCase() : '';
  const here = country(code, locale);
  if (!here) throw new Refusal(404);
  if (asked !== code) throw redirect(inCapitals(code, site, request), 308);
  const { text, editions, events, news, hasOwnNews: own, ...brings } = await countryParts(site, code);
  const next = neighbours(code, locale);
  const nextDoor = next.countries.map((one) => ({ code: one.code, name: one.name, picture: landscapeOf(one.code) }));
  const { NEGOTIATION_URL: negotiation } = settings;
  return {
    country: here,
    lead: text?.lead,
    about: sentOnce(site, {
      text,
      picture: landscapeOf(code),
      neighbours: { across: next.across, countries: nextDoor },
      editions,
      negotiation,
    }),
    brings: sentOnce(site, brings),
    events,
    elsewhere: sentOnce(site, { news, own, regions: countriesByRegion(locale) }),
  };
}

const landscapeOf = (code: string) => wovenPicture('countries', code);

/** The address as the site writes it; a slash at its end and the query stay. */
function inCapitals(code: string, { locale, path }: SiteContext, request: Request): string {
  const slash = path.endsWith('/') ? '/' : '';
  return `${localHref(locale, `/countries/${code}${slash}`)}${new URL(request.url).search}`;
}

/** Countries without diplomatic relations with China: their pages invite nobody. */
const uninvited = new Set(['SZ']);

/** A country of Africa: where it lies, what it brings to the expo, when it was a guest, and what was reported of it. */
export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { country, about, brings, events, elsewhere, ...own } = loaderData;
  const { code, name, regionName } = country;
  const invited = !uninvited.has(code);
  const lead = own.lead ?? (invited ? t`${regionName}: neighbours, expo news and how to take part.` : regionName);
  return (
    <>
      <PageHead title={name} description={lead} />
      <AsSent of={about} name="about">
        {({ text, picture, neighbours, editions, negotiation }) => (
          <>
            <CountryHero
              country={country}
              picture={picture}
              lead={{ text: lead, lang: text?.lang }}
              neighbours={neighbours.countries}
            />
            <div className={css.columns}>
              <div className={css.words}>
                {text && <NotYet lang={text.lang} />}
                {text && <Prose html={text.body} lang={text.lang} />}
                {invited && <TakePart negotiation={negotiation} />}
              </div>
              <aside className={css.aside}>
                <GuestEditions editions={editions} />
                <Neighbours {...neighbours} />
              </aside>
            </div>
          </>
        )}
      </AsSent>
      <AsSent of={brings} name="brings">
        {({ projects, ...companies }) => (
          <>
            <CountryCompanies name={name} {...companies} />
            <CountryProjects name={name} projects={projects} />
          </>
        )}
      </AsSent>
      <CountryEvents name={name} events={events} />
      <AsSent of={elsewhere} name="elsewhere" stays={code}>
        {({ news, own, regions }) => (
          <>
            <CountryNews name={name} news={news} own={own} />
            <AllCountries regions={regions} current={code} />
          </>
        )}
      </AsSent>
    </>
  );
}
