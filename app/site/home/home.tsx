import { useLingui } from '@lingui/react/macro';
import { countries, currentEdition, daysUntilOpening, phaseOf } from '#features/editions/index.server.ts';
import { EditionJsonLd } from '#features/editions/ui/edition-json-ld.tsx';
import { categoriesOfSite, newestOfSite } from '#features/news/index.server.ts';
import { type EventCard, upcomingEvents } from '#features/programme/index.server.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { OrganizationJsonLd } from '#shell/json-ld/organization-json-ld.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { Band } from '#ui/band.tsx';
import type { Route } from './+types/home.ts';
import { ComingEvents } from './coming-events.tsx';
import { HomeDoors } from './doors.tsx';
import { Figures } from './figures.tsx';
import { Gallery } from './gallery.tsx';
import { Guests } from './guests.tsx';
import { Hero } from './hero.tsx';
import { NewsTabs } from './news-tabs.tsx';
import { NoEdition } from './no-edition.tsx';
import { shownEdition, withoutSummaries } from './present.ts';
import { chosenTab, inTabOrder } from './tabs.ts';
import { Visit } from './visit.tsx';

/** How many articles the chosen tab shows: a large one and rows beside it. */
const articlesShown = 5;
const albumsShown = 4;
const filmsShown = 3;
const eventsShown = 6;

/** What the home page shows depends on where the edition stands by the site's clock. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'editions', 'news', 'media', 'programme');
  const { locale, clock } = site;
  const now = clock.now();
  const [edition, categories, newest] = await Promise.all([
    currentEdition(site),
    categoriesOfSite(site),
    newestOfSite(site),
  ]);
  const tabs = inTabOrder(categories);
  const tab = chosenTab(tabs, new URL(request.url).searchParams.get('tab'));
  const latest = (apiPath: string | undefined, limit: number) => {
    const id = tabs.find((each) => each.apiPath === apiPath)?.id;
    return newest.filter(({ category }) => category.id === id).slice(0, limit);
  };
  const articles = latest(tab?.apiPath, articlesShown);
  const phase = edition && phaseOf(edition, now);
  const stage = edition &&
    phase && {
      edition: shownEdition(edition, locale),
      phase,
      daysLeft: daysUntilOpening(edition, now),
    };
  return {
    opening: sentOnce(site, { stage, countries: countries(locale).map(({ code, name }) => ({ code, name })) }),
    closing: sentOnce(site, {
      stage,
      albums: withoutSummaries(latest('photo', albumsShown)),
      films: withoutSummaries(latest('video', filmsShown)),
    }),
    events: edition && phase !== 'after' ? await comingEvents(site, edition.number) : [],
    tabs,
    tab: tab?.apiPath,
    articles: sentOnce(site, [...articles.slice(0, 1), ...withoutSummaries(articles.slice(1))]),
  };
}

/** What is on next. Before its days that is how an edition begins. */
function comingEvents({ db, locale, clock }: SiteContext, editionId: number): Promise<EventCard[]> {
  return upcomingEvents(db, { locale, editionId, now: clock.now(), limit: eventsShown });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { opening, events, tabs, tab, articles, closing } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHead
        description={t`The China-Africa Economic and Trade Expo in Changsha: news, programme, exhibitors, projects and services, in Chinese, English and French.`}
      />
      <OrganizationJsonLd />
      <AsSent of={opening} name="opening" stays>
        {({ stage, countries }) => (
          <>
            {stage && <EditionJsonLd edition={stage.edition} to="/" />}
            {stage ? <Hero {...stage} countries={countries} /> : <NoEdition />}
            <Band />
            {stage && stage.phase !== 'after' && <Visit edition={stage.edition} />}
          </>
        )}
      </AsSent>
      <ComingEvents events={events} />
      <NewsTabs tabs={tabs} tab={tab} articles={articles} />
      <AsSent of={closing} name="closing" stays>
        {({ stage, albums, films }) => (
          <>
            {stage?.phase === 'after' && <Figures edition={stage.edition} />}
            {stage && <Guests countries={stage.edition.guestCountries} />}
            <Gallery albums={albums} films={films} />
          </>
        )}
      </AsSent>
      <HomeDoors />
    </>
  );
}
