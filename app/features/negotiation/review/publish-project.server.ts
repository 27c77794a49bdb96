import type { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { keyIsTaken } from '../library/queries.server.ts';
import { type ProjectDraft, projectDraft } from '../project/project-draft.server.ts';
import { noteEvents } from '../project/project-events.server.ts';
import { writeProjects } from '../project/write-projects.server.ts';

/** What became of a draft. */
export type Publication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a project: checks that the actor may and that the draft is right, writes it whole or not at all, open to
 * partners from `now` on, and has it counted and found and every page that shows projects made anew.
 */
export async function publishProject(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  draft: ProjectDraft,
  now: Date,
): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithFreeKey(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writeProjects(tx, settings, [{ ...data, status: 'published', publishedAt: now }]);
    if (id === undefined) throw new Error('The project was not written');
    await noteEvents(tx, [{ projectId: id, at: now, to: 'published', actor: { site: true } }]);
    await emptyPages(tx, ['negotiation']);
    return { outcome: 'published', id };
  });
}

/** The checks of a draft, and that no other project has its key. */
function draftWithFreeKey(tx: Tx) {
  return projectDraft.superRefine(async ({ key }, context) => {
    if (await keyIsTaken(tx, key)) context.addIssue({ code: 'custom', path: ['key'] });
  });
}
