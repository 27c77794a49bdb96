import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** Notes that somebody was shown reports, with what the two had written last. */
export async function noteReportsShown(site: SiteContext, staff: Staff, reports: readonly number[]): Promise<void> {
  const ids = reports.join(' ');
  noteSecurity(site, 'reveal', { staff: staff.id, what: 'reports of talks, with their last messages', ids });
  if (reports.length === 0) return;
  await inTransaction(site.db, (tx) =>
    noteAct(tx, { staff, act: 'report.read', about: 'reports', after: { reports } }, site.clock.now()),
  );
}
