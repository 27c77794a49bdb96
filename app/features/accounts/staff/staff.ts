/** Who works for the expo: editors write, stewards stand at the gates, admins do both and more. */
export const staffRoles = ['editor', 'admin', 'steward'] as const;

export type StaffRole = (typeof staffRoles)[number];

export interface Staff {
  id: number;
  email: string;
  role: StaffRole;
}

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}
