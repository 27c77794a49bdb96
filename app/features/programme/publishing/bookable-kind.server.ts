import { msg } from '@lingui/core/macro';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { draftsOf, readingSome } from '#platform/content/drafts-of.server.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { bookableDraft } from './bookable-draft.server.ts';
import { bookableFields } from './bookable-fields.server.ts';
import { writeBookable } from './write-places.server.ts';

/** Speakers, interpreters and language booths: an event has each of them to itself while it lasts. For staff alone. */
export const bookableKind: ContentKind = {
  name: 'bookable',
  group: 'places',
  words: { many: msg`Speakers and booths`, one: msg`Speaker or booth`, make: msg`New speaker or booth` },
  shared: bookableFields,
  texts: {},
  title: 'name',
  // Readers see nothing of them.
  tags: [],
  address: () => undefined,
  keys: numbersOf('event_bookable'),
  read: readingSome(readBookables),
  async write(tx, key, draft) {
    const { success, data, error } = await checked(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = await writeBookable(tx, data, key === undefined ? undefined : Number(key));
    return { outcome: 'written', key: String(id) };
  },
  async withdraw(tx, key) {
    // Events that have it keep it; it is offered to no other.
    await tx.updateTable('event_bookable').set({ withdrawn: true }).where('id', '=', Number(key)).execute();
  },
};

/** The checks of a draft: its room exists, and what is booked already stays of its sort. */
function checked(tx: Tx, key: string | undefined) {
  return bookableDraft.superRefine(async ({ sort, room }, context) => {
    if (!isRight(context)) return;
    const refuse = (field: string, message: 'unknown' | 'fixed') =>
      context.addIssue({ code: 'custom', path: [field], message: saying(message) });
    if (room !== undefined) {
      const rooms = await tx.selectFrom('event_room').select('id').execute();
      if (!rooms.some(({ id }) => String(id) === room)) refuse('room', 'unknown');
    }
    if (key === undefined) return;
    // Held: whoever is booking it comes before this, or finds it as it is to be.
    await tx.selectFrom('event_bookable').select('id').where('id', '=', Number(key)).forUpdate().execute();
    const booked = await tx
      .selectFrom('event_occupies')
      .select('what')
      .where('who', '=', Number(key))
      .where('what', '<>', 'room')
      .limit(1)
      .executeTakeFirst();
    if (booked && booked.what !== sort) refuse('sort', 'fixed');
  });
}

async function readBookables(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await db
    .selectFrom('event_bookable')
    .select(['id as of', 'sort', 'name', 'languages', 'room_id'])
    .where('id', 'in', keys.map(Number))
    .where('withdrawn', '=', false)
    .execute();
  return draftsOf(
    rows.map(({ room_id, ...row }) => ({ ...row, room: room_id === null ? null : String(room_id) })),
    [],
  );
}
