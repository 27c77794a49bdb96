import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { eventShape } from './publishing/event-draft.server.ts';
import { roomDraft, venueDraft } from './publishing/place-draft.server.ts';

const clockTime = z.iso.time({ precision: -1 });

/** An event: its day and hours at the venue, its room by key. */
const eventForm = eventShape
  .omit({ edition: true, startsAt: true, endsAt: true })
  .extend({ key: z.string(), day: z.iso.date(), start: clockTime, end: clockTime })
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

export const eventsIn = (bundle: Bundle) => bundle.rows('programme/events', eventForm);
export const venuesIn = (bundle: Bundle) => bundle.rows('programme/venues', venueForm);
