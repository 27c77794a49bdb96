import { z } from '@hono/zod-openapi';
import { idQuery, listCall, newApi, oneCall, pageQuery, replyOne, replyPage } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { presentEditionDetail, presentEditionRow } from '../present.ts';
import { allEditions, edition } from '../queries.server.ts';

const tag = 'Editions';

const figure = z.object({
  key: z.string().openapi({ description: 'Stable name', example: 'signed' }),
  label: z.string(),
  value: z.string().openapi({ description: 'Decimal string, in the unit beside it', example: '11.39' }),
  unit: z.string().openapi({ description: 'Empty for plain counts', example: 'US$ bn' }),
  approximate: z.boolean().openapi({ description: 'The source says "over" or "nearly"; the label says which' }),
  sinceEdition: z.int().nullable().openapi({ description: 'The first edition that the number adds up; null: its own' }),
});

const row = z
  .object({
    id: z.int().openapi({ description: 'Number of the edition', example: 3 }),
    name: z.string(),
    theme: z.string(),
    summary: z.string(),
    startDate: z.iso.date().openapi({ description: 'First day, venue time' }),
    endDate: z.iso.date(),
    venue: z.string(),
    current: z.boolean(),
    guestCountries: z.array(z.object({ code: z.string().length(2), name: z.string() })),
    provinces: z.array(z.string()).openapi({ description: 'Theme provinces and municipalities' }),
    figures: z.array(figure).openapi({ description: 'Only what was published' }),
    url: z.string().openapi({ description: 'Its page' }),
  })
  .openapi('EditionRow');

const detail = row
  .extend({
    lang: z.string().openapi({ description: 'The language that the texts are in' }),
    address: z.string(),
    openingHours: z.string().openapi({ description: 'Empty where not known' }),
    publicFrom: z.iso.date().nullable(),
    publicTo: z.iso.date().nullable(),
    body: z.string().openapi({ description: 'Sanitised HTML' }),
  })
  .openapi('EditionDetail');

const listEditions = listCall(
  { path: '/api/previous/list', summary: 'The editions of the expo, the newest first', tag },
  row,
  pageQuery,
);
const getEdition = oneCall(
  { path: '/api/previous/detail', summary: 'One edition by its number', tag },
  detail,
  idQuery,
);

/** The calls about the editions one by one. */
export const previousApi = newApi()
  .openapi(listEditions, async (c) => {
    const { db, locale } = reading(c.var.site);
    // There are a handful, so they are read whole.
    const rows = (await allEditions(db, locale)).map((each) => presentEditionRow(each, locale));
    return replyPage(c, rows, c.req.valid('query'));
  })
  .openapi(getEdition, async (c) => {
    const { db, locale } = reading(c.var.site);
    const found = await edition(db, c.req.valid('query').id, locale);
    if (!found) throw new Refusal(404);
    return replyOne(c, presentEditionDetail(found, locale));
  });

function reading(site: SiteContext): SiteContext {
  site.tags.add('editions');
  return site;
}
