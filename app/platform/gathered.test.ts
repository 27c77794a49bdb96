import { expect, test } from 'vitest';
import { Gathered } from './gathered.ts';

/** Work that ends when it is told to: what it was begun for, in turn, and how to end each. */
function heldWork(most: number) {
  const begun: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<string>[] = [];
  const gathered = new Gathered<string, string>(most, (items) => {
    begun.push(items);
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  });
  return { gathered, begun, ends };
}

test('the first is worked for at once, who comes meanwhile together, as many as may be, in their order', async () => {
  const { gathered, begun, ends } = heldWork(2);
  const answers = ['a', 'b', 'c', 'd'].map((item) => gathered.ask('day', item));
  expect(begun).toEqual([['a']]);
  ends[0]?.resolve('first');
  expect(await answers[0]).toBe('first');
  expect(begun).toEqual([['a'], ['b', 'c']]);
  ends[1]?.resolve('second');
  expect(await Promise.all([answers[1], answers[2]])).toEqual(['second', 'second']);
  expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
  ends[2]?.resolve('third');
  expect(await answers[3]).toBe('third');
});

test('another key waits for nobody; after all are answered the next one is again the first', async () => {
  const { gathered, begun, ends } = heldWork(2);
  const answers = [gathered.ask('one day', 'a'), gathered.ask('another', 'b')];
  expect(begun).toEqual([['a'], ['b']]);
  for (const end of ends) end.resolve('done');
  await Promise.all(answers);
  void gathered.ask('one day', 'c');
  expect(begun.at(-1)).toEqual(['c']);
});

test('work that fails is told to those it was done for, and the others are worked for', async () => {
  const { gathered, ends } = heldWork(2);
  const [first, second] = [gathered.ask('day', 'a'), gathered.ask('day', 'b')];
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  ends[1]?.resolve('done');
  expect(await second).toBe('done');
});
