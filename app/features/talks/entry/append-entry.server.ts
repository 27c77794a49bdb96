import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import type { EntryKind, Side } from '../talks.ts';
import { messagePurpose } from './sealed-purposes.ts';
import { wakeTalk } from './wake-talk.server.ts';

type Keys = Pick<Settings, 'PII_KEY'>;

interface NewEntry {
  /** Whose; null: the site's. */
  side: Side | null;
  kind: EntryKind;
  /** What a message says. */
  content?: string;
  meetingId?: number;
}

/**
 * Adds an entry to a talk whose row is held, and tells all who listen as the transaction commits. Who writes has read what
 * stood before.
 */
export async function appendEntry(
  tx: Tx,
  settings: Keys,
  talkId: number,
  { side, kind, content, meetingId }: NewEntry,
  at: Date,
): Promise<{ id: number; number: number }> {
  const { last_number: number } = await tx
    .updateTable('talk')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1), moved_at: at }))
    .where('id', '=', talkId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('talk_entry')
    .values({
      talk_id: talkId,
      number,
      side,
      kind,
      sealed: content === undefined ? null : sealPersonal(settings, messagePurpose, content),
      meeting_id: meetingId ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (side) {
    const own = tx.updateTable('talk_side').set({ read_number: number });
    await own.where('talk_id', '=', talkId).where('side', '=', side).execute();
  }
  await wakeTalk(tx, talkId);
  return { id, number };
}

/** What a message says. */
export function openContent(settings: Keys, sealed: Buffer | null): string | undefined {
  return sealed === null ? undefined : unsealPersonal(settings, messagePurpose, sealed);
}
