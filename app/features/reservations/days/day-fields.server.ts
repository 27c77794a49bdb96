import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';

/** A day that visitors reserve. It has no words of its own. */
export const dayFields = {
  date: field.day(msg`Day`, { hint: msg`It cannot be changed later.`, isOwn: true }),
  booksFrom: field.day(msg`Reservations open on`),
  opens: field.time(msg`Opens`),
  closes: field.time(msg`Closes`),
  gate: field.line(msg`Gate`, 20),
  capacity: field.number(
    msg`Places`,
    { min: 0, max: 1_000_000 },
    { hint: msg`Not fewer than the places already taken. Later they are changed under Reservations.` },
  ),
};
