import { expect, test } from 'vitest';
import { asUpload } from './uploads.ts';

/** An upload that has begun and ends when it is let. */
function held(memberId: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { answer: asUpload(memberId, work), end: () => resolve('taken in'), begun: () => begun };
}

/** Lets everything go on that only waits for a promise. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('of one member’s uploads one is read and one waits; a third is told to come again, and nothing of it is read', async () => {
  const [first, second, third] = [held(1), held(1), held(1)];
  expect(await third.answer).toBe('busy');
  expect([first.begun(), second.begun(), third.begun()]).toEqual([true, false, false]);
  first.end();
  expect(await first.answer).toBe('taken in');
  await turn();
  expect(second.begun()).toBe(true);
  second.end();
  expect(await second.answer).toBe('taken in');
});

test('who comes as the first ends may be quicker than the one that waits: it goes on waiting, and they are never two', async () => {
  const [first, second] = [held(2), held(2)];
  first.end();
  const third = await first.answer.then(() => held(2));
  await turn();
  expect([second.begun(), third.begun()].filter(Boolean)).toHaveLength(1);
  third.end();
  second.end();
  expect(await Promise.all([second.answer, third.answer])).toEqual(['taken in', 'taken in']);
});

test('where twelve are under way, whoever comes is told to come again, also who has waited', async () => {
  const others = Array.from({ length: 11 }, (_, i) => held(10 + i));
  const [first, second] = [held(3), held(3)];
  expect(await held(4).answer).toBe('busy');
  // Somebody else takes the place of the first as it ends.
  const [, fifth] = [first.end(), await first.answer.then(() => held(5))];
  await turn();
  expect([second.begun(), fifth.begun()].filter(Boolean)).toHaveLength(1);
  for (const each of [...others, fifth, second]) each.end();
  expect([await fifth.answer, await second.answer].toSorted()).toEqual(['busy', 'taken in']);
});
