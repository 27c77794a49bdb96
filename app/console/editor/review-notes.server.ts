import type { Database } from '#platform/db/database.ts';
import type { Thread } from '../content/document.ts';

/** A step of a text's review. */
export interface ReviewNote {
  id: number;
  act: 'submit' | 'pass' | 'sendBack';
  who: string;
  staffId: number | null;
  at: Date;
  reason: string;
}

const acts = { 'content.submit': 'submit', 'content.pass': 'pass', 'content.sendBack': 'sendBack' } as const;
const isReview = (act: string): act is keyof typeof acts => act in acts;

/** The last steps of a text's review, the latest first, as the log has them. */
export async function reviewNotes(
  db: Database,
  { kind, thingId, thread }: { kind: string; thingId: number; thread: Thread },
): Promise<ReviewNote[]> {
  const rows = await db
    .selectFrom('staff_act')
    .select(['id', 'act', 'who', 'staff_id', 'at', 'reason'])
    .where('about', '=', `${kind} ${thingId} ${thread}`)
    .where('act', 'in', Object.keys(acts))
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return rows.flatMap(({ id, act, who, staff_id, at, reason }) =>
    isReview(act) ? [{ id: Number(id), act: acts[act], who, staffId: staff_id, at, reason }] : [],
  );
}
