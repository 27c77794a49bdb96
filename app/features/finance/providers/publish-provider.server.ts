import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { type ProviderDraft, providerDraft } from './provider-draft.server.ts';
import { writeProviders } from './write-providers.server.ts';

/** What became of a draft. */
export type ProviderPublication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** Another provider has its key. */
  | { outcome: 'key-taken' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes a provider: checks that the actor may and that the draft is right, writes it whole or not at all. */
export async function publishProvider(db: Database, actor: Actor, draft: ProviderDraft): Promise<ProviderPublication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = providerDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    const taken = await tx.selectFrom('finance_provider').select('id').where('key', '=', data.key).executeTakeFirst();
    if (taken) return { outcome: 'key-taken' };
    const [id] = await writeProviders(tx, [data]);
    if (id === undefined) throw new Error('The provider was not written');
    await emptyPages(tx, ['finance']);
    return { outcome: 'published', id };
  });
}
