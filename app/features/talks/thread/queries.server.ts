import { type Member, membersById } from '#features/accounts/index.server.ts';
import { projectsForTalks, type TalkProject } from '#features/negotiation/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberNews } from '#platform/feature/member-duties.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { openContent } from '../entry/append-entry.server.ts';
import type { EntryKind, Side, TalkState } from '../talks.ts';

/** A talk in a member's list. */
export interface TalkLine {
  key: string;
  state: TalkState;
  side: Side;
  project: TalkProject | undefined;
  /** Undefined: has left. */
  other: Member | undefined;
  /** Entries that the member has not read. */
  unread: number;
  /** What stands last in it; whose: null is the site's. */
  last: { kind: EntryKind; side: Side | null; content: string | undefined; at: Date };
}

/** The talks of a member, those in which something happened last first. */
export async function listTalks(
  { db, settings, locale }: Pick<SiteContext, 'db' | 'settings' | 'locale'>,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ talks: TalkLine[]; total: number }> {
  const { total } = await db
    .selectFrom('talk_side')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('talk_side as own')
    .innerJoin('talk', 'talk.id', 'own.talk_id')
    .innerJoin('talk_side as other', (join) =>
      join.onRef('other.talk_id', '=', 'talk.id').onRef('other.side', '<>', 'own.side'),
    )
    .innerJoin('talk_entry as last', (join) =>
      join.onRef('last.talk_id', '=', 'talk.id').onRef('last.number', '=', 'talk.last_number'),
    )
    .select(['talk.key', 'talk.state', 'talk.project_id', 'own.side', 'other.member_id as otherId'])
    .select(['last.kind', 'last.side as lastSide', 'last.sealed', 'last.created_at as at'])
    .select((eb) => eb('talk.last_number', '-', eb.ref('own.read_number')).as('unread'))
    .where('own.member_id', '=', memberId)
    .orderBy('talk.moved_at', 'desc')
    .orderBy('talk.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const projects = await projectsForTalks(db, [...new Set(rows.map((row) => row.project_id))], locale);
  const members = await membersById(db, [...new Set(rows.flatMap((row) => row.otherId ?? []))]);
  const talks = rows.map(
    (row): TalkLine => ({
      key: row.key,
      state: row.state,
      side: row.side,
      project: projects.get(row.project_id),
      other: members.get(row.otherId ?? 0),
      unread: Math.max(0, row.unread),
      last: {
        kind: row.kind as EntryKind,
        side: row.lastSide,
        content: openContent(settings, row.sealed),
        at: row.at,
      },
    }),
  );
  return { talks, total };
}

/** How many entries a member has not read, in all their talks. */
export async function unreadTalks(db: Database, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('talk_side')
    .innerJoin('talk', 'talk.id', 'talk_side.talk_id')
    .select(({ fn, eb, ref }) =>
      fn.coalesce(fn.sum<number>(eb('talk.last_number', '-', ref('talk_side.read_number'))), eb.lit(0)).as('count'),
    )
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is new for a member: for the first page of the account. */
export async function newsOf({ db }: Pick<SiteContext, 'db'>, memberId: number): Promise<MemberNews> {
  return { unread: await unreadTalks(db, memberId) };
}

/** Notes that a member has read a talk up to a number. What has been read stays so. */
export async function markRead(db: Database, talkId: number, memberId: number, number: number): Promise<void> {
  await db
    .updateTable('talk_side')
    .from('talk')
    .set(({ ref, fn, val }) => ({ read_number: fn('least', [ref('talk.last_number'), val(number)]) }))
    .whereRef('talk.id', '=', 'talk_side.talk_id')
    .where('talk_id', '=', talkId)
    .where('member_id', '=', memberId)
    .where('read_number', '<', number)
    .execute();
}
