import { serverFeatures } from '#features/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { Among, InboxQueue } from '#platform/feature/inbox.ts';
import { may } from '#platform/http/may.ts';

const queues: readonly InboxQueue[] = serverFeatures.flatMap(({ inbox = [] }) => inbox);

/** The queues that somebody may decide on, in the order of their features. */
export function queuesFor(staff: Staff): readonly InboxQueue[] {
  return queues.filter(({ act }) => may(staff, act));
}

/** How much waits for somebody in all queues that are theirs. @param among narrowed down to that */
export async function countWaiting(db: Database, staff: Staff, among?: Among): Promise<number> {
  const counts = await Promise.all(queuesFor(staff).map(({ count }) => count(db, among)));
  return counts.reduce((all, count) => all + count, 0);
}
