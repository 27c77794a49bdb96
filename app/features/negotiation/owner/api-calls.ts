import { createRoute, z } from '@hono/zod-openapi';
import {
  callHeaders,
  listCall,
  memberOnly,
  nothing,
  shortListQuery,
  staffOnly,
  writeCall,
} from '#platform/http/api.ts';
import { requestKeyHeader } from '#platform/http/request-key.ts';
import * as shapes from '../api-shapes.ts';

const tag = 'Project library';
const own = { tag, security: memberOnly };

const notYours = { 403: { description: 'Not your project, or there is none' } };
const notNow = { 409: { description: 'Not in the state that the project is in' } };

const creating = writeCall(
  { ...own, path: '/api/project', summary: 'A new project: handed in for approval, or kept as a draft' },
  { body: shapes.newProject, data: shapes.standing },
  { 409: { description: 'You have as many projects as one may have' } },
);

export const createCall = createRoute({
  ...creating,
  request: { ...creating.request, headers: creating.request.headers.extend(requestKeyHeader) },
});

export const updateCall = writeCall(
  {
    ...own,
    path: '/api/project/update',
    summary: 'Changes a project of one’s own; what others see stays until the changes are approved',
  },
  { body: shapes.changedProject, data: shapes.standing },
  { ...notYours, ...notNow },
);

export const moveCall = writeCall(
  {
    ...own,
    path: '/api/project/move',
    summary: 'Moves a project of one’s own: hand in, take back, withdraw, negotiating, signed, fulfilled',
  },
  { body: shapes.move, data: shapes.standing },
  { ...notYours, ...notNow },
);

export const deleteCall = writeCall(
  { ...own, path: '/api/project/delete', summary: 'Deletes a draft that was never published' },
  { body: shapes.onlyProject, data: nothing },
  { ...notYours, ...notNow },
);

export const mineCall = listCall(
  { ...own, path: '/api/project/mine', summary: 'One’s own projects, in every state' },
  z
    .object({
      ...shapes.standing.shape,
      name: z.string(),
      amount: z.string(),
      note: z.string().openapi({ description: 'What staff wrote as it came back' }),
      moves: z.array(shapes.standing.shape.status).openapi({ description: 'Where its owner may move it' }),
    })
    .openapi('OwnProject'),
  shortListQuery,
);

export const attachCall = createRoute({
  method: 'post',
  path: '/api/project/attachment',
  summary: 'Puts a file to a project of one’s own: PDF, JPEG, PNG, WebP or AVIF, 10 MiB',
  tags: [tag],
  security: memberOnly,
  request: {
    headers: callHeaders,
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            projectId: z.string().max(20),
            file: z.custom<File>().openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
      required: true,
    },
  },
  responses: {
    200: {
      description: 'Done',
      content: {
        'application/json': {
          schema: z.object({ code: z.literal(0), msg: z.string(), data: shapes.attachment }),
        },
      },
    },
    400: { description: 'The request cannot be read' },
    401: { description: 'Not logged in' },
    422: { description: 'The file is not taken: messages by field' },
    429: { description: 'Too many requests: see Retry-After' },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    503: { description: 'Other files are still being checked: see Retry-After' },
    ...notYours,
    ...notNow,
  },
});

export const detachCall = writeCall(
  { ...own, path: '/api/project/attachment/remove', summary: 'Takes a file of a project of one’s own away' },
  { body: z.object({ projectId: shapes.projectId, key: shapes.key }).openapi('DetachedFile'), data: nothing },
  { ...notYours, ...notNow },
);

export const reviewCall = writeCall(
  {
    tag,
    security: staffOnly,
    path: '/api/project/review',
    summary: 'Approves what waits of a project, or returns it to its owner. For moderators, editors and admins',
  },
  { body: shapes.review, data: nothing },
  {
    403: { description: 'Neither editor nor admin' },
    404: { description: 'No such project' },
    409: { description: 'Nothing of it waits, or it is no longer what `version` names' },
  },
);

export const waitingCall = listCall(
  { tag, security: staffOnly, path: '/api/project/waiting', summary: 'Projects and changes that wait for approval' },
  shapes.waitingProject,
  shortListQuery,
);

export const waitingFileCall = createRoute({
  method: 'get',
  path: '/api/project/waiting/attachment',
  summary: 'A file of a project that waits for approval. For moderators, editors and admins',
  tags: [tag],
  security: staffOnly,
  request: { headers: callHeaders, query: z.object({ key: shapes.key }) },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
        'image/webp': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
    400: { description: 'The request cannot be read' },
    401: { description: 'Not logged in' },
    403: { description: 'Neither editor nor admin' },
    404: { description: 'No such file, or its project does not wait' },
  },
});
