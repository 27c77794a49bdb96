import type { Limit } from '#platform/feature/limit.ts';

export const messagesLimits = {
  /** As a member, write on the message board. */
  comment: { name: 'comment', times: 20, within: 3600 },
  /** As staff, see in full how somebody is reached. */
  staffReveal: { name: 'staffReveal', times: 60, within: 3600 },
} as const satisfies Record<string, Limit>;

export const messagesShares = {
  /** Write on the message board without an account. */
  comment: { name: 'comment', times: 60, within: 3600 },
} as const satisfies Record<string, Limit>;
