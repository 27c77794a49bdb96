import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from './append-entry.server.ts';
import { readMeeting, type TypedMeeting } from './meeting-time.ts';
import { lockTalk } from './open-talk.server.ts';
import type { TalkRefusal } from './outcomes.ts';
import { mayPropose, whyNotWrite } from './policy.ts';
import { standingOf } from './standing.server.ts';

export type Proposed = { outcome: 'proposed'; meetingId: number; number: number } | TalkRefusal;

/** Proposes a time to meet, for the other one to accept or decline. */
export async function proposeMeeting(
  site: SiteContext,
  member: Member,
  { key, ...typed }: TypedMeeting & { key: string },
): Promise<Proposed> {
  const permit = await withinLimit(site, 'thread', `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const now = site.clock.now();
  const read = readMeeting(typed, now);
  return inTransaction(site.db, async (tx): Promise<Proposed> => {
    const talk = await lockTalk(tx, key, member.id);
    if (!talk) return { outcome: 'missing' };
    const standing = standingOf(talk, undefined);
    if (!mayPropose(standing)) return { outcome: whyNotWrite(standing) ?? 'not-now' };
    if ('problems' in read) return { outcome: 'wrong-meeting', problems: read.problems };
    const { startsAt, timeZone, minutes } = read.meeting;
    const { id: meetingId } = await tx
      .insertInto('talk_meeting')
      .values({
        talk_id: talk.id,
        side: talk.side,
        starts_at: startsAt,
        minutes,
        time_zone: timeZone,
        state: 'proposed',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = tx.updateTable('talk_side').set({ time_zone: timeZone }).where('talk_id', '=', talk.id);
    await own.where('side', '=', talk.side).execute();
    const entry = { side: talk.side, kind: 'meeting', meetingId } as const;
    const { number } = await appendEntry(tx, site.settings, talk.id, entry, now);
    return { outcome: 'proposed', meetingId, number };
  });
}
