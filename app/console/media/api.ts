import { z } from '@hono/zod-openapi';
import { pictureHref } from '#features/media/media.ts';
import { staffCall } from '#features/staff/index.server.ts';
import { listCall, newApi, replyRows, staffOnly } from '#platform/http/api.ts';
import { bestOf } from '#platform/i18n/texts.ts';
import { askedMedia } from './asked.ts';
import { libraryPage } from './library.server.ts';

/** What is chosen from while somebody writes. */
export const mediaApi = newApi();

const item = z
  .object({
    id: z.int(),
    alt: z.string().openapi({ description: 'In the best language there is; empty where nobody has described it' }),
    small: z.string().openapi({ description: 'Address of a small picture of it' }),
  })
  .openapi('LibraryItem');

const listing = listCall(
  {
    path: '/api/console/media',
    summary: 'Pictures and films of the library, the newest first. For staff',
    tag: 'Console',
    security: staffOnly,
  },
  item,
  z.object({
    q: z.string().max(200).optional(),
    kind: z.enum(['picture', 'video']).optional(),
    after: z.string().optional(),
  }),
);

mediaApi.openapi(staffCall(listing, 'see'), async (c) => {
  const { site } = c.var;
  const { items } = await libraryPage(site, askedMedia(new URL(c.req.url).searchParams));
  const rows = items.map(({ id, alts, shown }) => ({
    id,
    alt: bestOf(alts, site.locale) ?? '',
    small: shown ? pictureHref(shown, 320, 'webp') : '',
  }));
  return replyRows(c, rows, { total: rows.length });
});
