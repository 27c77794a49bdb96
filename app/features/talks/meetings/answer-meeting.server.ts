import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { lockTalk } from '../entry/open-talk.server.ts';
import { standingOf } from '../entry/standing.server.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { whyNotWrite } from '../policy.ts';
import type { MeetingState, Side } from '../talks.ts';

export const meetingAnswers = ['accepted', 'declined', 'withdrawn'] as const satisfies readonly MeetingState[];

export type MeetingAnswer = (typeof meetingAnswers)[number];

export type AnsweredMeeting = { outcome: 'answered'; number: number } | TalkRefusal;

/**
 * Accepts or declines a meeting that the other one proposed, before it begins; or withdraws one's own. One that was accepted
 * can be declined or withdrawn by either side until then: plans change.
 */
export async function answerMeeting(
  site: SiteContext,
  member: Member,
  { key, meetingId, answer }: { key: string; meetingId: number; answer: MeetingAnswer },
): Promise<AnsweredMeeting> {
  const permit = await withinLimit(site, talksLimits.thread, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  return inTransaction(site.db, async (tx): Promise<AnsweredMeeting> => {
    const talk = await lockTalk(tx, key, member.id);
    if (!talk) return { outcome: 'missing' };
    const meeting = await tx
      .selectFrom('talk_meeting')
      .selectAll()
      .where('id', '=', meetingId)
      .where('talk_id', '=', talk.id)
      .executeTakeFirst();
    if (!meeting) return { outcome: 'missing' };
    const refusal = whyNotWrite(standingOf(talk, undefined));
    if (refusal) return { outcome: refusal };
    const now = site.clock.now();
    const shown = { state: meeting.state, proposedBy: meeting.side, startsAt: meeting.starts_at };
    if (!answersTo(shown, talk.side, now).includes(answer)) return { outcome: 'not-now' };
    await tx.updateTable('talk_meeting').set({ state: answer }).where('id', '=', meetingId).execute();
    // What both had agreed on is called off, whoever proposed it.
    const kind = meeting.state === 'accepted' ? 'meeting-called-off' : (`meeting-${answer}` as const);
    const entry = { side: talk.side, kind, meetingId } as const;
    const { number } = await appendEntry(tx, site.settings, talk.id, entry, now);
    return { outcome: 'answered', number };
  });
}

/** What somebody may say to a meeting as it stands. */
export function answersTo(
  { state, proposedBy, startsAt }: { state: MeetingState; proposedBy: Side; startsAt: Date },
  side: Side,
  now: Date,
): MeetingAnswer[] {
  if (startsAt <= now) return [];
  const own = proposedBy === side;
  if (state === 'proposed') return own ? ['withdrawn'] : ['accepted', 'declined'];
  if (state === 'accepted') return [own ? 'withdrawn' : 'declined'];
  return [];
}
