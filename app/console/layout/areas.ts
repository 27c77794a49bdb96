import type { Act } from '#platform/http/may.ts';

/** The parts of the console, in the order of its bar. */
export type Area = 'staff' | 'log';

/** What the frame shows on every page. */
export interface ConsoleData {
  /** Who works here; undefined where nobody has logged in. */
  name?: string;
  /** The parts that they may enter. */
  areas: readonly Area[];
}

/** Each part with its address and what opens it: one of these acts is enough. */
export const areas: readonly { area: Area; path: string; acts: readonly Act[] }[] = [
  { area: 'staff', path: '/console/staff/', acts: ['administer'] },
  { area: 'log', path: '/console/log/', acts: ['audit'] },
];
