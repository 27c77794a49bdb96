import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** Notes that somebody was shown projects that wait, and how their owners are reached. */
export async function noteProjectsShown(site: SiteContext, staff: Staff, projects: readonly number[]): Promise<void> {
  const ids = projects.join(' ');
  noteSecurity(site, 'reveal', { staff: staff.id, what: 'projects that wait for approval', ids });
  if (projects.length === 0) return;
  await inTransaction(site.db, (tx) =>
    noteAct(tx, { staff, act: 'project.read', about: 'projects', after: { projects } }, site.clock.now()),
  );
}

/** Notes that somebody was shown a file that waits. @param key by which files are asked for */
export async function noteFileShown(site: SiteContext, staff: Staff, key: string): Promise<void> {
  noteSecurity(site, 'reveal', { staff: staff.id, what: 'a file that waits for approval' });
  await inTransaction(site.db, (tx) =>
    noteAct(tx, { staff, act: 'project.file', about: 'project file', after: { key } }, site.clock.now()),
  );
}
