import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';

const position = field.number(
  msg`Place in the list`,
  { min: 0, max: 999 },
  { hint: msg`The lowest number stands first.` },
);

/** What a venue has beside its texts. */
export const venueFields = { position };

/** What a venue has in each language. */
export const venueTexts = {
  name: field.line(msg`Name`, 200),
  shortName: field.line(msg`Short name`, 200, { hint: msg`For rows, where the whole name is too long.` }),
};

/** What a room has beside its texts. */
export const roomFields = { venue: field.thing(msg`Venue`, 'event-venue'), position };

/** What a room has in each language. */
export const roomTexts = { name: field.line(msg`Name`, 200) };
