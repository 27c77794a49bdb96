import type { Feature } from '#platform/feature/feature.ts';
import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { features } from './index.ts';

/** What features bring to the server, by the file that says so. */
const brought = import.meta.glob<ServerFeature>('./*/feature.server.ts', { eager: true, import: 'default' });

/** The features with all that they bring, lowest first. */
export const serverFeatures: readonly (Feature & ServerFeature)[] = features.map((feature) => ({
  ...feature,
  ...brought[`./${feature.name}/feature.server.ts`],
}));
