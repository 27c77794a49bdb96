import { expect, test } from 'vitest';
import { readMigrations, releaseOf, stepOf } from './migrations.ts';

test('a migration declares what it does in its first line; those of before the rule need not', () => {
  expect(stepOf({ name: '0111-a.sql', sql: '-- expand, release 1\nselect 1' })).toEqual({ kind: 'expand', release: 1 });
  expect(stepOf({ name: '0200-a.sql', sql: '-- contract, release 12: the old column\n' })).toEqual({
    kind: 'contract',
    release: 12,
  });
  expect(stepOf({ name: '0110-a.sql', sql: 'select 1' })).toBeUndefined();
  for (const sql of ['select 1', '\n-- expand, release 1', '-- expand', '-- expand, release 0', '-- shrink, release 1'])
    expect(() => stepOf({ name: '0112-b.sql', sql }), sql).toThrow('0112-b.sql');
});

test('migrations of the project: each declares itself, no release goes back, and within one what takes away comes last', () => {
  const steps = readMigrations().flatMap((migration) => stepOf(migration) ?? []);
  const order = steps.map(({ kind, release }) => 2 * release + (kind === 'contract' ? 1 : 0));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(releaseOf(readMigrations())).toBe(Math.max(0, ...steps.map(({ release }) => release)));
});
