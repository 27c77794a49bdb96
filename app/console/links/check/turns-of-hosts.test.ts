import { expect, test } from 'vitest';
import { turnsOfHosts } from './turns-of-hosts.ts';

test('a host is asked once in five seconds, whoever asks; another one is not held up by it', () => {
  let now = 0;
  const turn = turnsOfHosts(() => now);
  expect(['one', 'two', 'one', 'one'].map(turn)).toEqual([0, 0, 5000, 10_000]);
  now = 12_000;
  expect([turn('one'), turn('two')]).toEqual([3000, 0]);
});
