import { sql } from 'kysely';
import { membersById, tellMember } from '#features/accounts/index.server.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { otherSide, type Side } from '../talks.ts';
import { projectNames } from './project-names.server.ts';
import { causeOf } from './tell-apart.server.ts';

/** So long (milliseconds) somebody has time to read before they are told by mail. */
export const awayAfter = 10 * 60_000;

/** What is older, because nobody looked for so long, is not told any more. Milliseconds. */
const tooLate = 7 * 86_400_000;

const batch = 100;

interface Unread {
  talkId: number;
  key: string;
  projectId: number;
  side: Side;
  memberId: number;
}

/**
 * Tells people who are away that there is something to read in a talk: once, until they have read it. Several processes may
 * do it at once, and anew after a failure: whoever notes it first tells it. Whom nobody can tell, as the key of their
 * address has left PII_KEY, keeps nobody else waiting, and is tried again: the operator may bring it back.
 */
export async function tellUnread(site: Platform, signal?: AbortSignal): Promise<number> {
  const now = site.clock.now();
  let told = 0;
  let sides: Unread[];
  let last: Unread | undefined;
  do {
    sides = signal?.aborted ? [] : await unreadSides(site.db, now, last);
    for (const unread of sides) {
      if (signal?.aborted) break;
      if (await tellOneApart(site, unread)) told += 1;
    }
    last = sides.at(-1);
  } while (sides.length === batch);
  return told;
}

async function tellOneApart({ db, settings, clock, log }: Platform, unread: Unread): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => tellOne(tx, { settings, clock }, unread));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const { talkId: talk, memberId: member } = unread;
    log.warn({ talk, member, why: causeOf(error) }, 'member not told, to be tried again');
    return false;
  }
}

/** Sides that have not read what the other one wrote some time ago, and have not been told of anything since they read. */
async function unreadSides(db: Database, now: Date, after: Unread | undefined): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select distinct s.talk_id as "talkId", t.key, t.project_id as "projectId", s.side, s.member_id as "memberId"
    from talk_entry e
    join talk_side s on s.talk_id = e.talk_id and s.side <> e.side and s.read_number < e.number
    join talk t on t.id = s.talk_id
    where e.created_at > ${new Date(now.getTime() - tooLate)} and e.created_at <= ${new Date(now.getTime() - awayAfter)}
      and s.told_number <= s.read_number and s.member_id is not null
      and (s.talk_id, s.side) > (${after?.talkId ?? 0}, ${after?.side ?? ''})
    order by s.talk_id, s.side limit ${batch}`.execute(db);
  return rows;
}

async function tellOne(tx: Tx, site: Pick<Platform, 'settings' | 'clock'>, unread: Unread): Promise<boolean> {
  const { talkId, side, memberId, key, projectId } = unread;
  const noted = await tx
    .updateTable('talk_side')
    .from('talk')
    .set(({ ref }) => ({ told_number: ref('talk.last_number') }))
    .whereRef('talk.id', '=', 'talk_side.talk_id')
    .where('talk_id', '=', talkId)
    .where('side', '=', side)
    .whereRef('told_number', '<=', 'read_number')
    .whereRef('read_number', '<', 'talk.last_number')
    .returning('talk_id')
    .executeTakeFirst();
  if (!noted) return false;
  const from = otherSide(side);
  const { unreadMessage } = await import('./messages.server.ts');
  const about = { key, project: await projectNames(tx, projectId) };
  const words = unreadMessage(site, about, { from, company: await companyOf(tx, talkId, from) });
  return tellMember(tx, site, memberId, words);
}

async function companyOf(tx: Tx, talkId: number, side: Side): Promise<string> {
  const row = await tx
    .selectFrom('talk_side')
    .select('member_id')
    .where('talk_id', '=', talkId)
    .where('side', '=', side)
    .executeTakeFirst();
  const id = row?.member_id;
  return id ? ((await membersById(tx, [id])).get(id)?.company ?? '') : '';
}
