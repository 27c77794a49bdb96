import { z } from '@hono/zod-openapi';
import { idQuery, listCall, newApi, oneCall, pageQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { presentProvider } from './present.ts';
import { countProviders, listProviders, readProvider } from './providers.server.ts';
import { countedProviders, serviceTypes, spokenLanguages } from './services.ts';

const tag = 'Services';
const type = z.enum(serviceTypes);

const hotel = z
  .object({
    band: z.int().openapi({ description: 'Price of a night: 1 under 300 yuan, 2 from 300 to 600, 3 above' }),
    distance: z.int().openapi({ description: 'Metres by road to the venue' }),
    minutes: z.int().openapi({ description: 'By car to the venue' }),
    shuttleLine: z.int().nullable().openapi({ description: 'The line of the free buses that stops there' }),
    halalBreakfast: z.boolean(),
    stepFreeRooms: z.int(),
    foreignPassports: z.boolean().openapi({ description: 'Whether guests with foreign passports can stay' }),
    foreignCards: z.boolean().openapi({ description: 'Whether foreign bank cards are taken' }),
  })
  .openapi('Hotel');

const food = z
  .object({
    hall: z.string().nullable().openapi({ description: 'Code of its hall; none outside of the grounds' }),
    distance: z.int().openapi({ description: 'Metres on foot from the nearest gate' }),
    opens: z.string().openapi({ description: 'Venue time', example: '08:30' }),
    closes: z.string(),
    halal: z.boolean(),
    vegetarian: z.boolean(),
    foreignCards: z.boolean(),
  })
  .openapi('FoodPlace');

const provider = z
  .object({
    id: z.int(),
    type,
    name: z.string(),
    profile: z.string(),
    contact: z.string().openapi({ description: 'A desk, never a person' }),
    email: z.string(),
    backupEmail: z.string(),
    mobile: z.string().openapi({ description: 'E.164' }),
    website: z.string(),
    address: z.string().openapi({ description: 'Empty for those whom nobody has to find' }),
    languages: z.array(z.enum(spokenLanguages)).openapi({ description: 'Spoken: ISO 639-1' }),
    imgUrl: z.string().openapi({ description: 'Path of its weave', example: '/weave/service-3.svg' }),
    lang: localeSchema.openapi({ description: 'The language that the texts are in' }),
    url: z.string().openapi({ description: 'Path of its page in the language of the request' }),
    hotel: hotel.nullable(),
    food: food.nullable(),
  })
  .openapi('ServiceProvider');

/** The calls of the services (contract, Calls). */
export const servicesApi = newApi();

const listQuery = pageQuery.extend({
  type: type.optional().openapi({ param: { name: 'type', in: 'query' }, description: 'Left out: all of them' }),
});
const list = { path: '/api/service/list', summary: 'Hotels and other providers of services', tag };
servicesApi.openapi(listCall(list, provider, listQuery), async (c) => {
  const { db, locale, tags } = c.var.site;
  tags.add('services');
  const { type, pageNum, pageSize } = c.req.valid('query');
  const offset = (pageNum - 1) * pageSize;
  const [count, providers] = await Promise.all([
    countProviders(db, type),
    offset >= countedProviders ? [] : listProviders(db, { type, locale, limit: pageSize, offset }),
  ]);
  return replyRows(
    c,
    providers.map((each) => presentProvider(each, locale)),
    count,
  );
});

const detail = { path: '/api/service/detail', summary: 'One provider of services', tag };
servicesApi.openapi(oneCall(detail, provider, idQuery), async (c) => {
  const { db, locale, tags } = c.var.site;
  tags.add('services');
  const found = await readProvider(db, c.req.valid('query').id, locale);
  if (!found) throw new Refusal(404);
  return replyOne(c, presentProvider(found, locale));
});
