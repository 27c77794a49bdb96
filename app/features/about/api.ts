import { z } from '@hono/zod-openapi';
import { listCall, newApi, pageQuery, replyRows } from '#platform/http/api.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { downloads, keptDownloadCount } from './downloads/downloads.server.ts';
import { audiences, countedFiles, fileKinds } from './downloads/downloads.ts';
import { presentContact, presentDownload } from './present.ts';
import { contacts } from './queries.server.ts';

const tag = 'About us';

const contactRow = z
  .object({
    id: z.int(),
    name: z.string().openapi({ description: 'The office to ask' }),
    phone: z.string(),
    email: z.string(),
    postcode: z.string(),
    address: z.string(),
    hours: z.string(),
    note: z.string(),
  })
  .openapi('Contact');

const listContacts = listCall(
  {
    path: '/api/aboutUs/contact',
    summary: 'How to reach the organisers: the first row is the one to show',
    tag,
  },
  contactRow,
  pageQuery,
);

const file = z.object({
  id: z.int(),
  type: z.enum(fileKinds),
  size: z.int().nullable().openapi({ description: 'In bytes; null where the file is made whenever it is asked for' }),
  languages: z.array(localeSchema).openapi({ description: 'The languages that the file is written in' }),
  downloads: z.int().openapi({ description: 'How often it was taken along; may lag behind by half a minute' }),
  url: z.string().openapi({ example: '/download/1/visitor-guide-en.pdf' }),
});

const downloadRow = z
  .object({
    id: z.int(),
    title: z.string(),
    summary: z.string(),
    lang: localeSchema.openapi({ description: 'The language that title and summary are in' }),
    audiences: z.array(z.enum(audiences)),
    updatedOn: z.string().openapi({ example: '2025-06-01' }),
    files: z.array(file),
  })
  .openapi('Download');

const fileQuery = pageQuery.extend({
  type: z
    .enum(fileKinds)
    .optional()
    .openapi({ param: { name: 'type', in: 'query' } }),
  language: localeSchema.optional().openapi({ param: { name: 'language', in: 'query' } }),
  audience: z
    .enum(audiences)
    .optional()
    .openapi({ param: { name: 'audience', in: 'query' } }),
});

const listFiles = listCall(
  { path: '/api/download/list', summary: 'Documents of the download centre with their files', tag },
  downloadRow,
  fileQuery,
);

/** The calls of About. */
export const aboutApi = newApi()
  .openapi(listContacts, async (c) => {
    const { db, locale, tags } = c.var.site;
    tags.add('about');
    const { pageNum, pageSize } = c.req.valid('query');
    const all = await contacts(db, locale);
    const first = (pageNum - 1) * pageSize;
    return replyRows(c, all.slice(first, first + pageSize).map(presentContact), { total: all.length });
  })
  .openapi(listFiles, async (c) => {
    const { db, locale, tags } = c.var.site;
    tags.add('about');
    const { pageNum, pageSize, type, language, audience } = c.req.valid('query');
    const filter = { kind: type, language, audience };
    const offset = (pageNum - 1) * pageSize;
    const limit = offset >= countedFiles ? 0 : pageSize;
    const [count, documents] = await Promise.all([
      keptDownloadCount(c.var.site, filter),
      downloads(db, locale, { ...filter, limit, offset }),
    ]);
    return replyRows(c, documents.map(presentDownload), count);
  });
