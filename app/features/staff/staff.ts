import { type Actor, type StaffRole, staffRoles } from '#platform/http/actor.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** Somebody who works for the expo. */
export interface Staff extends Actor {
  id: number;
  email: string;
  /** As colleagues see it; their address where they have not said. */
  name: string;
  /** The languages a translator may write in. */
  languages: Locale[];
  /** Of the console, as they chose it. */
  locale: Locale;
}

/** So long (milliseconds) a session of staff lives that nobody uses, and at most. */
export const staffIdle = 30 * 60_000;
export const staffLongest = 12 * 3_600_000;

/** So long (milliseconds) the second factor counts as just shown, where a rule is relaxed. */
export const staffProof = 10 * 60_000;

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}

/** Whether somebody may write in a language: those who write may in all, a translator in their own. */
export function maySay({ roles, languages }: Pick<Staff, 'roles' | 'languages'>, locale: Locale): boolean {
  if (roles.some((role) => role === 'editor' || role === 'publisher' || role === 'admin')) return true;
  return roles.includes('translator') && languages.includes(locale);
}
