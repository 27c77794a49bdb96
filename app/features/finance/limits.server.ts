import type { Limit } from '#platform/feature/limit.ts';

export const financeLimits = {
  /** As a member, write to a provider of finance. */
  financeMessage: { name: 'financeMessage', times: 20, within: 3600 },
} as const satisfies Record<string, Limit>;

export const financeShares = {
  /** Write to a provider of finance without an account. */
  financeMessage: { name: 'financeMessage', times: 60, within: 3600 },
} as const satisfies Record<string, Limit>;
