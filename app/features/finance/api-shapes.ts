import { createRoute, z } from '@hono/zod-openapi';
import { captchaFields } from '#features/accounts/index.server.ts';
import { memberToo, pageQuery, writeCall } from '#platform/http/api.ts';
import { requestKeyHeader } from '#platform/http/request-key.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { messageMost, needs, providerTypes } from './finance.ts';

export const tag = 'Finance';

const type = z.enum(providerTypes);

/** A provider (contract, Calls). */
export const provider = z
  .object({
    id: z.int(),
    type,
    name: z.string(),
    profile: z.string().openapi({ description: 'Plain text, paragraphs separated by empty lines' }),
    contact: z.string().openapi({ description: 'A desk, never a person' }),
    email: z.string(),
    backupEmail: z.string(),
    mobile: z.string().openapi({ description: 'E.164' }),
    website: z.string(),
    countries: z.array(z.string()).openapi({ description: 'Served: ISO 3166-1 alpha-2', example: ['KE', 'UG'] }),
    needs: z.array(z.enum(needs)),
    imgUrl: z.string().openapi({ description: 'Its picture on the host of finance pictures, else its weave' }),
    lang: localeSchema.openapi({ description: 'The language that the texts are in' }),
    url: z.string().openapi({ description: 'Path of its page in the language of the request' }),
  })
  .openapi('FinanceProvider');

const filter = (name: string, description: string, values?: readonly string[]) =>
  z
    .string()
    .max(100)
    .optional()
    .openapi({ param: { name, in: 'query' }, description, ...(values && { enum: [...values] }) });

/** What the list is narrowed down by. Blank counts as absent. */
export const providersQuery = pageQuery.extend({
  type: filter('type', 'What it offers', providerTypes),
  country: filter('country', 'Served: ISO 3166-1 alpha-2, or a region: north, west, central, east, south'),
  need: filter('need', 'What it is needed for', needs),
});

const yuan = 'Yuan for 100 units, a decimal string';

/** A rate (contract, Calls). */
export const rate = z
  .object({
    currencyCode: z.string().length(3),
    name: z.string(),
    spotPurchase: z.string().openapi({ description: yuan, example: '710.25' }),
    cashSettlement: z
      .string()
      .nullable()
      .openapi({ description: `${yuan}; null where the source has none` }),
    updateTime: z.string().openapi({ description: 'As the source says, venue time', example: '2026-11-20 10:00:00' }),
    source: z.string().openapi({ description: '`sample`: made up for the demonstration' }),
    stale: z.boolean().openapi({ description: 'Older than three days' }),
  })
  .openapi('ExchangeRate');

/** What came of an import. */
export const rateImport = z
  .object({
    id: z.int(),
    at: z.string().openapi({ description: 'ISO 8601, venue time' }),
    source: z.string(),
    taken: z.int().openapi({ description: 'Rows that were new, or changed what was known' }),
    known: z.int(),
    leftOut: z.int().openapi({ description: 'Rows of currencies that the site does not show' }),
    refused: z.int(),
    refusals: z
      .array(z.object({ row: z.int(), currency: z.string(), reason: z.string() }))
      .openapi({ description: 'The first hundred' }),
    failure: z.string().nullable().openapi({ description: 'Why nothing was read at all' }),
  })
  .openapi('RateImport');

/** Long enough for every text that can be right: what is longer is said to be too long. */
const text = z.string().max(20_000);

const messageRequest = z
  .object({
    providerId: z.int().min(1),
    content: text.default('').openapi({ description: `At most ${messageMost} characters as a reader sees them` }),
    contactPerson: text.optional().openapi({ description: 'May be left out by members: their own name' }),
    contactInformation: text.optional().openapi({
      description: 'A phone with its country code or an e-mail; may be left out by members: their own',
      example: 'buyer@company.example',
    }),
    ...captchaFields,
  })
  .openapi('FinanceMessage');

const writing = writeCall(
  {
    path: '/api/finance/message',
    summary: 'Writes to a provider: mailed to it. Members need no graphic code',
    tag,
    security: memberToo,
  },
  { body: messageRequest, data: z.object({ id: z.int() }) },
  {
    404: { description: 'No such provider' },
    503: { description: 'No mail leaves this site at present' },
  },
);

export const messageCall = createRoute({
  ...writing,
  request: {
    ...writing.request,
    headers: writing.request.headers.extend(requestKeyHeader),
  },
});
