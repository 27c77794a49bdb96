import { z } from '@hono/zod-openapi';
import { staffCall } from '#features/staff/index.server.ts';
import { listCall, newApi, replyRows, staffOnly } from '#platform/http/api.ts';
import { askedWords } from '../find/asked-words.ts';
import { findPages } from './find-pages.server.ts';

/** What the editor of texts asks for while somebody writes. */
export const richTextApi = newApi();

const page = z
  .object({
    path: z.string().openapi({ description: 'Without language', example: '/news/exhi/12/' }),
    title: z.string(),
    kind: z.string().openapi({ example: 'Article' }),
  })
  .openapi('LinkablePage');

const finding = listCall(
  {
    path: '/api/console/pages',
    summary: 'Published pages that a text may lead to, by words of their titles. For staff',
    tag: 'Console',
    security: staffOnly,
  },
  page,
  askedWords,
);

richTextApi.openapi(staffCall(finding, 'see'), async (c) => {
  const { db, locale } = c.var.site;
  const rows = await findPages(db, c.req.valid('query').q, locale);
  return replyRows(c, rows, { total: rows.length });
});
