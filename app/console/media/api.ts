import { createRoute, z } from '@hono/zod-openapi';
import { descriptionMost, findMedia, type RefusalReason } from '#features/media/index.server.ts';
import { pictureHref } from '#features/media/media.ts';
import { staffCall, staffUploadCall } from '#features/staff/index.server.ts';
import { callHeaders, listCall, newApi, replyOne, replyRows, staffOnly } from '#platform/http/api.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { writable } from '#platform/i18n/draft-texts.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { bestOf } from '#platform/i18n/texts.ts';
import { askedMedia } from './asked.ts';
import { takePicture } from './change-media.server.ts';
import { libraryPage } from './library.server.ts';
import { pictureMessages } from './picture-messages.ts';

/** What is chosen from, or added, while somebody writes. */
export const mediaApi = newApi();

const item = z
  .object({
    id: z.int(),
    alt: z.string().openapi({ description: 'In the best language there is; empty where nobody has described it' }),
    lang: z.enum(locales).openapi({ description: 'The language of `alt`' }),
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
  return replyRows(
    c,
    items.map((each) => offered(each, site.locale)),
    { total: items.length },
  );
});

/** Name of the part with what a picture shows in a language. */
const altName = (locale: Locale) => `alt-${locale}`;

const adding = createRoute({
  method: 'post',
  path: '/api/console/media/add',
  summary: 'Adds a picture to the library: JPEG, PNG, WebP or AVIF up to 10 MiB, with what it shows. For staff',
  tags: ['Console'],
  security: staffOnly,
  request: {
    headers: callHeaders,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z
            .object({
              file: z.any().openapi({ type: 'string', format: 'binary' }),
              ...Object.fromEntries(
                locales.map((locale) => [altName(locale), z.string().trim().max(descriptionMost).refine(writable)]),
              ),
            })
            .partial()
            .openapi('NewPicture'),
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': { schema: z.object({ code: z.literal(0), msg: z.string(), data: item }) },
      },
    },
    401: { description: 'Not logged in' },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    422: { description: 'Not a picture that the site takes, or a description that is too long' },
    503: { description: 'Other files are still being checked: see Retry-After' },
  },
});

mediaApi.openapi(staffUploadCall(adding, 'write'), async (c) => {
  const { site, staff } = c.var;
  const { file, ...alts }: Record<string, unknown> = c.req.valid('form');
  if (!(file instanceof File) || file.size === 0) throw new Refusal(422, { fields: { file: pictureMessages.missing } });
  const said = Object.fromEntries(
    locales.flatMap((locale) => {
      const alt = alts[altName(locale)];
      return typeof alt === 'string' && alt !== '' ? [[locale, alt]] : [];
    }),
  );
  const taken = await takePicture(site, staff, new Uint8Array(await file.arrayBuffer()), said);
  if (taken.outcome === 'refused') throw refused(taken.reason);
  const added = await findMedia(site.db, taken.id, site.locale);
  if (!added) throw new Refusal(404);
  return replyOne(c, offered(added, site.locale));
});

/** Too many at once are sent again in a while; what is wrong with a file is not. */
function refused(reason: RefusalReason): Refusal {
  const fields = { file: pictureMessages[reason] };
  return reason === 'busy' ? new Refusal(503, { fields, retryAfter: uploadRetryAfter }) : new Refusal(422, { fields });
}

type Listed = Pick<Awaited<ReturnType<typeof libraryPage>>['items'][number], 'id' | 'alts' | 'shown'>;

function offered({ id, alts, shown }: Listed, locale: SiteContext['locale']): z.infer<typeof item> {
  return {
    id,
    alt: bestOf(alts, locale) ?? '',
    lang: shown?.lang ?? locale,
    small: shown ? pictureHref(shown, 320, 'webp') : '',
  };
}
