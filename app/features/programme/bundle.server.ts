import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { bookableDraft } from './publishing/bookable-draft.server.ts';
import { eventShape } from './publishing/event-draft.server.ts';
import { roomDraft, venueDraft } from './publishing/place-draft.server.ts';

const clockTime = z.iso.time({ precision: -1 });

/** An event: its day and hours at the venue; its room, and who and what is booked for it, by key. */
const eventForm = eventShape
  .omit({ edition: true, startsAt: true, endsAt: true })
  .extend({
    key: z.string(),
    day: z.iso.date(),
    start: clockTime,
    end: clockTime,
    bookings: z.array(z.string()).default([]),
  })
  .strict();

/** A venue with its rooms in their order; ids are for ever. */
const venueForm = venueDraft
  .omit({ position: true })
  .extend({
    id: z.int().positive(),
    rooms: z.array(
      roomDraft.omit({ venue: true, position: true }).extend({ id: z.int().positive(), key: z.string() }).strict(),
    ),
  })
  .strict();

/** A speaker, an interpreter or a booth, its room by key; ids are for ever. */
const bookableForm = bookableDraft.extend({ id: z.int().positive(), key: z.string() }).strict();

export const bookablesIn = (bundle: Bundle) => bundle.rows('programme/bookables', bookableForm);
export const eventsIn = (bundle: Bundle) => bundle.rows('programme/events', eventForm);
export const venuesIn = (bundle: Bundle) => bundle.rows('programme/venues', venueForm);
