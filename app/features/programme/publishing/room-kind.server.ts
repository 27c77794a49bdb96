import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { roomDraft } from './place-draft.server.ts';
import { roomFields, roomTexts } from './place-fields.server.ts';
import { emptyRoom, writeRoom } from './write-places.server.ts';

/** The rooms in which events take place. */
export const roomKind: ContentKind = {
  name: 'room',
  group: 'places',
  words: { many: msg`Rooms`, one: msg`Room`, make: msg`New room` },
  shared: roomFields,
  texts: roomTexts,
  title: 'name',
  tags: ['programme'],
  address: () => undefined,
  keys: numbersOf('event_room'),
  read: readingSome(readRooms),
  async write(tx, key, draft) {
    const { success, data, error } = await draftWithVenue(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const { id, overlapping } = await writeRoom(tx, data, key === undefined ? undefined : Number(key));
    if (overlapping.length > 0) return { outcome: 'invalid', error: new z.ZodError([overlap]) };
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => emptyRoom(tx, Number(key)),
};

/** Events overlap in a room that is to take one at a time from now on. */
const overlap: z.core.$ZodIssue = {
  code: 'custom',
  path: ['several'],
  input: undefined,
  message: saying('overlapping'),
};

/** The checks of a draft, and that its venue exists. */
function draftWithVenue(tx: Tx) {
  return roomDraft.superRefine(async ({ venue }, context) => {
    if (!isRight(context)) return;
    const venues = await tx.selectFrom('event_venue').select('id').execute();
    if (venues.some(({ id }) => String(id) === venue)) return;
    context.addIssue({ code: 'custom', path: ['venue'], message: saying('unknown') });
  });
}

async function readRooms(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const ids = keys.map(Number);
  const rows = await db
    .selectFrom('event_room')
    .select(['id as of', 'venue_id', 'position', 'several'])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('event_room_text')
    .select(['room_id as of', 'locale', 'name'])
    .where('room_id', 'in', ids)
    .execute();
  return draftsOf(
    rows.map(({ of, venue_id, position, several }) => ({ of, venue: String(venue_id), position, several })),
    texts,
  );
}
