import { z } from 'zod';
import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { once } from '#platform/once/once.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { lockTalk } from '../entry/open-talk.server.ts';
import { entryRequest } from '../entry/same-entry.server.ts';
import { standingOf } from '../entry/standing.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { mayPropose, whyNotWrite } from '../policy.ts';
import { readMeeting, type TypedMeeting } from './meeting-time.ts';

/** What is answered when the same request comes again. */
const proposed = z.object({ outcome: z.literal('proposed'), meetingId: z.number(), number: z.number() });

export type Proposed = z.infer<typeof proposed> | TalkRefusal;

/** Proposes a time to meet, for the other one to accept or decline. */
export async function proposeMeeting(
  site: SiteContext,
  member: Member,
  { key, idempotencyKey, ...typed }: TypedMeeting & { key: string; idempotencyKey?: string | undefined },
): Promise<Proposed> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const request = entryRequest(member, idempotencyKey, { talk: key, ...typed });
  const read = readMeeting(typed, site.clock.now());
  return inTransaction(site.db, (tx) =>
    once(tx, site, request, { answer: proposed }, () => writeMeeting(tx, site, member, key, read)),
  );
}

async function writeMeeting(
  tx: Tx,
  { settings, clock }: SiteContext,
  member: Member,
  key: string,
  read: ReturnType<typeof readMeeting>,
): Promise<Proposed> {
  const talk = await lockTalk(tx, key, member.id);
  if (!talk) return { outcome: 'missing' };
  const standing = standingOf(talk, undefined);
  if (!mayPropose(standing)) return { outcome: whyNotWrite(standing) ?? 'not-now' };
  if ('problems' in read) return { outcome: 'wrong-meeting', problems: read.problems };
  const { startsAt, timeZone, minutes } = read.meeting;
  const now = clock.now();
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
  const { number } = await appendEntry(tx, settings, talk.id, { side: talk.side, kind: 'meeting', meetingId }, now);
  return { outcome: 'proposed', meetingId, number };
}
