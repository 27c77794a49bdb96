import { isDeepStrictEqual } from 'node:util';
import { msg } from '@lingui/core/macro';
import { unknownEditions } from '#features/editions/index.server.ts';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { eventHref } from '../programme.ts';
import { eventDraft, type ReadyEvent } from './event-draft.server.ts';
import { eventFields, eventTexts } from './event-fields.server.ts';
import { readEvents } from './read-events.server.ts';
import { countChange, emptyEvent, rewriteEvent, writeEvents } from './write-events.server.ts';

/**
 * The events of the programme. One that is written anew keeps its entry in calendars; where readers see a change, the
 * entry's number of changes grows.
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
  read: readEvents,
  async write(tx, key, draft, now) {
    const { success, data, error } = await draftWithSurroundings(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    if (key !== undefined) {
      await change(tx, key, data, now);
      return { outcome: 'written', key };
    }
    const [id] = await writeEvents(tx, [data], now);
    return { outcome: 'written', key: String(id) };
  },
  withdraw: (tx, key) => emptyEvent(tx, Number(key)),
};

async function change(tx: Tx, key: string, event: ReadyEvent, now: Date): Promise<void> {
  const before = await readEvents(tx, [key]);
  await rewriteEvent(tx, Number(key), event);
  const after = await readEvents(tx, [key]);
  if (!isDeepStrictEqual(before, after)) await countChange(tx, Number(key), now);
}

/** The checks of a draft, and that its edition and its room exist. */
function draftWithSurroundings(tx: Tx) {
  return eventDraft.superRefine(async ({ edition, room }, context) => {
    if (!isRight(context)) return;
    const rooms = await tx.selectFrom('event_room').select('id').execute();
    const unknown = [
      ...((await unknownEditions(tx, [edition])).length > 0 ? ['edition'] : []),
      ...(rooms.some(({ id }) => String(id) === room) ? [] : ['room']),
    ];
    for (const field of unknown) context.addIssue({ code: 'custom', path: [field], message: saying('unknown') });
  });
}
