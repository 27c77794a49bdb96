import { z } from '@hono/zod-openapi';
import { idQuery, listCall, newApi, oneCall, pageQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { mostCounted, tabs, tiers } from './partners.ts';
import { presentActivityDetail, presentActivityRow, presentPartnerDetail, presentPartnerRow } from './present.ts';
import {
  activities,
  keptActivityCount,
  keptPartnerCount,
  partners,
  readActivity,
  readPartner,
} from './queries.server.ts';

const tag = 'Partners';
const language = localeSchema.openapi({ description: 'The language that the text is in' });
const url = z.string().openapi({ description: 'Path of its page in the language of the request' });

const partnerRow = z
  .object({
    id: z.int(),
    name: z.string(),
    tier: z.enum(tiers),
    tierName: z.string(),
    summary: z.string().openapi({ description: 'What it does for the expo' }),
    country: z.string().openapi({ description: 'ISO 3166 code', example: 'KE' }),
    countryName: z.string(),
    imgUrl: z.string().openapi({ description: 'Path of its woven emblem' }),
    lang: language,
    url,
  })
  .openapi('PartnerRow');

const activityRow = z
  .object({
    id: z.int(),
    title: z.string(),
    imgUrl: z.string(),
    createTime: z.string().openapi({ description: 'Venue time', example: '2025-06-12 09:30:00' }),
    summary: z.string(),
    partner: z.object({ id: z.int(), name: z.string() }),
    lang: language,
    url,
  })
  .openapi('PartnerActivityRow');

const partnerDetail = partnerRow
  .extend({
    profile: z.string().openapi({ description: 'Paragraphs separated by empty lines' }),
    website: z.string().openapi({ description: 'Empty where it has none' }),
    sinceEdition: z.int(),
  })
  .openapi('PartnerDetail');

const activityDetail = activityRow
  .extend({ body: z.string().openapi({ description: 'Sanitised HTML' }) })
  .openapi('PartnerActivityDetail');

const tab = z
  .enum(tabs)
  .default('brand')
  .openapi({
    param: { name: 'tab', in: 'query' },
    description: 'brand: the partners; active: what they did',
  });

const listBrand = listCall(
  { path: '/api/brand/list', summary: 'Partners by tier, or their activities', tag },
  z.union([partnerRow, activityRow]),
  pageQuery.extend({ tab }),
);
const readBrand = oneCall(
  { path: '/api/brand/detail', summary: 'One partner, or one activity', tag },
  z.union([partnerDetail, activityDetail]),
  idQuery.extend({ tab }),
);

/** The partners' calls (contract, Calls). */
export const partnersApi = newApi()
  .openapi(listBrand, async (c) => {
    const { tab, ...page } = c.req.valid('query');
    const site = c.var.site;
    site.tags.add('partners');
    if (tab === 'brand') {
      const { rows, count } = await listPartners(site, page);
      return replyRows(c, rows, count);
    }
    const { rows, count } = await listActivities(site, page);
    return replyRows(c, rows, count);
  })
  .openapi(readBrand, async (c) => {
    const { tab, id } = c.req.valid('query');
    const site = c.var.site;
    site.tags.add('partners');
    const found = tab === 'brand' ? await onePartner(site, id) : await oneActivity(site, id);
    if (!found) throw new Refusal(404);
    return replyOne(c, found);
  });

interface Page {
  pageNum: number;
  pageSize: number;
}

/** A page of a list as the database counts it; beyond what is counted there are no rows, and no search for them. */
function cut({ pageNum, pageSize }: Page): { limit: number; offset: number } {
  const offset = (pageNum - 1) * pageSize;
  return { limit: offset >= mostCounted ? 0 : pageSize, offset };
}

async function listPartners(site: SiteContext, page: Page) {
  const { db, locale } = site;
  const [count, cards] = await Promise.all([keptPartnerCount(site), partners(db, { locale, ...cut(page) })]);
  return { count, rows: cards.map((card) => presentPartnerRow(card, locale)) };
}

async function listActivities(site: SiteContext, page: Page) {
  const { db, locale, clock } = site;
  const choice = { locale, now: clock.now(), ...cut(page) };
  const [count, found] = await Promise.all([keptActivityCount(site), activities(db, choice)]);
  return { count, rows: found.map((each) => presentActivityRow(each, locale)) };
}

async function onePartner({ db, locale }: SiteContext, id: number) {
  const partner = await readPartner(db, id, locale);
  return partner && presentPartnerDetail(partner, locale);
}

async function oneActivity({ db, locale, clock }: SiteContext, id: number) {
  const activity = await readActivity(db, id, { locale, now: clock.now() });
  return activity && presentActivityDetail(activity, locale);
}
