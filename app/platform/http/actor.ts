/** What somebody of the staff is for the expo (specification of the console: People). One may be several things. */
export const staffRoles = [
  'editor',
  'translator',
  'publisher',
  'moderator',
  'registrar',
  'finance',
  'steward',
  'admin',
  'auditor',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Who asks, by their roles; visitors and members have none. */
export interface Actor {
  roles: readonly StaffRole[];
}
