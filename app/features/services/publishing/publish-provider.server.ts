import type { z } from 'zod';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { makeProvidersFindable } from './findable.server.ts';
import { type ProviderDraft, providerDraft } from './provider-draft.server.ts';
import { rewriteProvider, writeProviders } from './write-providers.server.ts';

/** What became of a draft. */
export type ProviderOutcome =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' | 'notFound' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes a provider of services: a new one, or a known one as it is now. It is written whole or not at all, the search
 * finds it, and every page of the services is made anew.
 * @param id of the provider that the draft replaces; without it a new one is written
 */
export async function publishProvider(
  db: Database,
  actor: Actor,
  draft: ProviderDraft,
  id?: number,
): Promise<ProviderOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithLine(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    if (id !== undefined && !(await rewriteProvider(tx, { id, provider: data }))) return { outcome: 'notFound' };
    const [written] = id === undefined ? await writeProviders(tx, [data]) : [{ id, provider: data }];
    if (!written) throw new Error('The provider was not written');
    await makeProvidersFindable(tx, [written]);
    await emptyPages(tx, ['services']);
    return { outcome: 'published', id: written.id };
  });
}

/** The checks of a draft, and that the line of its shuttle exists. */
function draftWithLine(tx: Tx) {
  return providerDraft.superRefine(async ({ hotel }, context) => {
    if (!hotel?.shuttle) return;
    const line = await tx
      .selectFrom('shuttle_line')
      .select('id')
      .where('id', '=', hotel.shuttle.lineId)
      .executeTakeFirst();
    if (!line) context.addIssue({ code: 'custom', path: ['hotel', 'shuttle', 'lineId'] });
  });
}
