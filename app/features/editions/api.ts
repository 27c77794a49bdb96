import { z } from '@hono/zod-openapi';
import { listCall, newApi, noQuery, oneCall, pageQuery, replyOne, replyPage, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { participants } from './countries/countries.server.ts';
import { phases } from './editions.ts';
import { industries } from './industries.server.ts';
import { presentExpoInfo, presentOrganisation } from './present.ts';
import { previousApi } from './previous/api.ts';
import { findCurrentEdition, organisers, supportingLinks } from './queries.server.ts';

const expoInfo = z
  .object({
    edition: z.int().openapi({ description: 'Number of the edition', example: 4 }),
    name: z.string(),
    theme: z.string(),
    startDate: z.iso.date().openapi({ description: 'First day, venue time' }),
    endDate: z.iso.date().openapi({ description: 'Last day, venue time' }),
    venue: z.string(),
    address: z.string(),
    phase: z.enum(phases).openapi({ description: 'Where the edition stands, by venue time or as staff have set it' }),
    openingHours: z.string().openapi({ description: 'Empty where not known' }),
    guestCountries: z.array(z.object({ code: z.string().length(2), name: z.string() })),
    figures: z.array(
      z.object({
        label: z.string(),
        value: z.string().openapi({ description: 'Decimal string, in the unit beside it', example: '11.39' }),
        unit: z.string().openapi({ description: 'Empty for plain counts', example: 'US$ bn' }),
      }),
    ),
    links: z.object({ cloudExpo: z.string(), finance: z.string(), negotiation: z.string() }),
    financeImageBaseUrl: z.string().nullable(),
  })
  .openapi('ExpoInfo');

const organisation = z
  .object({ id: z.int(), name: z.string(), url: z.string().nullable() })
  .openapi('Organisation', { description: 'url is null where the institution names no site' });

const countryRow = z
  .object({
    code: z.string().length(2).openapi({ description: 'ISO 3166-1 alpha-2', example: 'KE' }),
    name: z.string(),
    region: z.string().openapi({ description: 'Region of the African Union; `asia` for China', example: 'east' }),
    regionName: z.string(),
  })
  .openapi('Country');

const industryRow = z.object({ id: z.int().min(1).max(24), name: z.string() }).openapi('Industry');

const about = 'About us';
const dictionaries = 'Dictionaries';

const getExpoInfo = oneCall(
  { path: '/api/getExpoInfo', summary: 'The current edition of the expo', tag: 'Expo' },
  expoInfo,
  noQuery,
);
const listHosts = listCall(
  { path: '/api/aboutUs/organizer', summary: 'Hosts (主办)', tag: about },
  organisation,
  pageQuery,
);
const listBearers = listCall(
  { path: '/api/aboutUs/bearOrganizer', summary: 'Bearing organisers (承办)', tag: about },
  organisation,
  pageQuery,
);
const listSupporters = listCall(
  {
    path: '/api/aboutUs/standByOrganizer',
    summary: 'Supporting organisations; five default sites while there is none',
    tag: about,
  },
  organisation,
  pageQuery,
);
const listRegions = listCall(
  { path: '/api/dict/region', summary: 'Countries and regions, all at once, China first', tag: dictionaries },
  countryRow,
  noQuery,
);
const listIndustries = listCall(
  { path: '/api/dict/industry', summary: 'The 24 industries, all at once', tag: dictionaries },
  industryRow,
  noQuery,
);

/** The calls about the edition, its organisers, and the dictionaries of countries and industries. */
export const editionsApi = newApi()
  .openapi(getExpoInfo, async (c) => {
    const { db, settings, clock, locale } = reading(c.var.site);
    const edition = await findCurrentEdition(db, locale);
    if (!edition) throw new Refusal(404);
    return replyOne(c, presentExpoInfo(edition, settings, { locale, now: clock.now() }));
  })
  .openapi(listHosts, async (c) => {
    const { db, locale } = reading(c.var.site);
    const all = await organisers(db, 'host', locale);
    return replyPage(c, all.map(presentOrganisation), c.req.valid('query'));
  })
  .openapi(listBearers, async (c) => {
    const { db, locale } = reading(c.var.site);
    const all = await organisers(db, 'bearer', locale);
    return replyPage(c, all.map(presentOrganisation), c.req.valid('query'));
  })
  .openapi(listSupporters, async (c) => {
    const { db, locale } = reading(c.var.site);
    const all = await supportingLinks(db, locale);
    return replyPage(c, all.map(presentOrganisation), c.req.valid('query'));
  })
  .openapi(listRegions, (c) => {
    const rows = participants(c.var.site.locale);
    return replyRows(
      c,
      rows.map(({ code, name, region, regionName }) => ({ code, name, region, regionName })),
    );
  })
  .openapi(listIndustries, (c) => replyRows(c, industries(c.var.site.locale)))
  .route('/', previousApi);

function reading(site: SiteContext): SiteContext {
  site.tags.add('editions');
  return site;
}
