import type { Tx } from '#platform/db/database.ts';
import type { StaffRole } from '#platform/http/actor.ts';
import { rolesOf } from './roles.server.ts';

/** What somebody may do here, as the log says it. */
export interface NotedDuties {
  roles: StaffRole[];
  /** A translator's. */
  languages: readonly string[];
  disabled: boolean;
}

/** What somebody with an address may do, who is about to be given other roles; of somebody who is new, nothing. */
export async function dutiesBefore(tx: Tx, email: string): Promise<NotedDuties> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'languages', 'disabled_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { roles: [], languages: [], disabled: false };
  return { roles: await rolesOf(tx, row.id), languages: row.languages, disabled: row.disabled_at !== null };
}
