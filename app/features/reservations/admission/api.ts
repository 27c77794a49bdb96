import { createRoute, z } from '@hono/zod-openapi';
import { staffCall } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { callHeaders, listCall, newApi, replyPage, shortListQuery, staffOnly } from '#platform/http/api.ts';
import { wrongField } from '#platform/http/api-errors.ts';
import { saying } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { wordsOfWhy } from '../closing/read-why.server.ts';
import { idTypes } from '../reservations.ts';
import { ticketKeys } from '../tickets/ticket-keys.server.ts';
import type { Admission } from './admission.ts';
import { admissionMessage } from './admission-messages.ts';
import { admit } from './admit.server.ts';

const tag = 'Admission';

const keysCall = listCall(
  {
    path: '/api/admission/keys',
    summary:
      'Public keys (Ed25519) of the tickets, for checking signatures without network. A ticket is `T1` and base 45 (RFC 9285) of: id (16 bytes), days since 2020-01-01 (2), keyId (1), signature (64) of `expo ticket 1 ` and the 19 bytes before it',
    tag,
    noStore: true,
  },
  z
    .object({ keyId: z.int(), publicKey: z.string().openapi({ description: '32 bytes, base64url: `x` of a JWK' }) })
    .openapi('TicketKey'),
  shortListQuery,
);

/** Printable text: a NUL cannot be stored, and nothing here has lines. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u, saying('unwritable'))
    .openapi({ pattern: '^\\P{C}*$' });

const scan = z
  .object({
    ticket: z.string().max(500).openapi({ description: 'What the QR code says' }),
    gate: line(40).openapi({ description: 'Where it was scanned', example: 'South gate 2' }),
    nonce: line(100).openapi({ description: "The scan's own number; sent again, it is answered the same" }),
    outsideHours: z.boolean().default(false).openapi({
      description: 'true: let in although the doors are closed, which is written down (with a nonce of its own)',
    }),
  })
  .openapi('Scan');

const at = z.string().openapi({ description: 'ISO 8601, venue time', example: '2026-11-25T09:30:00+08:00' });
const time = z.string().openapi({ description: 'Venue time', example: '09:00' });
const day = z.string().openapi({ description: 'The day that the ticket is for', example: '2026-11-25' });
const answer = <S extends z.ZodType>(description: string, data: S, code: z.ZodType = z.int()) => ({
  description,
  content: { 'application/json': { schema: z.object({ code, msg: z.string(), data }) } },
});

const admitted = z
  .object({
    outcome: z.literal('admitted'),
    name: z.string().openapi({ description: 'In full. That it was shown is written down', example: '王小明' }),
    idType: z.enum(idTypes).openapi({ description: 'The document to compare with' }),
    idEnd: z.string().openapi({ description: 'The last characters of its number, four at most', example: '002X' }),
    party: z.int().openapi({ description: 'Booked visitors of the same reservation' }),
    gate: z.string(),
    admittedAt: at,
    outsideHours: z.boolean().openapi({ description: 'The steward decided so, while the doors were closed' }),
  })
  .openapi('Admitted');

const notNow = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('already-used'), gate: z.string(), admittedAt: at }),
    z.object({ outcome: z.literal('wrong-day'), date: day }),
    z.object({ outcome: z.literal('outside-hours'), opens: time, closes: time }),
    z.object({ outcome: z.literal('cancelled'), date: day }),
    z.object({
      outcome: z.literal('day-closed'),
      date: day,
      why: z.string().openapi({ description: 'Why it was closed to visitors, in the language of the call' }),
    }),
  ])
  .openapi('NotAdmitted');

const admitCall = createRoute({
  method: 'post',
  path: '/api/admission',
  summary: 'Lets the holder of a ticket in, once. For stewards and admins: a bearer token of `npm run staff -- add`',
  tags: [tag],
  security: staffOnly,
  request: { headers: callHeaders, body: { content: { 'application/json': { schema: scan } }, required: true } },
  responses: {
    200: answer('Admitted now, or answered so to the same nonce before', admitted, z.literal(0)),
    401: { description: 'No token, or none that is known' },
    403: { description: 'Neither steward nor admin' },
    404: answer('Signed by us, but of no reservation', z.object({ outcome: z.literal('unknown') })),
    409: answer(
      'Used before, for another day, while the doors are closed (`outsideHours` lets in then), cancelled, or of a day that was closed to visitors: `msg` says when and where',
      notNow,
    ),
    422: answer(
      'Not a genuine ticket (`data.outcome`), a field is wrong, or the nonce came before with another ticket (`errors`)',
      z.object({ outcome: z.literal('not-genuine') }),
    ),
  },
});

/** The calls of the gates. Nothing here is kept by a cache. */
export const admissionApi = newApi();

admissionApi.openapi(keysCall, async (c) => replyPage(c, await ticketKeys(c.var.site.db), c.req.valid('query')));

admissionApi.openapi(staffCall(admitCall, 'admit'), async (c) => {
  const { site, staff } = c.var;
  const admission = await admit(site, { ...c.req.valid('json'), staff });
  switch (admission.outcome) {
    case 'not-allowed':
      throw new Refusal(403);
    case 'other-ticket':
      throw wrongField(422, 'nonce', 'otherTicket');
    default: {
      if (admission.outcome === 'admitted') {
        noteSecurity(site, 'reveal', { staff: staff.id, what: 'a visitor who was let in' });
      }
      const status = statuses[admission.outcome];
      const msg = admissionMessage(admission, site.locale);
      const errors = admission.outcome === 'not-genuine' ? { errors: { ticket: msg } } : {};
      return c.json(
        { code: status === 200 ? 0 : status, msg, data: present(admission, site.locale), ...errors },
        status,
      );
    }
  }
});

const statuses = {
  admitted: 200,
  'already-used': 409,
  'wrong-day': 409,
  'outside-hours': 409,
  cancelled: 409,
  'day-closed': 409,
  unknown: 404,
  'not-genuine': 422,
} as const;

function present(admission: Admission, locale: Locale) {
  switch (admission.outcome) {
    case 'admitted': {
      const { outcome, name, idType, idEnd, party, gate, admittedAt, outsideHours } = admission;
      return { outcome, name, idType, idEnd, party, gate, admittedAt: venueIso(admittedAt), outsideHours };
    }
    case 'already-used': {
      const { outcome, gate, admittedAt } = admission;
      return { outcome, gate, admittedAt: venueIso(admittedAt) };
    }
    case 'outside-hours':
      return { outcome: admission.outcome, opens: admission.opens, closes: admission.closes };
    case 'day-closed':
      return { outcome: admission.outcome, date: admission.date, why: wordsOfWhy(admission.why, locale) };
    case 'wrong-day':
    case 'cancelled':
      return { outcome: admission.outcome, date: admission.date };
    default:
      return { outcome: admission.outcome };
  }
}
