import { z } from '@hono/zod-openapi';
import { idQuery, listCall, memberOnly, nothing, oneCall, shortListQuery, writeCall } from '#platform/http/api.ts';
import * as shapes from '../api-shapes.ts';

const own = { tag: 'Project library', security: memberOnly };
const missing = { 404: { description: 'No such project in the library' } };

export const collectCall = writeCall(
  { ...own, path: '/api/project/collect', summary: 'Puts a project into one’s collection; once more changes nothing' },
  { body: shapes.onlyProject, data: nothing },
  { ...missing, 403: { description: 'It is one’s own project' } },
);

export const cancelCall = writeCall(
  {
    ...own,
    path: '/api/project/collect/cancel',
    summary: 'Takes a project out of one’s collection; once more changes nothing',
  },
  { body: shapes.onlyProject, data: nothing },
  missing,
);

export const collectedCall = oneCall(
  { ...own, path: '/api/project/collected', summary: 'Whether a project is in one’s collection' },
  z.object({ collected: z.boolean() }),
  idQuery,
);

export const contactCall = writeCall(
  { ...own, path: '/api/project/contact', summary: 'How the owner of a project is reached, in full' },
  { body: shapes.onlyProject, data: shapes.contact },
  missing,
);

export const saveSearchCall = writeCall(
  {
    ...own,
    path: '/api/project/search/save',
    summary: 'Keeps filters of the list; new projects that fit are told by message, once a day at most',
  },
  {
    body: z
      .object({ query: z.string().max(500).openapi({ example: 'category=trade&region=KE' }) })
      .openapi('NewSavedSearch'),
    data: shapes.savedSearch,
  },
  { 409: { description: 'You have as many as one may have' } },
);

export const removeSearchCall = writeCall(
  { ...own, path: '/api/project/search/remove', summary: 'Removes a search that was kept' },
  { body: z.object({ key: shapes.key }).openapi('SavedSearchChoice'), data: nothing },
  { 404: { description: 'No such search of one’s own' } },
);

export const searchesCall = listCall(
  { ...own, path: '/api/project/search/list', summary: 'The searches that one has kept' },
  shapes.savedSearch,
  shortListQuery,
);
