import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);

test('every package of the lock file has its hash: nothing else is taken in its place, on any system', () => {
  expect(packages.length).toBeGreaterThan(300);
  const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry: each machine has its own', () => {
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
