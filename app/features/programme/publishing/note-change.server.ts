import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { isMarked, type MovedPart, movedParts } from '../programme.ts';

/** Where and when an event is, as readers see it; undefined where they do not. */
export interface Place {
  startsAt: Date;
  endsAt: Date;
  roomId: number;
  titles: Record<string, string>;
}

/** Where and when readers see an event now; held until the transaction ends. */
export async function placeSeen(tx: Tx, id: number): Promise<Place | undefined> {
  const row = await tx
    .selectFrom('event')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'room_id as roomId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const texts = await tx.selectFrom('event_text').select(['locale', 'title']).where('event_id', '=', id).execute();
  if (!row || texts.length === 0) return undefined;
  return { ...row, titles: Object.fromEntries(texts.map(({ locale, title }) => [locale, title])) };
}

/** Notes that an event which readers saw is elsewhere or at another time: it is marked, and who asked for it is told. */
export async function noteMoved(tx: Tx, id: number, was: Place, now: Date): Promise<void> {
  const is = await placeSeen(tx, id);
  const moved = is ? partsMoved(was, is) : [];
  if (!is || moved.length === 0) return;
  const before = await tx
    .selectFrom('event')
    .select(['moved', 'moved_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // What an earlier change has moved stays marked while that is: a reader may know of none of them.
  const still = isMarked(before.moved_at, now) ? before.moved : [];
  const marked = movedParts.filter((part) => still.includes(part) || moved.includes(part));
  await tx.updateTable('event').set({ moved_at: now, moved: marked }).where('id', '=', id).execute();
  await keepChange(tx, id, was, now, { starts_at: is.startsAt, ends_at: is.endsAt, room_id: is.roomId });
}

/** Notes that an event which readers saw is withdrawn: who asked for it is told. */
export async function noteWithdrawn(tx: Tx, id: number, now: Date): Promise<void> {
  const was = await placeSeen(tx, id);
  if (!was) return;
  await tx.updateTable('event').set({ moved_at: null, moved: [] }).where('id', '=', id).execute();
  await keepChange(tx, id, was, now, { starts_at: null, ends_at: null, room_id: null });
}

interface Is {
  starts_at: Date | null;
  ends_at: Date | null;
  room_id: number | null;
}

async function keepChange(tx: Tx, id: number, was: Place, now: Date, is: Is): Promise<void> {
  await tx
    .insertInto('event_change')
    .values({
      event_id: id,
      changed_at: now,
      titles: JSON.stringify(was.titles),
      was_starts_at: was.startsAt,
      was_ends_at: was.endsAt,
      was_room_id: was.roomId,
      ...is,
    })
    .execute();
}

function partsMoved(was: Place, is: Place): MovedPart[] {
  const moved: Record<MovedPart, boolean> = {
    day: venueDay(was.startsAt) !== venueDay(is.startsAt),
    start: was.startsAt.getTime() !== is.startsAt.getTime(),
    end: was.endsAt.getTime() !== is.endsAt.getTime(),
    room: was.roomId !== is.roomId,
  };
  return movedParts.filter((part) => moved[part]);
}
