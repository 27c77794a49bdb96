import { z } from '@hono/zod-openapi';
import { captchaFields } from '#features/accounts/index.server.ts';
import { pageQuery } from '#platform/http/api.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { sortingsOf } from './list-filters.ts';

const masked = 'Masked until POST contact reveals it';

/** A row of the directory's lists (contract, Calls). */
export const directoryRow = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.string().length(2).openapi({ description: 'ISO 3166-1 alpha-2', example: 'KE' }),
    countryName: z.string(),
    industry: z.int().openapi({ description: 'Id of /api/dict/industry' }),
    industryName: z.string(),
    contact: z.string().openapi({ description: masked, example: 'E•••' }),
    phone: z.string().openapi({ description: masked, example: '+254 7•• ••• •01' }),
    mail: z.string().openapi({ description: masked, example: 'e•••@•••.example' }),
    address: z.string(),
    productClassification: z.string().openapi({ description: 'Empty for buyers' }),
    productName: z.string().openapi({ description: 'Empty for buyers' }),
    purchaseNeeds: z.string(),
    hall: z.string().openapi({ description: 'Empty where it has no stand', example: 'W2' }),
    stand: z.string().openapi({ description: 'Several are parted by commas', example: 'A07, A09' }),
    imgUrl: z.string().openapi({ description: 'Path of its picture, or of its weave' }),
    lang: localeSchema.openapi({ description: 'The language that the texts are in' }),
    foundIn: localeSchema
      .optional()
      .openapi({ description: 'Of a hit in another language alone: the language of the text that holds the keyword' }),
    url: z.string().openapi({ description: 'Path of its page in the language of the request' }),
  })
  .openapi('DirectoryRow');

/** One company: a row, and what its pages show beyond. */
export const directoryDetail = directoryRow
  .extend({
    profile: z.string(),
    website: z.string().nullable(),
    founded: z.int().nullable(),
    employees: z.int().nullable(),
    editions: z.array(z.object({ number: z.int(), name: z.string() })),
    products: z.array(
      z.object({ name: z.string(), description: z.string(), lang: directoryRow.shape.lang, imgUrl: z.string() }),
    ),
  })
  .openapi('DirectoryDetail');

const text = (name: string, description: string, values?: readonly string[]) =>
  z
    .string()
    .max(300)
    .optional()
    .openapi({ param: { name, in: 'query' }, description, ...(values && { enum: [...values] }) });

/** What a list of buyers is narrowed down by; exhibitors also by hall. Blank counts as absent. */
export const buyersQuery = pageQuery.extend({
  keyword: text('keyword', 'Words of its name, profile, products or needs'),
  industry: text('industry', 'Id of /api/dict/industry'),
  country: text('country', 'ISO 3166-1 alpha-2, or a region: north, west, central, east, south'),
  region: text('region', 'The same as country'),
  sort: text('sort', 'name, where it is left out', sortingsOf('buyer')),
});

export const exhibitorsQuery = buyersQuery.extend({
  hall: text('hall', 'W1 to W6, C'),
  sort: text('sort', 'name, where it is left out', sortingsOf('exhibitor')),
});

export const contacts = z
  .object({ contact: z.string(), phone: z.string(), mail: z.string() })
  .openapi('DirectoryContacts');

/** What is sent to see contacts in full. */
export const contactRequest = z.object({ id: z.int().min(1), ...captchaFields }).openapi('DirectoryContactRequest');
