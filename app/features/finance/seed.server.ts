import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { providersIn } from './bundle.server.ts';
import { writeProviders } from './providers/write-providers.server.ts';
import { writeSamples } from './rates/keep-samples.server.ts';

/** Writes a bundle's providers, checked as if they were published, and rates that say that they are samples. */
export async function seedFinance(
  tx: Tx,
  { bundle, clock }: Pick<Platform, 'clock'> & { bundle: Bundle },
): Promise<void> {
  await writeProviders(tx, await providersIn(bundle));
  await writeSamples(tx, clock.now());
}
