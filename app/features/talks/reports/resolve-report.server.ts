import { tellMember } from '#features/accounts/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { appendEntry } from '../entry/append-entry.server.ts';

export type Resolved =
  | { outcome: 'resolved' }
  | { outcome: 'not-allowed' }
  | { outcome: 'missing' }
  /** Somebody has decided on it before. */
  | { outcome: 'resolved-before' };

/** Decides on a report: `closed` ends the talk for good. Who reported is told that it was looked at. */
export async function resolveReport(
  site: SiteContext,
  staff: Staff,
  { id, resolution }: { id: number; resolution: 'dismissed' | 'closed' },
): Promise<Resolved> {
  if (!may(staff, 'moderate')) return { outcome: 'not-allowed' };
  const now = site.clock.now();
  // Fetched here: the seed comes through this feature's door outside the bundle, where there are no words.
  const { reportReadMessage } = await import('../notices/messages.server.ts');
  return inTransaction(site.db, async (tx): Promise<Resolved> => {
    const report = await tx
      .selectFrom('talk_report')
      .innerJoin('talk', 'talk.id', 'talk_report.talk_id')
      .select(['talk_report.talk_id', 'talk_report.side', 'talk_report.resolved_at', 'talk.state'])
      .where('talk_report.id', '=', id)
      .forUpdate('talk_report')
      .executeTakeFirst();
    if (!report) return { outcome: 'missing' };
    if (report.resolved_at) return { outcome: 'resolved-before' };
    await tx
      .updateTable('talk_report')
      .set({ resolved_at: now, staff_id: staff.id, resolution })
      .where('id', '=', id)
      .execute();
    if (resolution === 'closed') {
      const ended = { state: 'closed', closed_by_staff: true } as const;
      await tx.updateTable('talk').set(ended).where('id', '=', report.talk_id).execute();
      await appendEntry(tx, site.settings, report.talk_id, { side: null, kind: 'closed-by-staff' }, now);
    }
    const reporter = await tx
      .selectFrom('talk_side')
      .select('member_id')
      .where('talk_id', '=', report.talk_id)
      .where('side', '=', report.side)
      .executeTakeFirst();
    if (reporter?.member_id) await tellMember(tx, site, reporter.member_id, reportReadMessage(resolution));
    site.log.info({ report: id, resolution, staff: staff.id }, 'report of abuse decided');
    const before = { resolution: null, talk: report.state };
    const after = { resolution, talk: resolution === 'closed' ? 'closed' : report.state };
    await noteAct(tx, { staff, act: 'report.resolve', about: `report ${id}`, before, after }, now);
    return { outcome: 'resolved' };
  });
}
