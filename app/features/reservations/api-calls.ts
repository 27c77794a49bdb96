import { createRoute, z } from '@hono/zod-openapi';
import { holderOnly, holderToo, nothing, shortListQuery, writeCall } from '#platform/http/api.ts';
import * as shapes from './api-shapes.ts';

const tag = 'Reservation';

const wrong = { 422: { description: 'Fields are wrong, or the code is: messages by field' } };

export const sendCodeCall = writeCall(
  {
    path: '/api/reservation/sendCode',
    summary: 'A code for reserving and for finding one’s reservations, sent to a phone or an e-mail',
    tag,
  },
  { body: shapes.sendCodeRequest, data: shapes.codeSent },
  wrong,
);

export const verifyCall = writeCall(
  {
    path: '/api/reservation/verify',
    summary: 'Turns a code into a proof, a cookie of half an hour: the code may be left out after that',
    tag,
  },
  { body: shapes.verifyRequest, data: shapes.done },
  wrong,
);

export const cancelCall = writeCall(
  {
    path: '/api/reservation/cancel',
    summary: 'Cancels a reservation of one’s own, or some of its visitors',
    tag,
    security: holderOnly,
  },
  { body: shapes.cancelRequest, data: shapes.cancelled },
  {
    ...wrong,
    404: { description: 'No such reservation, or not of this browser or phone' },
    409: { description: 'Somebody has been admitted, or the day is over' },
  },
);

export const waitlistCall = writeCall(
  {
    path: '/api/reservation/waitlist',
    summary: 'Waits for places of a full day; an offer comes by message and holds for two hours',
    tag,
    security: holderToo,
  },
  { body: shapes.waitlistRequest, data: shapes.waiting },
  { ...wrong, 409: { description: 'The day has places left' } },
);

const reserving = writeCall(
  { path: '/api/reservation', summary: 'Reserves for a party: all of it or nothing', tag, security: holderToo },
  { body: shapes.reservationRequest, data: shapes.reserved },
  { ...wrong, 409: { description: 'The day is full, or a document has a place on it: msg says which' } },
);

export const reserveCall = createRoute({
  ...reserving,
  request: { ...reserving.request, headers: shapes.reservationHeaders },
});

const asking = writeCall(
  {
    path: '/api/reservation/query',
    summary:
      'The reservations of a phone or e-mail, with the code that was sent there; with neither, those of this browser',
    tag,
    security: holderToo,
  },
  { body: shapes.queryRequest, data: nothing },
  wrong,
);

const found = z.object({ code: z.literal(0), msg: z.string(), total: z.int(), rows: z.array(shapes.reservationRow) });

/** It writes nothing, but what it is asked with goes into no address. */
export const queryCall = createRoute({
  ...asking,
  request: { ...asking.request, query: shortListQuery },
  responses: {
    ...asking.responses,
    200: { description: 'Found, or none', content: { 'application/json': { schema: found } } },
  },
});
