import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so many run at once, the others in their order; one that fails gives its turn on', async () => {
  const turns = new Turns(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (n: number) => async () => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n % 3 === 0) throw new Error(`${n} failed`);
    return n;
  };
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => turns.run(work(n))));
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 12 }, (_, n) => n));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await turns.run(async () => 'after')).toBe('after');
});
