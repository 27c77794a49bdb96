import { expect, test } from 'vitest';
import { staffRoles } from './actor.ts';
import { type Act, acts, may } from './may.ts';

test('who is no staff may do nothing, and every role of staff something', () => {
  const all = Object.keys(acts) as Act[];
  expect(all.filter((act) => may({ roles: [] }, act))).toEqual([]);
  for (const role of staffRoles)
    expect(
      all.some((act) => may({ roles: [role] }, act)),
      role,
    ).toBe(true);
});

test('several roles do what each of them may', () => {
  expect(may({ roles: ['steward', 'auditor'] }, 'admit')).toBe(true);
  expect(may({ roles: ['steward', 'auditor'] }, 'audit')).toBe(true);
  expect(may({ roles: ['steward', 'auditor'] }, 'publish')).toBe(false);
});

test('a translator writes and signs nothing off, and only who signs off may do so', () => {
  expect(staffRoles.filter((role) => may({ roles: [role] }, 'signOff'))).toEqual(['publisher', 'admin']);
  expect(may({ roles: ['translator'] }, 'write')).toBe(false);
});
