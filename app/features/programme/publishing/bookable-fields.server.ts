import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventBookableTable } from '#db/schema/tables.gen.ts';
import * as field from '#platform/content/fields.server.ts';
import { languageNames } from './event-fields.server.ts';

/** What sorts there are. */
const sortNames = {
  speaker: msg({ message: 'Speaker', context: 'of who or what is booked' }),
  interpreter: msg`Interpreter`,
  booth: msg`Language booth`,
} satisfies Record<EventBookableTable['sort'], MessageDescriptor>;

/** What somebody or something that events book has. Readers see none of it. */
export const bookableFields = {
  sort: field.choice(msg({ message: 'Kind', context: 'of who or what is booked' }), sortNames),
  name: field.line(msg`Known to staff as`, 100, {
    hint: msg`A job title or a code, such as “Interpreter 3”. Visitors never see it.`,
  }),
  languages: field.choices(msg`Languages`, languageNames, {
    hint: msg`Of an interpreter, those between which they interpret; of a booth, those it is for.`,
  }),
  room: field.optional(field.thing(msg`Room`, 'room', { hint: msg`Only for a booth that stays in one room.` })),
};
