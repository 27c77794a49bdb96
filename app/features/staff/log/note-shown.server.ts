import { inTransaction } from '#platform/db/retried.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Staff } from '../staff.ts';
import { type NotedAct, noteAct } from './note-act.server.ts';

/** What somebody of the staff was shown that is kept from others. */
interface Shown extends Pick<NotedAct, 'act' | 'about' | 'after'> {
  /** In words, for the security log. */
  what: string;
  /** Of what was shown, where it has numbers: of none nothing was shown, and no act is noted. */
  ids?: readonly number[];
}

/** Notes in the security log and in the log of acts that somebody was shown something that is kept from others; nothing has changed. */
export async function noteShown(site: SiteContext, staff: Staff, { what, ids, ...act }: Shown): Promise<void> {
  noteSecurity(site, 'reveal', { staff: staff.id, what, ...(ids && { ids: ids.join(' ') }) });
  if (ids?.length === 0) return;
  await inTransaction(site.db, (tx) => noteAct(tx, { staff, ...act }, site.clock.now()));
}
