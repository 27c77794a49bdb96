import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, type Life, type Move, type Steps, unborn } from './life.ts';

const moves = fc.constantFrom<Move>('save', 'submit', 'pass', 'sendBack', 'publish', 'withdraw');
const steps = fc.constantFrom<Steps>(0, 1, 3);
const path = fc.array(moves, { maxLength: 40 });

/** Walks a path; what cannot be done is left out, as a refusal leaves everything as it was. */
function walk(
  taken: readonly Move[],
  of: Steps,
  seen: (before: Life, move: Move, now: Life) => void = () => undefined,
): Life {
  let life = unborn;
  for (const move of taken) {
    const next = life.head === 0 && move !== 'save' ? undefined : after(life, move, of);
    if (!next) continue;
    seen(life, move, next);
    life = next;
  }
  return life;
}

test('on no path does a revision go out that has not passed every step of review', () => {
  fc.assert(
    fc.property(path, steps, (taken, of) => {
      let passed = 0;
      walk(taken, of, (_, move) => {
        if (move === 'save' || move === 'submit' || move === 'sendBack') passed = 0;
        if (move === 'pass') passed += 1;
        if (move === 'publish') expect(passed).toBeGreaterThanOrEqual(of);
      });
    }),
  );
});

test('a table that let drafts out would be noticed by this', () => {
  const broken = (life: Life, move: Move, of: Steps) =>
    move === 'publish' ? { ...life, state: 'published' as const, published: life.head } : after(life, move, of);
  const skips = fc.sample(path, { numRuns: 500, seed: 3 }).some((taken) => {
    let life = unborn;
    let passed = 0;
    return taken.some((move) => {
      const next = life.head === 0 && move !== 'save' ? undefined : broken(life, move, 3);
      if (!next) return false;
      if (move === 'save' || move === 'submit' || move === 'sendBack') passed = 0;
      if (move === 'pass') passed += 1;
      life = next;
      return move === 'publish' && passed < 3;
    });
  });
  expect(skips).toBe(true);
});

test('readers see what was published last, until it is withdrawn, whatever is written meanwhile', () => {
  fc.assert(
    fc.property(path, steps, (taken, of) => {
      let out: number | null = null;
      const life = walk(taken, of, (_, move, now) => {
        if (move === 'publish') out = now.head;
        if (move === 'withdraw') out = null;
        expect(now.published).toBe(out);
      });
      if (life.state === 'published') expect(life.published).toBe(life.head);
    }),
  );
});

test('numbers of revisions grow by one with each writing and with nothing else', () => {
  fc.assert(
    fc.property(path, steps, (taken, of) => {
      walk(taken, of, (before, move, now) => expect(now.head - before.head).toBe(move === 'save' ? 1 : 0));
    }),
  );
});

test('without steps of review a draft may go out at once, with them it may not', () => {
  const draft = { ...unborn, head: 1 };
  expect(after(draft, 'publish', 0)).toMatchObject({ state: 'published', published: 1 });
  expect(after(draft, 'publish', 1)).toBeUndefined();
  expect(after(draft, 'submit', 0)).toBeUndefined();
});
