import { z } from '@hono/zod-openapi';
import { captchaFields, codeId, codeSent, typedCode } from '#features/accounts/index.server.ts';
import { callHeaders } from '#platform/http/api.ts';
import { idTypes, partyMost } from './reservations.ts';

/**
 * What may be typed is checked with its meaning, and told in its own words, by `checkOrder`: here only that it is text, and
 * no book.
 */
const typed = z.string().max(500).default('');

const phone = typed.openapi({
  description: 'A phone of any country (E.164, or a Chinese mobile without +86), or an e-mail',
  example: '+260971234567',
});
const smsCode = typedCode
  .optional()
  .openapi({ description: 'Six digits. May be left out after `verify`, for half an hour', example: '123456' });
const day = typed.openapi({ description: 'YYYY-MM-DD, venue time', example: '2026-06-12' });

export const sendCodeRequest = z.object({ phone, ...captchaFields }).openapi('SendReservationCode');

export { codeSent };

export const verifyRequest = z.object({ phone, smsCode, codeId }).openapi('VerifyReservationCode');

const visitor = z.object({
  name: typed,
  idType: typed.openapi({ enum: [...idTypes] }),
  idNumber: typed,
});

export const reservationRequest = z
  .object({
    phone,
    smsCode,
    codeId,
    date: day,
    visitors: z
      .array(visitor)
      .max(100)
      .default([])
      .openapi({ description: `1 to ${partyMost}` }),
    contactName: typed,
    contactPhone: typed.openapi({ description: 'A phone, or the e-mail that received the code' }),
    consent: z.boolean().default(false).openapi({ description: 'true: to both texts' }),
    offer: z.string().max(100).optional().openapi({ description: 'Key of an offer of the waiting list' }),
  })
  .openapi('ReservationRequest');

export const reservationHeaders = callHeaders.extend({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .openapi({
      param: { in: 'header' },
      description: 'The same request again, within 24 hours, gets the same answer; without a key each is a new one',
    }),
});

export const queryRequest = z.object({ phone, smsCode, codeId }).openapi('ReservationQuery');

export const cancelRequest = z
  .object({
    id: z.string().max(100),
    visitorIds: z
      .array(z.string().max(100))
      .max(partyMost)
      .optional()
      .openapi({ description: 'Ids of the tickets to cancel; left out: all' }),
  })
  .openapi('ReservationCancellation');

export const waitlistRequest = z
  .object({
    date: day,
    visitors: z.int().min(1).max(partyMost),
    phone,
    smsCode,
    codeId,
  })
  .openapi('WaitlistRequest');

export const dayRow = z
  .object({
    date: z.string(),
    capacity: z.int(),
    remaining: z.int(),
    bookings: z.int(),
    opens: z.string().openapi({ description: 'Venue time', example: '09:00' }),
    closes: z.string(),
    gate: z.string(),
    waiting: z.int().openapi({ description: 'Parties on the waiting list' }),
  })
  .openapi('ReservationDay');

const ticket = z.object({
  ticketId: z.string(),
  ticket: z.string().openapi({ description: 'What the QR code says: signed, and without personal data' }),
  name: z.string().openapi({ description: 'Masked' }),
  idType: z.enum(idTypes),
});

export const reserved = z.object({ id: z.string(), tickets: z.array(ticket) }).openapi('Reserved');

export const reservationRow = z
  .object({
    id: z.string(),
    date: z.string(),
    status: z.enum(['booked', 'cancelled']),
    opens: z.string(),
    closes: z.string(),
    gate: z.string(),
    createTime: z.string(),
    cancellable: z.boolean(),
    dayClosed: z.boolean().openapi({ description: 'The day was closed to visitors: the tickets are not valid' }),
    visitors: z.array(
      z.object({
        ticketId: z.string(),
        name: z.string(),
        idType: z.enum(idTypes),
        idNumber: z.string(),
        status: z.enum(['booked', 'cancelled']),
        admitted: z.boolean(),
      }),
    ),
  })
  .openapi('Reservation');

export const cancelled = z.object({ visitors: z.int().openapi({ description: 'Cancelled by this request' }) });

export const waiting = z.object({
  id: z.string().openapi({ description: 'Key of the entry: the link of an offer ends in it' }),
  ahead: z.int().openapi({ description: 'Parties before this one' }),
});

/** An answer without data: `{"code":0,"msg":"ok","data":{}}`. */
export const done = z.object({});
