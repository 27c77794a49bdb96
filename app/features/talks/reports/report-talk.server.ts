import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { readContent } from '../entry/content.ts';
import { findTalk } from '../entry/open-talk.server.ts';
import { reportPurpose } from '../entry/sealed-purposes.ts';
import { talksLimits } from '../limits.server.ts';
import type { TalkRefusal } from '../outcomes.ts';
import { type ReportReason, reportMost, reportReasons } from '../talks.ts';

export type Reported = { outcome: 'reported' } | TalkRefusal;

/** Tells the expo of abuse in a talk. Staff then reads the talk up to its last entry; the other one is not told. */
export async function reportTalk(
  site: SiteContext,
  member: Member,
  { key, reason, content }: { key: string; reason: string; content: string },
): Promise<Reported> {
  const permit = await withinLimit(site, talksLimits.report, `member ${member.id}`);
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const { db, settings, clock } = site;
  const talk = await findTalk(db, key, member.id);
  if (!talk) return { outcome: 'missing' };
  const read = readContent(content, reportMost);
  if (!isReason(reason) || 'problem' in read) {
    const problem = 'problem' in read ? read.problem : undefined;
    return { outcome: 'wrong-report', reason: !isReason(reason), content: problem };
  }
  await db
    .insertInto('talk_report')
    .values({
      talk_id: talk.id,
      side: talk.side,
      reason,
      sealed: sealPersonal(settings, reportPurpose, read.text),
      number: talk.lastNumber,
      created_at: clock.now(),
    })
    .execute();
  return { outcome: 'reported' };
}

function isReason(reason: string): reason is ReportReason {
  return reportReasons.some((known) => known === reason);
}
