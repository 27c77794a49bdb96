import type { Limit } from '#platform/feature/limit.ts';

/** What `withinLimit` counts of staff. */
export const staffLimits = {
  /** Type a wrong one-time password or recovery code: whoever has found out the password guesses no further. */
  wrongFactor: { name: 'wrongFactor', times: 10, within: 3600 },
} as const satisfies Record<string, Limit>;
