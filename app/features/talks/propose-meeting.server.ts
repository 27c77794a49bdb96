import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from './append-entry.server.ts';
import { readMeeting, type TypedMeeting } from './meeting-time.ts';
import { lockTalk } from './open-talk.server.ts';
import type { TalkRefusal } from './outcomes.ts';
import { mayPropose, whyNotWrite } from './policy.ts';
import { hashEntry, type SameEntry, sameEntry, writeOnce } from './same-entry.server.ts';
import { standingOf } from './standing.server.ts';

export type Proposed = { outcome: 'proposed'; meetingId: number; number: number } | TalkRefusal;

/** Proposes a time to meet, for the other one to accept or decline. */
export async function proposeMeeting(
  site: SiteContext,
  member: Member,
  { key, idempotencyKey, ...typed }: TypedMeeting & { key: string; idempotencyKey?: string | undefined },
): Promise<Proposed> {
  const permit = await withinLimit(site, 'thread', `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const now = site.clock.now();
  const read = readMeeting(typed, now);
  const request = hashEntry(site, member, idempotencyKey, { talk: key, ...typed });
  const answer = await writeOnce(site.db, request, async (tx): Promise<Proposed | SameEntry> => {
    const talk = await lockTalk(tx, key, member.id);
    if (!talk) return { outcome: 'missing' };
    const before = await sameEntry(tx, request);
    if (before) return before;
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
    const entry = { side: talk.side, kind: 'meeting', meetingId, request } as const;
    const { number } = await appendEntry(tx, site.settings, talk.id, entry, now);
    return { outcome: 'proposed', meetingId, number };
  });
  if (answer.outcome !== 'written') return answer;
  const { meetingId, number } = answer;
  return meetingId === null ? { outcome: 'other-body' } : { outcome: 'proposed', meetingId, number };
}
