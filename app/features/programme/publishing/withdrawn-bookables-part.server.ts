import { z } from 'zod';
import type { Bundle, Read } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { type BundlePart, eachOnce, isChosen, type PartRow, type Selection } from '#platform/bundle/bundle-part.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { bookableDraft } from './bookable-draft.server.ts';

const number = z.string().regex(/^[1-9]\d{0,8}$/);
const withdrawnRow = z.strictObject({ key: number, ...bookableDraft.shape });

type WithdrawnRow = z.output<typeof withdrawnRow>;

const name = 'bookable-withdrawn';

/** Speakers, interpreters and booths that are offered to no event any more, and that some still have: without them those could not come in. */
export const withdrawnBookablesPart: BundlePart = {
  name,
  // Readers see nothing of them.
  tags: [],
  async rows(db, selection) {
    return (await readWithdrawn(db, selection)).map((row) => ({ row, files: [] }));
  },
  async check(bundle) {
    eachOnce(await rowsIn(bundle));
    return [];
  },
  async write(tx, bundle) {
    const rows = (await rowsIn(bundle)).map(({ key, sort, name, languages }) => {
      return { id: Number(key), sort, name, languages, room_id: null, withdrawn: true };
    });
    if (rows.length > 0) await tx.insertInto('event_bookable').values(rows).execute();
  },
  async complete(tx, bundle) {
    for (const { file, key, room } of await rowsIn(bundle)) {
      if (room !== undefined) await placeIn(tx, file, { id: Number(key), room: Number(room) });
    }
  },
};

async function rowsIn(bundle: Bundle): Promise<Read<WithdrawnRow>[]> {
  return (await bundle.below(name)).length > 0 ? bundle.rows(name, withdrawnRow) : [];
}

/** Those that events have, by number; each with its room where that goes out: all do, unless some are chosen. */
async function readWithdrawn(db: Database | Tx, selection: Selection): Promise<PartRow['row'][]> {
  const rows = await db
    .selectFrom('event_bookable as own')
    .select(['own.id', 'own.sort', 'own.name', 'own.languages', 'own.room_id'])
    .where('own.withdrawn', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event_booking').select('event_id').whereRef('event_booking.bookable_id', '=', 'own.id')),
    )
    .orderBy('own.id')
    .execute();
  return rows
    .filter(({ id }) => isChosen(selection, 'bookable', id))
    .map(({ id, sort, name, languages, room_id: room }) => ({
      ...{ key: String(id), sort, name, languages },
      ...(room !== null && isChosen(selection, 'room', room) && { room: String(room) }),
    }));
}

/** @throws BundleError where there is no such room */
async function placeIn(tx: Tx, file: string, { id, room }: { id: number; room: number }): Promise<void> {
  const known = await tx.selectFrom('event_room').select('id').where('id', '=', room).executeTakeFirst();
  if (!known) throw new BundleError(`${file}: room: unknown`);
  await tx.updateTable('event_bookable').set({ room_id: room }).where('id', '=', id).execute();
}
