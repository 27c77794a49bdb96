import { isDeepStrictEqual } from 'node:util';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { isEditionSeen, unknownEditions, unveilEdition } from '#features/editions/index.server.ts';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind, Draft } from '#platform/content/content-kind.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { eventHref } from '../programme.ts';
import { eventDraft, type ReadyEvent } from './event-draft.server.ts';
import { eventFields, eventTexts } from './event-fields.server.ts';
import { noteMoved, placeSeen } from './note-change.server.ts';
import { occupy, type Taken } from './occupy.server.ts';
import { readEvents } from './read-events.server.ts';
import { countChange, emptyEvent, rewriteEvent, writeEvents } from './write-events.server.ts';

/**
 * The events of the programme. One that is written anew keeps its entry in calendars; where readers see a change, the
 * entry's number of changes grows. What it binds at its time (room, speakers, interpreters, booths) no other may have: the
 * database refuses it, and who has it is named.
 */
export const eventKind: ContentKind = {
  name: 'event',
  group: 'fair',
  words: { many: msg({ message: 'Events', context: 'kind of content' }), one: msg`Event`, make: msg`New event` },
  shared: eventFields,
  texts: eventTexts,
  title: 'title',
  tags: ['programme'],
  address: (key) => eventHref(Number(key)),
  keys: numbersOf('event'),
  numbering: numberingOf('event'),
  read: readEvents,
  async write(tx, key, draft, now) {
    const { success, data, error } = await draftWithSurroundings(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const id = key === undefined ? await make(tx, data, now) : Number(key);
    const taken = await occupy(tx, [{ id, event: data }]);
    if (taken.length > 0) return { outcome: 'invalid', error: new z.ZodError(taken.map(issueOf)) };
    if (key !== undefined) await change(tx, key, data, now);
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key, now) => emptyEvent(tx, Number(key), now),
  isWaiting: async (db, _key, { edition }) => !(await isEditionSeen(db, Number(edition))),
  unveil: (tx, _key, { edition }) => unveilEdition(tx, Number(edition)),
};

async function make(tx: Tx, event: ReadyEvent, now: Date): Promise<number> {
  const [id] = await writeEvents(tx, [event], now);
  if (id === undefined) throw new Error('An event was not written');
  return id;
}

/** That something is taken, at the field in which it stands; `by` names who has it, by language. */
function issueOf({ what, holder }: Taken): z.core.$ZodIssue {
  const path = [what === 'room' ? 'room' : 'bookings'];
  return { code: 'custom', path, input: undefined, message: saying('occupied'), params: { by: holder?.titles ?? {} } };
}

async function change(tx: Tx, key: string, event: ReadyEvent, now: Date): Promise<void> {
  const before = await readEvents(tx, [key]);
  // Of an edition that nobody sees yet nothing is moved: it is placed.
  const isSeen = await isEditionSeen(tx, Number(event.edition));
  const was = isSeen ? await placeSeen(tx, Number(key)) : undefined;
  await rewriteEvent(tx, Number(key), event);
  if (was) await noteMoved(tx, Number(key), was, now);
  const after = await readEvents(tx, [key]);
  if (!isDeepStrictEqual(seenOf(before), seenOf(after))) await countChange(tx, Number(key), now);
}

/** What readers see of drafts: who is booked is for staff alone, and no change of a calendar's entry. */
const seenOf = (drafts: ReadonlyMap<string, Draft>) =>
  [...drafts].map(([key, draft]) => [key, { ...draft, bookings: [] }]);

/** The checks of a draft, and that its edition, its room and who is booked exist; a booth stands in its room, or in none. */
function draftWithSurroundings(tx: Tx) {
  return eventDraft.superRefine(async ({ edition, room, bookings }, context) => {
    if (!isRight(context)) return;
    const rooms = await tx.selectFrom('event_room').select('id').execute();
    const bookables = await tx.selectFrom('event_bookable').select(['id', 'room_id']).execute();
    const fits = (booked: string) =>
      bookables.some(({ id, room_id: own }) => String(id) === booked && (own === null || String(own) === room));
    const unknown = [
      ...((await unknownEditions(tx, [edition])).length > 0 ? ['edition'] : []),
      ...(rooms.some(({ id }) => String(id) === room) ? [] : ['room']),
    ];
    if (!bookings.every(fits)) {
      const isKnown = bookings.every((booked) => bookables.some(({ id }) => String(id) === booked));
      context.addIssue({ code: 'custom', path: ['bookings'], message: saying(isKnown ? 'elsewhere' : 'unknown') });
    }
    for (const field of unknown) context.addIssue({ code: 'custom', path: [field], message: saying('unknown') });
  });
}
