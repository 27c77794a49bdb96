import { earlierActivities } from './earlier-activities.ts';
import { latestActivities } from './latest-activities.ts';
import type { SeedActivity } from './shapes.ts';

/** What the partners of the demonstration did. */
export const seedActivities: readonly SeedActivity[] = [...latestActivities, ...earlierActivities];
