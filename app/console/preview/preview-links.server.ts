import { createHash, randomBytes } from 'node:crypto';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Thread } from '../content/document.ts';
import { threadOf } from '../content/threads.server.ts';

/** So many days a link opens what it shows. */
export const previewDays = 14;

/** What a link shows. */
export interface PreviewLink {
  id: string;
  kind: string;
  thingId: number;
  thread: Thread;
  /** The revision that it holds to; null: it follows the draft. */
  number: number | null;
  /** It shows the site as it would be once this edition has taken over; left out, the thing alone. */
  takesOver?: boolean;
  /** Who made it; null where they are nobody any more. */
  madeBy?: number | null;
}

export interface ListedLink {
  id: string;
  thread: Thread;
  number: number | null;
  expiresAt: Date;
  /** How often it was opened. */
  opened: number;
}

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** 256 random bits need no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a link by which anybody who has it sees a draft, for two weeks.
 * @returns its token, which is written nowhere
 * @throws 403 where they may not see drafts themselves
 */
export async function makeLink(
  { db, clock }: Needs,
  staff: Staff,
  { kind, thingId, thread, number, takesOver = false }: Omit<PreviewLink, 'id' | 'madeBy'>,
): Promise<string> {
  if (!may(staff, 'see')) throw new Refusal(403);
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('content_preview')
      .values({
        token_hash: hashOf(token),
        id: randomBytes(12).toString('base64url'),
        thing_id: thingId,
        thread,
        number,
        takes_over: takesOver,
        made_by: staff.id,
        made_at: now,
        expires_at: new Date(now.getTime() + previewDays * 86_400_000),
      })
      .execute();
    const after = { number, ...(takesOver && { takesOver }) };
    await noteAct(tx, { staff, act: 'content.preview', about: `${kind} ${thingId} ${thread}`, after }, now);
  });
  return token;
}

/** Ends a link at once. @returns false where a thing has no such link */
export async function revokeLink(
  { db, clock }: Needs,
  staff: Staff,
  { kind, thingId, id }: { kind: string; thingId: number; id: string },
): Promise<boolean> {
  if (!may(staff, 'see')) throw new Refusal(403);
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('content_preview')
      .where('id', '=', id)
      .where('thing_id', '=', thingId)
      .returning(['thread', 'number', 'opened'])
      .executeTakeFirst();
    if (!gone) return false;
    const { thread, ...before } = gone;
    await noteAct(
      tx,
      { staff, act: 'content.preview-end', about: `${kind} ${thingId} ${thread}`, before },
      clock.now(),
    );
    return true;
  });
}

/** The links of a thing that still open it, those that end last first. @param takesOver those that show the site with it having taken over */
export async function linksOf({ db, clock }: Needs, thingId: number, takesOver = false): Promise<ListedLink[]> {
  const rows = await db
    .selectFrom('content_preview')
    .select(['id', 'thread', 'number', 'expires_at as expiresAt', 'opened'])
    .where('thing_id', '=', thingId)
    .where('takes_over', '=', takesOver)
    .where('expires_at', '>', clock.now())
    .orderBy('expires_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, thread: threadOf(row.thread) }));
}

/** What a link shows, and counts that it was opened; undefined where it never was one, has ended or was revoked. */
export async function openLink(db: Database, token: string, now: Date): Promise<PreviewLink | undefined> {
  const row = await db
    .updateTable('content_preview as link')
    .from('content_thing as thing')
    .set(({ eb }) => ({ opened: eb('link.opened', '+', 1) }))
    .whereRef('thing.id', '=', 'link.thing_id')
    .where('link.token_hash', '=', hashOf(token))
    .where('link.expires_at', '>', now)
    .returning(['link.id', 'thing.kind', 'link.thing_id as thingId', 'link.thread', 'link.number'])
    .returning(['link.takes_over as takesOver', 'link.made_by as madeBy'])
    .executeTakeFirst();
  return row && { ...row, thread: threadOf(row.thread) };
}
