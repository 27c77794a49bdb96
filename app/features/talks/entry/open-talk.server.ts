import type { Database, Tx } from '#platform/db/database.ts';
import { isKey, type Side, sides, type TalkState } from '../talks.ts';

/** A talk as it stands, seen by one of its two people. */
export interface OpenTalk {
  id: number;
  key: string;
  projectId: number;
  state: TalkState;
  closedByStaff: boolean;
  requestedAt: Date;
  /** The owner has written in it. */
  answered: boolean;
  signedAt: Date | null;
  confirmedAt: Date | null;
  lastNumber: number;
  /** Whose eyes it is seen with. */
  side: Side;
  /** Undefined: has left. */
  otherId: number | undefined;
  blockedBy: 'you' | 'other' | undefined;
  zones: Record<Side, string | null>;
  readNumber: number;
}

/** A talk of a member by its key; undefined where there is none, or it is not theirs. */
export async function findTalk(db: Database | Tx, key: string, memberId: number): Promise<OpenTalk | undefined> {
  if (!isKey(key)) return undefined;
  const talk = await db.selectFrom('talk').selectAll().where('key', '=', key).executeTakeFirst();
  return talk && (await seenBy(db, talk, memberId));
}

/**
 * The same, held until the transaction ends: what is written in it gets its number in the order in which it is committed.
 * Rows are locked in this order: talk, project.
 */
export async function lockTalk(tx: Tx, key: string, memberId: number): Promise<OpenTalk | undefined> {
  if (!isKey(key)) return undefined;
  const talk = await tx.selectFrom('talk').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  return talk && (await seenBy(tx, talk, memberId));
}

type Row = Awaited<ReturnType<typeof rowType>>;
const rowType = (db: Database) => db.selectFrom('talk').selectAll().executeTakeFirstOrThrow();

async function seenBy(db: Database | Tx, talk: Row, memberId: number): Promise<OpenTalk | undefined> {
  const rows = await db.selectFrom('talk_side').selectAll().where('talk_id', '=', talk.id).execute();
  const own = rows.find((row) => row.member_id === memberId);
  if (!own) return undefined;
  const otherId = rows.find((row) => row !== own)?.member_id ?? undefined;
  const zoneOf = (side: Side) => rows.find((row) => row.side === side)?.time_zone ?? null;
  return {
    id: talk.id,
    key: talk.key,
    projectId: talk.project_id,
    state: talk.state,
    closedByStaff: talk.closed_by_staff,
    requestedAt: talk.requested_at,
    answered: await isAnswered(db, talk.id),
    signedAt: talk.signed_at,
    confirmedAt: talk.confirmed_at,
    lastNumber: talk.last_number,
    side: own.side,
    otherId,
    blockedBy: otherId === undefined ? undefined : await blockBetween(db, memberId, otherId),
    zones: Object.fromEntries(sides.map((side) => [side, zoneOf(side)])) as Record<Side, string | null>,
    readNumber: own.read_number,
  };
}

async function isAnswered(db: Database | Tx, talkId: number): Promise<boolean> {
  const row = await db
    .selectFrom('talk_entry')
    .select('id')
    .where('talk_id', '=', talkId)
    .where('side', '=', 'owner')
    .where('kind', '=', 'message')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of two members takes no messages from the other; `you` is the first, also where both do. */
export async function blockBetween(
  db: Database | Tx,
  you: number,
  other: number,
): Promise<'you' | 'other' | undefined> {
  const blocks = await db
    .selectFrom('talk_block')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', you), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', you)]),
      ]),
    )
    .execute();
  if (blocks.some((block) => block.blocker_id === you)) return 'you';
  return blocks.length > 0 ? 'other' : undefined;
}
