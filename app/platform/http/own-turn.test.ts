import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('of many who wait, one goes on per turn of the event loop, in their order; later ones too', async () => {
  const gone: number[] = [];
  const go = async (i: number) => {
    await ownTurn();
    gone.push(i);
    if (i === 1) await go(10);
  };
  const all = Promise.all([1, 2, 3].map(go));
  const perTurn: number[] = [];
  while (gone.length < 4) {
    const before = gone.length;
    await turn();
    perTurn.push(gone.length - before);
  }
  await all;
  expect(gone).toEqual([1, 2, 3, 10]);
  expect(Math.max(...perTurn)).toBe(1);
});
