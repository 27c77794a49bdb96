import { seedProviders } from '#db/seed/finance/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { writeSamples } from './keep-samples.server.ts';
import { providerDraft } from './provider-draft.server.ts';
import { writeProviders } from './write-providers.server.ts';

/** Writes the demonstration's providers, checked as if they were published, and rates that say that they are samples. */
export async function seedFinance(tx: Tx, { clock }: Pick<Platform, 'clock'>): Promise<void> {
  await writeProviders(
    tx,
    seedProviders.map((provider) => providerDraft.parse(provider)),
  );
  await writeSamples(tx, clock.now());
}
