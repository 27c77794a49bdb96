import type { Limit } from '#platform/feature/limit.ts';

export const reservationsLimits = {
  /** Begin to fill in the pages of a reservation, in one network: beyond that a beginning is kept once its code was sent. */
  draft: { name: 'draft', times: 3000, within: 3600 },
  /** Reserve, or move to another day. Giving back is not counted: what one has can be given back once. */
  reservation: { name: 'reservation', times: 60, within: 3600 },
  /** Join a waiting list. */
  waitlist: { name: 'waitlist', times: 40, within: 3600 },
} as const satisfies Record<string, Limit>;
