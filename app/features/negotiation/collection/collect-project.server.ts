import type { Platform } from '#platform/http/site-context.ts';
import { listed } from '../library/project-rows.server.ts';

/** What became of putting a project into a collection. */
export type Collected =
  /** It is in it, also where it was before. */
  | 'collected'
  | 'missing'
  /** It is the member's own (specification 6). */
  | 'own';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Puts a project that everybody sees into a member's collection. */
export async function collectProject({ db, clock }: Needs, memberId: number, projectId: number): Promise<Collected> {
  const project = await listed(db).select('p.owner_id').where('p.id', '=', projectId).executeTakeFirst();
  if (!project) return 'missing';
  if (project.owner_id === memberId) return 'own';
  await db
    .insertInto('project_collected')
    .values({ member_id: memberId, project_id: projectId, at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'collected';
}

/**
 * Takes a project out of a member's collection; done before, it is so as well.
 * @returns whether there ever was such a project for everybody to see: what is unknown cannot be taken out
 */
export async function cancelCollection(
  { db }: Pick<Needs, 'db'>,
  memberId: number,
  projectId: number,
): Promise<'cancelled' | 'missing'> {
  const { numDeletedRows } = await db
    .deleteFrom('project_collected')
    .where('member_id', '=', memberId)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return 'cancelled';
  const shown = db.selectFrom('project').select('id').where('id', '=', projectId).where('published_at', 'is not', null);
  return (await shown.executeTakeFirst()) ? 'cancelled' : 'missing';
}

/** Whether a project is in a member's collection. */
export async function isCollected({ db }: Pick<Needs, 'db'>, memberId: number, projectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('project_collected')
    .select('at')
    .where('member_id', '=', memberId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}
