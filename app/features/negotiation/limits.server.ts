import type { Limit } from '#platform/feature/limit.ts';

/** How often a member may do something with projects. */
export const negotiationLimits = {
  /** See the contacts of a project. */
  contact: { name: 'contact', times: 40, within: 3600 },
  /** Publish and change projects, collect them. */
  project: { name: 'project', times: 120, within: 3600 },
  /** Keep searches. */
  savedSearch: { name: 'savedSearch', times: 60, within: 3600 },
} as const satisfies Record<string, Limit>;
