import type { z } from 'zod';
import { findCurrentEdition } from '#features/editions/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { type EventDraft, eventDraft } from './event-draft.server.ts';
import { writeEvents } from './write-events.server.ts';

/** What became of a draft. */
export type Publication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** There is no edition to whose programme it could belong. */
  | { outcome: 'noEdition' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes an event in the programme of the current edition: checks that the actor may and that the draft is right,
 * writes it whole or not at all, has it found, and has every page that shows the programme made anew.
 */
export async function publishEvent(db: Database, actor: Actor, draft: EventDraft, now: Date): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithRoom(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const edition = await findCurrentEdition(tx, defaultLocale);
    if (!edition) return { outcome: 'noEdition' };
    const [id] = await writeEvents(tx, [data], { editionId: edition.number, now });
    if (id === undefined) throw new Error('The event was not written');
    await emptyPages(tx, ['programme']);
    return { outcome: 'published', id };
  });
}

/** The checks of a draft, and that its room exists. */
export function draftWithRoom(tx: Tx) {
  return eventDraft.superRefine(async ({ roomId }, context) => {
    const room = await tx.selectFrom('event_room').select('id').where('id', '=', roomId).executeTakeFirst();
    if (!room) context.addIssue({ code: 'custom', path: ['roomId'] });
  });
}
