import { z } from '@hono/zod-openapi';
import { listCall, newApi, pageQuery, replyRows } from '#platform/http/api.ts';
import { presentContact } from './present.ts';
import { contacts } from './queries.server.ts';

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
    tag: 'About us',
  },
  contactRow,
  pageQuery,
);

/** The calls of About. */
export const aboutApi = newApi().openapi(listContacts, async (c) => {
  const { db, locale, tags } = c.var.site;
  tags.add('about');
  const { pageNum, pageSize } = c.req.valid('query');
  const all = await contacts(db, locale);
  const first = (pageNum - 1) * pageSize;
  return replyRows(c, all.slice(first, first + pageSize).map(presentContact), { total: all.length });
});
