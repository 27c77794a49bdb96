import { createRoute, z } from '@hono/zod-openapi';
import { type Staff, staffCall, staffUploadCall } from '#features/staff/index.server.ts';
import { callHeaders, newApi, nothing, replyOne, staffOnly, writeCall } from '#platform/http/api.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { readListAddress } from '../list/list-address.ts';
import { filterOf } from '../list/list-page.server.ts';
import { type Acted, actOnImport } from './act-on-import.server.ts';
import { exportQuery, importForm, importReport, templateQuery, undoRequest } from './api-shapes.ts';
import { checkSheet } from './checking/check-sheet.server.ts';
import { showImport } from './pages/show-import.server.ts';
import { refusedBy } from './receive.server.ts';
import { sheetTypes } from './sheet-addresses.ts';
import { fileWords } from './sheet-words.ts';
import { sheetAnswer, templateAnswer } from './writing/sheet-answer.server.ts';

/** Things of a kind as sheets, out and in. Nothing here is kept by a cache. */
export const sheetsApi = newApi();

const about = { tags: ['Console'], security: staffOnly };

const asFile = {
  200: {
    description: 'The file',
    content: { [sheetTypes.csv]: { schema: z.string() }, [sheetTypes.xlsx]: { schema: z.string() } },
  },
  400: { description: 'A parameter of the wrong type' },
  401: { description: 'Not logged in' },
  403: { description: 'They do not write such things' },
  404: { description: 'No such kind' },
  503: { description: 'Other files are still being made: see Retry-After' },
};

const exporting = createRoute({
  ...about,
  path: '/api/console/sheets',
  method: 'get',
  summary: 'Things of a kind as CSV or XLSX, all that the filters of its list leave: 50,000 in CSV, 10,000 in XLSX',
  request: { headers: callHeaders, query: exportQuery },
  responses: asFile,
});

sheetsApi.openapi(staffCall(exporting, 'write'), async (c) => {
  const { site, staff } = c.var;
  const { kind, format = 'csv' } = c.req.valid('query');
  const address = readListAddress(new URL(c.req.url).searchParams);
  const filter = filterOf(address, staff, site.settings.REVIEW_STEPS);
  return sheetAnswer(site, staff, { kind: kindOrRefuse(kind), filter, format });
});

const template = createRoute({
  ...about,
  path: '/api/console/sheets/template',
  method: 'get',
  summary: 'An empty sheet of a kind; in XLSX with explanations in all languages',
  request: { headers: callHeaders, query: templateQuery },
  responses: asFile,
});

sheetsApi.openapi(staffCall(template, 'write'), async (c) => {
  const { kind, format = 'csv' } = c.req.valid('query');
  return templateAnswer(c.var.site, c.var.staff, { kind: kindOrRefuse(kind), format });
});

const importing = createRoute({
  ...about,
  path: '/api/console/sheets',
  method: 'post',
  summary: 'Says what a sheet would change, row by row, or takes it: all of it or nothing',
  request: {
    headers: callHeaders,
    body: { required: true, content: { 'multipart/form-data': { schema: importForm } } },
  },
  responses: {
    200: {
      description: 'Looked through, and taken where that was asked for and nothing is wrong',
      content: {
        'application/json': { schema: z.object({ code: z.literal(0), msg: z.string(), data: importReport }) },
      },
    },
    400: { description: 'The request cannot be read' },
    401: { description: 'Not logged in' },
    403: { description: 'They do not write such things' },
    404: { description: 'No such kind' },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    422: { description: 'Not a sheet' },
    503: { description: 'Other files are still being read: see Retry-After' },
  },
});

sheetsApi.openapi(staffUploadCall(importing, 'write'), async (c) => {
  const { site, staff } = c.var;
  const { file, kind, take = 'no' } = c.req.valid('form');
  const sent: unknown = file;
  if (!(sent instanceof File) || sent.size === 0) throw new Refusal(422, { fields: { file: fileWords('missing') } });
  const sheet = { kind: kindOrRefuse(kind), name: sent.name, bytes: sent.stream() };
  const id = await checkSheet(site, staff, sheet).catch(asRefusal);
  const acted = take === 'no' ? undefined : await actOnImport(site, staff, id, take === 'drafts' ? 'take' : 'publish');
  return replyOne(c, await presentImport(site, staff, id, acted));
});

async function presentImport(site: SiteContext, staff: Staff, id: number, acted: Acted | undefined) {
  const { counts, faults, hints } = await showImport(site, staff, id);
  const refused = acted?.is === 'refused' ? acted.refused : undefined;
  const outcome = refused ? ('refused' as const) : acted ? ('taken' as const) : ('checked' as const);
  return {
    ...{ id, outcome },
    why: refused?.text ?? null,
    about: (refused?.about ?? []).map(({ row, why }) => ({ row: row ?? null, why })),
    ...counts,
    shown: faults,
    shownHints: hints,
  };
}

function asRefusal(error: unknown): never {
  const { why, words } = refusedBy(error);
  const said = { fields: { file: words } };
  if (why === 'busy') throw new Refusal(503, { ...said, retryAfter: uploadRetryAfter });
  throw new Refusal(why === 'bytes' ? 413 : 422, said);
}

const undoing = writeCall(
  {
    path: '/api/console/sheets/undo',
    summary: 'Takes an import back, where nothing was built on it since',
    tag: 'Console',
    security: staffOnly,
  },
  { body: undoRequest, data: nothing },
  {
    403: { description: 'They do not write such things' },
    404: { description: 'No such import' },
    409: { description: 'It was not taken, or something was built on it' },
  },
);

sheetsApi.openapi(staffCall(undoing, 'write'), async (c) => {
  const acted = await actOnImport(c.var.site, c.var.staff, c.req.valid('json').id, 'undo');
  if (acted.is === 'refused') throw new Refusal(409, { words: acted.refused.text });
  return replyOne(c, {});
});
