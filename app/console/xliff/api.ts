import { createRoute, z } from '@hono/zod-openapi';
import type { I18n } from '@lingui/core';
import { staffCall, staffUploadCall } from '#features/staff/index.server.ts';
import { callHeaders, newApi, replyOne, staffOnly } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { readView } from '../translations/board-view.ts';
import { exportQuery, importForm, importReport } from './api-shapes.ts';
import type { Change } from './check-file.server.ts';
import { exportView } from './export-xliff.server.ts';
import { checkXliff, importXliff, type TextReport } from './import-xliff.server.ts';
import { readXliff, UnreadableXliff, type XliffIn, xliffText } from './read-xliff.server.ts';
import { xliffAnswer, xliffType } from './xliff-answer.ts';
import { fileWords, nothingToExport, said, textWords, unitWords } from './xliff-words.ts';

/** Texts that go to an agency and come back. Nothing here is kept by a cache. */
export const xliffApi = newApi();

const about = { path: '/api/console/xliff', tags: ['Console'], security: staffOnly };

const exporting = createRoute({
  ...about,
  method: 'get',
  summary: 'Texts of the board as XLIFF 2.0, for an agency: 500 things a file. For staff who write in that language',
  request: { headers: callHeaders, query: exportQuery },
  responses: {
    200: { description: 'The file', content: { [xliffType]: { schema: z.string() } } },
    400: { description: 'A parameter of the wrong type' },
    401: { description: 'Not logged in' },
    403: { description: 'They do not write in that language' },
    404: { description: 'Nothing of the view is translated between these languages' },
  },
});

xliffApi.openapi(staffCall(exporting, 'translate'), async (c) => {
  const { site, staff } = c.var;
  const { from = defaultLocale, to, part = 1 } = c.req.valid('query');
  const view = readView(new URL(c.req.url).searchParams, site.locale);
  const xml = await exportView(site, staff, { view, from, to, part });
  if (xml === undefined) throw new Refusal(404, { words: nothingToExport });
  return xliffAnswer(xml, { to, now: site.clock.now() });
});

const importing = createRoute({
  ...about,
  method: 'post',
  summary: 'Says what a file of translations would change, or takes it: each text whole, as a new revision',
  request: {
    headers: callHeaders,
    body: { required: true, content: { 'multipart/form-data': { schema: importForm } } },
  },
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': { schema: z.object({ code: z.literal(0), msg: z.string(), data: importReport }) },
      },
    },
    400: { description: 'The request cannot be read' },
    401: { description: 'Not logged in' },
    403: { description: 'They do not write in the language of the file' },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    422: { description: 'Not XLIFF as it went out' },
    503: { description: 'Other files are still being read: see Retry-After' },
  },
});

xliffApi.openapi(staffUploadCall(importing, 'translate'), async (c) => {
  const { site, staff } = c.var;
  const { file, take } = c.req.valid('form');
  const sent = await readSent(file);
  const work = take === 'yes' ? importXliff : checkXliff;
  const { to, texts } = await work(site, staff, sent).catch(asRefusal);
  const i18n = i18nFor(site.locale);
  return replyOne(c, { to, texts: texts.map((text) => presentText(text, i18n)) });
});

async function readSent(file: unknown): Promise<XliffIn> {
  if (!(file instanceof File) || file.size === 0) throw new Refusal(422, { fields: { file: fileWords('missing') } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return readXliff(xliffText(bytes));
  } catch (error) {
    return asRefusal(error);
  }
}

function asRefusal(error: unknown): never {
  if (!(error instanceof UnreadableXliff)) throw error;
  throw new Refusal(422, { fields: { file: fileWords(error.why, error.line) } });
}

function presentText({ id, thing, outcome, confirmed, why, ...segments }: TextReport, i18n: I18n) {
  return {
    file: id,
    kind: thing?.kind ?? null,
    id: thing?.id ?? null,
    outcome,
    why: why ? said(i18n, textWords(why)) : null,
    changes: segments.changes.map(presentChange),
    meanwhile: segments.meanwhile.map(presentChange),
    confirmed,
    refused: segments.refused.map((unit) => ({ unit: unit.id, why: said(i18n, unitWords(unit)) })),
  };
}

const presentChange = ({ path, was, now }: Change) => ({ field: path, was, now });
