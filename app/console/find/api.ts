import { z } from '@hono/zod-openapi';
import { staffCall } from '#features/staff/index.server.ts';
import { listCall, newApi, replyRows, staffOnly } from '#platform/http/api.ts';
import { askedWords } from './asked-words.ts';
import { findAll } from './find-all.server.ts';

/** What the palette of the console asks for while somebody types. */
export const findApi = newApi();

const link = z.object({
  name: z.string(),
  lang: z.string().optional().openapi({ description: 'Language of the name, where it is not that of the request' }),
  to: z
    .string()
    .openapi({ description: 'Path without language', example: '/console/content/article/12?language=zh-CN' }),
  note: z.string().optional().openapi({ description: 'A second name: the Chinese title, an e-mail address' }),
  noteLang: z.string().optional(),
});

const group = z
  .object({
    title: z.string().openapi({ example: 'Articles' }),
    links: z.array(link),
    count: z.int().openapi({ description: 'How many there are; with `more`, at least so many' }),
    more: z.boolean(),
    all: z.string().optional().openapi({ description: 'Path of the list of all of them, where not all are here' }),
  })
  .openapi('FoundInConsole');

const finding = listCall(
  {
    path: '/api/console/find',
    summary:
      'What words lead to in the console: pages, acts, things of every kind, pictures, people; what the asker may see. For staff',
    tag: 'Console',
    security: staffOnly,
  },
  group,
  askedWords,
);

findApi.openapi(staffCall(finding), async (c) => {
  const { site, staff } = c.var;
  return replyRows(c, await findAll(site, staff, c.req.valid('query').q));
});
