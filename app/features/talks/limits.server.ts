import type { Limit } from '#platform/feature/limit.ts';

/** How often a member may do something in talks. */
export const talksLimits = {
  /** Write in threads, and whatever else changes one. */
  thread: { name: 'thread', times: 300, within: 3600 },
  /** Report abuse. */
  report: { name: 'report', times: 30, within: 3600 },
} as const satisfies Record<string, Limit>;
