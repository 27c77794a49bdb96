import { z } from '@hono/zod-openapi';
import { listCall, noQuery, nothing, staffOnly, writeCall } from '#platform/http/api.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { placesMost } from '../board/board.ts';
import { closingReasons, noteMost } from '../closing/closing.ts';

const count = z.int();
const path = '/api/console/reservations';

const call = (under: string, summary: string) => ({
  path: `${path}${under}`,
  summary,
  tag: 'Reservation',
  security: staffOnly,
});

const dayStand = z
  .object({
    date: z.string().openapi({ example: '2026-06-12' }),
    state: z.enum(['open', 'full', 'later', 'paused', 'closed', 'withdrawn', 'over']),
    opens: z.string().openapi({ description: 'Venue time', example: '09:00' }),
    closes: z.string(),
    capacity: count,
    sold: count,
    held: count.openapi({ description: 'Held for parties of the waiting list' }),
    free: count,
    bookings: count,
    waiting: count.openapi({ description: 'Parties on the waiting list' }),
    opensAt: z
      .string()
      .optional()
      .openapi({ description: 'From when it can be booked; left out for a day that was withdrawn' }),
    closing: z
      .object({ holders: count, told: count, moved: count, cancelled: count, unanswered: count })
      .optional()
      .openapi({ description: 'Of a closed day the reservations that were made for it' }),
  })
  .openapi('DayStand');

const some = { 403: { description: 'For registrars and admins' }, 404: { description: 'No such day' } };

const date = z.string().max(10).openapi({ description: 'YYYY-MM-DD', example: '2026-06-12' });

export const standsCall = listCall(
  call('', 'How the reservation days stand that are not past, in figures. For registrars, admins and auditors'),
  dayStand,
  noQuery,
);

export const capacityCall = writeCall(
  call('/capacity', 'Gives a day more or fewer places; more are offered to the waiting list at once'),
  {
    body: z.object({ date, capacity: z.int().min(0).max(placesMost) }).openapi('DayCapacity'),
    data: nothing,
  },
  { ...some, 409: { description: 'More are reserved or held: `errors.capacity` says how many' } },
);

export const openCall = writeCall(
  call('/open', 'Says from when a day can be booked'),
  {
    body: z
      .object({
        date,
        from: z.iso.datetime({ offset: true }).optional().openapi({ description: 'ISO 8601; left out: now' }),
      })
      .openapi('DayOpening'),
    data: nothing,
  },
  { ...some, 409: { description: 'The day is over, closed or withdrawn, or would be over before' } },
);

export const pauseCall = writeCall(
  call('/pause', 'Has nobody reserve a day for a while, or goes on'),
  { body: z.object({ date, pause: z.boolean() }).openapi('DayPause'), data: nothing },
  { ...some, 409: { description: 'The day is over, closed or withdrawn' } },
);

const note = z.string().max(10_000).default('');

export const closeCall = writeCall(
  call('/close', 'Closes a day to visitors: whoever holds places is told once, with a link to another day'),
  {
    body: z
      .object({
        date,
        reason: z.enum(closingReasons),
        notes: z
          .object(inEach(() => note))
          .default(inEach(() => ''))
          .openapi({ description: `At most ${noteMost} characters each, in every language or in none` }),
        offered: z.array(date).max(400).default([]).openapi({ description: 'Days that are offered; none: all' }),
      })
      .openapi('DayClosing'),
    data: z.object({ holders: count.openapi({ description: 'Reservations that are told' }) }),
  },
  { ...some, 409: { description: 'It is closed already, or over' } },
);

export const reopenCall = writeCall(
  call('/reopen', 'Takes a closing back of which nobody has been told'),
  { body: z.object({ date }).openapi('DayReopening'), data: nothing },
  { ...some, 409: { description: 'Somebody has been told' } },
);
