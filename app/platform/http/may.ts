import type { Actor, StaffRole } from './actor.ts';

/** What staff does, and in which roles: the one table, for calls, pages and buttons. */
export const acts = {
  /** Sees drafts and what became of them. */
  see: ['editor', 'translator', 'publisher', 'admin', 'auditor'],
  /** Writes texts in every language, and what all languages share; makes things, gives them to somebody. */
  write: ['editor', 'publisher', 'admin'],
  /** Writes texts in the languages that they were given (`maySay`). */
  translate: ['editor', 'translator', 'publisher', 'admin'],
  /** Passes a step of review but the last, or sends back. */
  review: ['editor', 'publisher', 'admin'],
  /** Passes the last step. */
  signOff: ['publisher', 'admin'],
  /** Has readers see what is signed off, or see it no longer. */
  publish: ['editor', 'publisher', 'admin'],
  /** Decides on projects, messages of the board and reports. */
  moderate: ['moderator', 'editor', 'admin'],
  /** Looks after reservations. */
  register: ['registrar', 'admin'],
  /** Looks after providers, their messages and rates. */
  trade: ['finance', 'editor', 'admin'],
  /** Sees how reservations stand, in figures. */
  seeReservations: ['registrar', 'admin', 'auditor'],
  /** Lets visitors in. */
  admit: ['steward', 'registrar', 'admin'],
  /** Gives roles, ends sessions, changes the settings of the site. */
  administer: ['admin'],
  /** Reads the log. */
  audit: ['auditor', 'admin'],
  /** Reads how many visitors there are. */
  countVisitors: ['registrar', 'publisher', 'admin', 'auditor'],
  /** Reads how many projects there are, what they come to and how long they take. */
  countProjects: ['moderator', 'finance', 'editor', 'publisher', 'admin', 'auditor'],
  /** Reads how many messages there are, and how long they wait. */
  countMessages: ['moderator', 'editor', 'publisher', 'admin', 'auditor'],
  /** Reads some figures: those that are theirs by the three above or by `see`. */
  readFigures: ['editor', 'translator', 'publisher', 'moderator', 'registrar', 'finance', 'admin', 'auditor'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Act = keyof typeof acts;

/** Whether somebody may do something. */
export function may({ roles }: Actor, act: Act): boolean {
  const allowed: readonly StaffRole[] = acts[act];
  return roles.some((role) => allowed.includes(role));
}
