import { createRoute, z } from '@hono/zod-openapi';
import { type CallText, callHeaders, holderOnly, holderToo, shortListQuery } from '#platform/http/api.ts';
import * as shapes from './api-shapes.ts';

const tag = 'Reservation';

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

const refusals = {
  400: { description: 'The request cannot be read' },
  422: { description: 'Fields are wrong, or the code is: messages by field' },
  429: { description: 'Too many requests: see Retry-After' },
};

/** Definition of a call that writes. @param others what it may be refused with besides */
function writing<B extends z.ZodType, D extends z.ZodType, R extends Record<number, { description: string }>>(
  { path, summary, body, data, security }: Pick<CallText, 'path' | 'summary' | 'security'> & { body: B; data: D },
  others: R,
) {
  return {
    method: 'post' as const,
    path,
    summary,
    tags: [tag],
    ...(security && { security }),
    request: { headers: callHeaders, body: { content: json(body), required: true as const } },
    responses: {
      200: { description: 'Done', content: json(z.object({ code: z.literal(0), msg: z.string(), data })) },
      ...refusals,
      ...others,
    },
  };
}

export const sendCodeCall = createRoute(
  writing(
    {
      path: '/api/reservation/sendCode',
      summary: 'A code for reserving and for finding one’s reservations, sent to a phone or an e-mail',
      body: shapes.sendCodeRequest,
      data: shapes.codeSent,
    },
    {},
  ),
);

export const verifyCall = createRoute(
  writing(
    {
      path: '/api/reservation/verify',
      summary: 'Turns a code into a proof, a cookie of half an hour: the code may be left out after that',
      body: shapes.verifyRequest,
      data: shapes.done,
    },
    {},
  ),
);

export const cancelCall = createRoute(
  writing(
    {
      path: '/api/reservation/cancel',
      summary: 'Cancels a reservation of one’s own, or some of its visitors',
      body: shapes.cancelRequest,
      data: shapes.cancelled,
      security: holderOnly,
    },
    {
      404: { description: 'No such reservation, or not of this browser or phone' },
      409: { description: 'Somebody has been admitted, or the day is over' },
    },
  ),
);

export const waitlistCall = createRoute(
  writing(
    {
      path: '/api/reservation/waitlist',
      summary: 'Waits for places of a full day; an offer comes by message and holds for two hours',
      body: shapes.waitlistRequest,
      data: shapes.waiting,
      security: holderToo,
    },
    { 409: { description: 'The day has places left' } },
  ),
);

const reserving = writing(
  {
    path: '/api/reservation',
    summary: 'Reserves for a party: all of it or nothing',
    body: shapes.reservationRequest,
    data: shapes.reserved,
    security: holderToo,
  },
  { 409: { description: 'The day is full, or a document has a place on it: msg says which' } },
);

export const reserveCall = createRoute({
  ...reserving,
  request: { ...reserving.request, headers: shapes.reservationHeaders },
});

export const queryCall = createRoute({
  method: 'post',
  path: '/api/reservation/query',
  summary:
    'The reservations of a phone or e-mail, with the code that was sent there; with neither, those of this browser',
  tags: [tag],
  security: holderToo,
  request: {
    headers: callHeaders,
    query: shortListQuery,
    body: { content: json(shapes.queryRequest), required: true },
  },
  responses: {
    200: {
      description: 'Found, or none',
      content: json(
        z.object({ code: z.literal(0), msg: z.string(), total: z.int(), rows: z.array(shapes.reservationRow) }),
      ),
    },
    ...refusals,
  },
});
