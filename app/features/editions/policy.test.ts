import { expect, test } from 'vitest';
import { may } from './policy.ts';

test('staff alone choose the moment that is shown', () => {
  expect(may({ role: 'admin' }, 'showPhase')).toBe(true);
  expect(may({ role: 'editor' }, 'showPhase')).toBe(true);
  expect(may({ role: 'user' }, 'showPhase')).toBe(false);
  expect(may({ role: 'visitor' }, 'showPhase')).toBe(false);
});
