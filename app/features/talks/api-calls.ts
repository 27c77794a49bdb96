import { createRoute, z } from '@hono/zod-openapi';
import {
  callHeaders,
  listCall,
  memberOnly,
  nothing,
  oneCall,
  pageQuery,
  staffOnly,
  wholeNumber,
  writeCall,
} from '#platform/http/api.ts';
import { requestKeyHeader } from '#platform/http/request-key.ts';
import * as shapes from './api-shapes.ts';

const tag = 'Negotiation';

const missing = { 404: { description: 'There is no such negotiation, or it is not yours' } };
const ended = { 409: { description: 'Not as the negotiation stands: msg says why' } };
const blocked = { 403: { description: 'The other one takes no messages from you' } };

/** A call that members make about a talk of theirs. */
const member = (path: string, summary: string) => ({ path, summary, tag, security: memberOnly });

const starting = writeCall(
  member('/api/project/negotiate', 'Asks the owner of a project. A member has one negotiation about a project'),
  { body: shapes.startRequest, data: shapes.started },
  {
    403: { description: 'It is your own project, or its owner takes no messages from you' },
    404: { description: 'There is no such project' },
    409: { description: 'The project takes no requests' },
  },
);

/** Headers of a call that writes an entry: it may come twice, after an answer that was lost. */
const headers = starting.request.headers.extend(requestKeyHeader);

export const startCall = createRoute({ ...starting, request: { ...starting.request, headers } });

export const listTalksCall = listCall(
  member('/api/talk/list', 'Your negotiations, the latest first'),
  shapes.talkRow,
  pageQuery,
);

export const talkCall = oneCall(
  member('/api/talk/detail', 'A negotiation of yours with its last hundred entries, or those before a number'),
  shapes.talkShape,
  shapes.detailQuery,
);

const writing = writeCall(
  member('/api/talk/message', 'Writes a message'),
  { body: shapes.messageRequest, data: shapes.numbered },
  { ...missing, ...ended, ...blocked },
);

export const messageCall = createRoute({ ...writing, request: { ...writing.request, headers } });

const withFiles = writeCall(
  member('/api/talk/files', 'Writes a message with files; its text may be empty'),
  { body: shapes.filesRequest, data: shapes.numbered },
  {
    ...{ ...missing, ...ended, ...blocked },
    413: { description: 'More than 10 MiB, or than 50 parts' },
    503: { description: 'Other files are still being checked: see Retry-After' },
  },
);

export const filesCall = createRoute({
  ...withFiles,
  request: {
    ...withFiles.request,
    headers,
    body: { content: { 'multipart/form-data': { schema: shapes.filesRequest } }, required: true },
  },
});

export const readCall = writeCall(
  member('/api/talk/read', 'Notes that entries have been read'),
  { body: shapes.readRequest, data: nothing },
  missing,
);

export const moveCall = writeCall(
  member('/api/talk/move', 'Declines, closes or reopens a negotiation, or says that both have signed'),
  { body: shapes.moveRequest, data: nothing },
  { ...missing, ...ended },
);

const meeting = writeCall(
  member('/api/talk/meeting', 'Proposes a time to meet'),
  { body: shapes.meetingRequest, data: z.object({ meetingId: z.int(), number: z.int() }) },
  { ...missing, ...ended, ...blocked },
);

export const meetingCall = createRoute({ ...meeting, request: { ...meeting.request, headers } });

export const answerCall = writeCall(
  member('/api/talk/meeting/answer', 'Accepts or declines a time to meet, or withdraws it'),
  { body: shapes.answerRequest, data: shapes.numbered },
  { ...missing, ...ended, ...blocked },
);

export const reportCall = writeCall(
  member('/api/talk/report', 'Reports abuse: staff reads the negotiation'),
  { body: shapes.reportRequest, data: nothing },
  missing,
);

export const blockCall = writeCall(
  member('/api/talk/block', 'Takes no more messages from the other one, here or anywhere'),
  { body: shapes.blockRequest, data: nothing },
  { ...missing, ...ended },
);

export const unblockCall = writeCall(
  member('/api/talk/unblock', 'Takes messages from the other one again'),
  { body: shapes.blockRequest, data: nothing },
  { ...missing, ...ended },
);

export const eventsCall = createRoute({
  method: 'get',
  path: '/api/talk/{id}/events',
  summary:
    'Server-sent events of a negotiation: `entry` with its number as id, `changed` where something else is different. Goes on after `Last-Event-ID`, else after `after`',
  tags: [tag],
  security: [...memberOnly, { userSig: [] }],
  request: {
    params: z.object({ id: shapes.talkId.openapi({ param: { name: 'id', in: 'path' } }) }),
    query: z.object({
      after: wholeNumber.optional().openapi({ param: { name: 'after', in: 'query' }, type: 'integer' }),
    }),
    headers: callHeaders.extend({
      authorization: z
        .string()
        .max(600)
        .optional()
        .openapi({
          param: { in: 'header' },
          description:
            '`Bearer` and a `userSig`, in place of the session’s cookie: never in an address, where it would be written down',
        }),
      'last-event-id': z
        .string()
        .max(20)
        .optional()
        .openapi({ param: { in: 'header' }, description: 'The number of the last entry that came' }),
    }),
  },
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: shapes.entryRow } } },
    400: { description: 'A parameter of the wrong type' },
    401: { description: 'Neither session nor `userSig`' },
    ...missing,
    429: { description: 'You have as many streams open as there may be' },
    503: { description: 'The process has as many, or is about to end' },
  },
});

const staff = (path: string, summary: string) => ({ path, summary, tag, security: staffOnly });

export const reportsCall = listCall(
  staff('/api/talk/reports', 'Reports of abuse, for moderators, editors and admins'),
  shapes.reportRow,
  shapes.reportsQuery,
);

export const resolveCall = writeCall(
  staff('/api/talk/reports/resolve', 'Decides on a report of abuse'),
  { body: shapes.resolveRequest, data: nothing },
  {
    403: { description: 'Neither editor nor admin' },
    404: { description: 'There is no such report' },
    409: { description: 'Somebody has decided on it before' },
  },
);
