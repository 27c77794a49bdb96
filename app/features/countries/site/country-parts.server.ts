import { buyersOfCountry, exhibitorsOfCountry, productsOf } from '#features/directory/index.server.ts';
import { countryText, editionsWithGuest } from '#features/editions/index.server.ts';
import { projectsOfCountry } from '#features/negotiation/index.server.ts';
import { newestOfCountry, newestOfSite } from '#features/news/index.server.ts';
import { eventsAbout } from '#features/programme/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

const shown = { news: 6, exhibitors: 6, products: 4, buyers: 4, events: 4, projects: 4 };

/**
 * What the site has of a country for its page. Five parts, each kept in this process until that is written of which it is
 * made: an article that is published makes the pages of all countries anew, and only their news are read again.
 * @param code ISO 3166 code of one of the 54 countries, in capitals: five values are kept of each in a language
 */
export async function countryParts(site: SiteContext, code: string) {
  const { db, kept, tags, locale, clock } = site;
  function part<Part>(tag: string, read: () => Promise<Part>): Promise<Part> {
    tags.add(tag);
    return kept.get(`${tag} of ${code} ${locale}`, [tag], read);
  }
  const [ofEditions, news, companies, events, projects] = await Promise.all([
    part('editions', async () => {
      const [text, editions] = await Promise.all([countryText(db, code, locale), editionsWithGuest(db, code, locale)]);
      return { text, editions };
    }),
    newestOfCountry(site, { country: code, limit: shown.news }),
    part('directory', async () => {
      const [exhibitors, products, buyers] = await Promise.all([
        exhibitorsOfCountry(site, { country: code, limit: shown.exhibitors }),
        productsOf(db, { locale, country: code, limit: shown.products }),
        buyersOfCountry(site, { country: code, limit: shown.buyers }),
      ]);
      return { exhibitors, products, buyers };
    }),
    part('programme', () => eventsAbout(db, { locale, now: clock.now(), code, limit: shown.events })),
    part('negotiation', () => projectsOfCountry(site, { country: code, limit: shown.projects })),
  ]);
  const hasOwnNews = news.length > 0;
  return {
    ...ofEditions,
    ...companies,
    events,
    projects,
    hasOwnNews,
    // Where nothing was reported of the country, its page still says what is new.
    news: hasOwnNews ? news : (await newestOfSite(site)).slice(0, shown.news),
  };
}
