import { createRoute, z } from '@hono/zod-openapi';
import * as shapes from './api-shapes.ts';

const tag = 'Reservation';

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

const refusals = {
  400: { description: 'The request cannot be read' },
  422: { description: 'Fields are wrong, or the code is: messages by field' },
  429: { description: 'Too many requests: see Retry-After' },
};

interface Write<B extends z.ZodType, D extends z.ZodType> {
  path: string;
  summary: string;
  body: B;
  data: D;
}

function writing<B extends z.ZodType, D extends z.ZodType>({ path, summary, body, data }: Write<B, D>) {
  return createRoute({
    method: 'post',
    path,
    summary,
    tags: [tag],
    request: { body: { content: json(body), required: true } },
    responses: {
      200: { description: 'Done', content: json(z.object({ code: z.literal(0), msg: z.string(), data })) },
      ...refusals,
    },
  });
}

export const sendCodeCall = writing({
  path: '/api/reservation/sendCode',
  summary: 'A code for reserving and for finding one’s reservations, sent to a phone or an e-mail',
  body: shapes.sendCodeRequest,
  data: shapes.done,
});

export const verifyCall = writing({
  path: '/api/reservation/verify',
  summary: 'Turns a code into a proof, a cookie of half an hour: the code may be left out after that',
  body: shapes.verifyRequest,
  data: shapes.done,
});

export const cancelCall = createRoute({
  method: 'post',
  path: '/api/reservation/cancel',
  summary: 'Cancels a reservation of one’s own, or some of its visitors',
  tags: [tag],
  request: { body: { content: json(shapes.cancelRequest), required: true } },
  responses: {
    200: {
      description: 'Cancelled',
      content: json(z.object({ code: z.literal(0), msg: z.string(), data: shapes.cancelled })),
    },
    404: { description: 'No such reservation, or not of this browser or phone' },
    409: { description: 'Somebody has been admitted, or the day is over' },
    ...refusals,
  },
});

export const waitlistCall = createRoute({
  method: 'post',
  path: '/api/reservation/waitlist',
  summary: 'Waits for places of a full day; an offer comes by message and holds for two hours',
  tags: [tag],
  request: { body: { content: json(shapes.waitlistRequest), required: true } },
  responses: {
    200: {
      description: 'On the list',
      content: json(z.object({ code: z.literal(0), msg: z.string(), data: shapes.waiting })),
    },
    409: { description: 'The day has places left, or cannot be reserved' },
    ...refusals,
  },
});

export const reserveCall = createRoute({
  method: 'post',
  path: '/api/reservation',
  summary: 'Reserves for a party: all of it or nothing',
  tags: [tag],
  request: {
    headers: shapes.reservationHeaders,
    body: { content: json(shapes.reservationRequest), required: true },
  },
  responses: {
    200: {
      description: 'Reserved',
      content: json(z.object({ code: z.literal(0), msg: z.string(), data: shapes.reserved })),
    },
    409: { description: 'The day is full or closed, or a document has a place on it: msg says which' },
    ...refusals,
  },
});

export const queryCall = createRoute({
  method: 'post',
  path: '/api/reservation/query',
  summary: 'The reservations of a phone or e-mail, with the code that was sent there',
  tags: [tag],
  request: { body: { content: json(shapes.queryRequest), required: true } },
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
