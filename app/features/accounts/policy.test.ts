import { expect, test } from 'vitest';
import type { Actor } from '#platform/http/actor.ts';
import { may } from './policy.ts';

test.each<[Actor['role'], boolean]>([
  ['visitor', false],
  ['user', false],
  ['editor', true],
  ['admin', true],
])('a %s may publish: %s', (role, allowed) => {
  expect(may({ role }, 'publish')).toBe(allowed);
});
