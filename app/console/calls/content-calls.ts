import { createRoute, z } from '@hono/zod-openapi';
import { callHeaders, listCall, noQuery, nothing, oneCall, staffOnly, writeCall } from '#platform/http/api.ts';
import * as shapes from './content-shapes.ts';

const call = (path: string, summary: string) => ({ path, summary, tag: 'Console', security: staffOnly });

const missing = { 404: { description: 'There is no such thing' } };
const newer = { 409: { description: 'Not as it stands, or somebody has written meanwhile: msg says which' } };

const listing = listCall(
  call('/api/console/content/{kind}', 'Things of a kind, those changed last first'),
  shapes.listedThing,
  shapes.listQuery,
);

export const listThingsCall = createRoute({
  ...listing,
  request: { ...listing.request, params: z.object({ kind: shapes.kindInPath }) },
  responses: {
    ...listing.responses,
    200: {
      description: 'Found',
      content: {
        'application/json': {
          schema: z.object({
            code: z.literal(0),
            msg: z.string(),
            total: z.int().openapi({ description: 'How many there are; stops at 10,000, then `more` is true' }),
            more: z.boolean(),
            after: z.string().nullable().openapi({ description: 'Parameter of the next page; null on the last one' }),
            rows: z.array(shapes.listedThing),
          }),
        },
      },
    },
  },
});

const reading = oneCall(
  call('/api/console/content/{kind}/{id}', 'A thing with the newest revision of each language'),
  shapes.shownThing,
  noQuery,
);

export const thingCall = createRoute({
  ...reading,
  request: { headers: callHeaders, params: z.object({ kind: shapes.kindInPath, id: shapes.idInPath }) },
});

export const saveCall = writeCall(
  call('/api/console/content/save', 'Keeps a revision of a language; what readers see stays as it is'),
  { body: shapes.saveRequest, data: shapes.savedRevision },
  { ...missing, ...newer },
);

export const moveCall = writeCall(
  call('/api/console/content/move', 'Hands in, passes, sends back, publishes, withdraws, or sets times'),
  { body: shapes.moveRequest, data: nothing },
  { ...missing, ...newer },
);

export const restoreCall = writeCall(
  call('/api/console/content/restore', 'Writes the text of an earlier revision as a new one'),
  { body: shapes.restoreRequest, data: shapes.savedRevision },
  { ...missing, ...newer },
);

export const hereCall = writeCall(
  call('/api/console/content/here', 'Says that one has a thing open, and hears who else has'),
  { body: shapes.hereRequest, data: shapes.hereAnswer },
  missing,
);
