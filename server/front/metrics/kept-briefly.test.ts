import { expect, test, vi } from 'vitest';
import { keptBriefly } from './kept-briefly.ts';

test('something is read once in a while, also where it fails, and never twice at once', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const gates: PromiseWithResolvers<number>[] = [];
  const read = keptBriefly(() => {
    const gate = Promise.withResolvers<number>();
    gates.push(gate);
    return gate.promise;
  }, 1000);
  const first = read();
  // Longer than it is kept: it is still being read.
  now = 5000;
  const second = read();
  gates[0]?.resolve(1);
  expect([await first, await second, gates.length]).toEqual([1, 1, 1]);
  // What came late is old already.
  const third = read();
  gates[1]?.reject(new Error('gone'));
  await expect(third).rejects.toThrow('gone');
  now = 5999;
  await expect(read()).rejects.toThrow('gone');
  now = 6001;
  const fourth = read();
  gates[2]?.resolve(4);
  expect([await fourth, gates.length]).toEqual([4, 3]);
});
