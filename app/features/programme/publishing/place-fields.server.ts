import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';

const position = field.number(
  msg`Position in the list`,
  { min: 0, max: 999 },
  { hint: msg`The lowest number comes first.` },
);

/** What a venue has beside its texts. */
export const venueFields = { position };

/** What a venue has in each language. */
export const venueTexts = {
  name: field.line(msg`Name`, 200),
  shortName: field.line(msg`Short name`, 200, { hint: msg`For lists, where the full name is too long.` }),
};

/** What a room has beside its texts. */
export const roomFields = {
  venue: field.thing(msg`Event venue`, 'event-venue'),
  position,
  several: field.flag(msg`Several events at once`, {
    hint: msg`For open areas. Without this, a room holds one event at a time.`,
  }),
};

/** What a room has in each language. */
export const roomTexts = { name: field.line(msg`Name`, 200) };
