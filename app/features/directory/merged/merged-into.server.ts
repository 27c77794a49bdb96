import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { CompanyKind } from '../directory.ts';

/** Companies become others one after the other; nobody follows further than this. */
const mostSteps = 10;

/** The id of the company that one has become, at the end of the way; undefined where it has become none. */
export async function mergedInto(
  db: Database | Tx,
  { kind, id }: { kind: CompanyKind; id: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with recursive way as (
      select id, merged_into, 0 as step from company where id = ${id} and kind = ${kind} and merged_into is not null
      union all
      select next.id, next.merged_into, way.step + 1 from way join company next on next.id = way.merged_into
      where way.step < ${mostSteps})
    select id from way where merged_into is null`.execute(db);
  return rows[0]?.id;
}

/** Has the pages of a company lead to those of another; null: they are its own again. */
export async function leadCompanyOn(tx: Tx, id: number, to: number | null): Promise<void> {
  await tx.updateTable('company').set({ merged_into: to }).where('id', '=', id).execute();
}
