import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { eventFields } from './publishing/event-draft.server.ts';

const clockTime = z.iso.time({ precision: -1 });

/** An event: its day and hours at the venue, its room by key. */
const eventForm = eventFields
  .omit({ startsAt: true, endsAt: true, roomId: true })
  .extend({ key: z.string(), day: z.iso.date(), start: clockTime, end: clockTime, room: z.string() })
  .strict();

const named = line(200);

/** A venue with its rooms; ids are for ever. */
const venueForm = z.strictObject({
  id: z.int().positive(),
  /** `shortName`: for rows, where the whole name is too long. */
  texts: inLanguages(z.strictObject({ name: named, shortName: named })),
  rooms: z.array(
    z.strictObject({
      id: z.int().positive(),
      key: z.string(),
      texts: inLanguages(z.strictObject({ name: named })),
    }),
  ),
});

export const eventsIn = (bundle: Bundle) => bundle.rows('programme/events', eventForm);
export const venuesIn = (bundle: Bundle) => bundle.rows('programme/venues', venueForm);
