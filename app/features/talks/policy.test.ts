import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSignatureTakenBack,
  mayMoveTalk,
  mayPropose,
  type Standing,
  stateAfterMessage,
  stateAfterReopen,
  whyNotWrite,
} from './policy.ts';
import { talkMoves } from './talks.ts';

const standings: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom('requested', 'open', 'declined', 'expired', 'closed'),
  side: fc.constantFrom('asker', 'owner'),
  closedByStaff: fc.boolean(),
  answered: fc.boolean(),
  signed: fc.boolean(),
  confirmed: fc.boolean(),
  blockedBy: fc.constantFrom(undefined, 'you', 'other'),
  otherIsThere: fc.boolean(),
  project: fc.constantFrom(undefined, 'published', 'negotiating', 'signed', 'fulfilled', 'withdrawn'),
});

test('nobody writes, proposes or agrees past a block, an end, or somebody who has left', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      const ended = standing.state === 'closed' || standing.blockedBy !== undefined || !standing.otherIsThere;
      if (ended) expect(whyNotWrite(standing)).toBeDefined();
      if (whyNotWrite(standing)) expect(mayPropose(standing)).toBe(false);
      else expect(['requested', 'open']).toContain(stateAfterMessage(standing));
      const moves = talkMoves.filter((move) => mayMoveTalk(standing, move));
      if (!standing.otherIsThere) expect(moves.filter((move) => move !== 'close')).toEqual([]);
      if (standing.side === 'asker') expect(moves).not.toEqual(expect.arrayContaining(['sign']));
      if (standing.side === 'owner') expect(moves).not.toEqual(expect.arrayContaining(['confirm']));
      if (standing.closedByStaff && standing.state === 'closed') expect(moves).toEqual([]);
      // Said once, unless it was taken back; what was taken back is not confirmed.
      if (standing.project !== 'negotiating') expect(moves).not.toContain('sign');
      if (standing.confirmed || isSignatureTakenBack(standing)) expect(moves).not.toContain('confirm');
      if (moves.includes('confirm')) expect(['signed', 'fulfilled']).toContain(standing.project);
    }),
  );
});

test('a talk taken up again goes on where the owner has written; what was never answered waits again', () => {
  fc.assert(
    fc.property(standings, (standing) => {
      const after = stateAfterReopen(standing);
      expect(after).toBe(standing.answered ? 'open' : 'requested');
      // Nobody comes past an owner who has not answered by ending a talk and taking it up.
      const again = { ...standing, state: after, closedByStaff: false };
      if (mayPropose(again) || mayMoveTalk(again, 'sign')) expect(standing.answered).toBe(true);
    }),
  );
});

test('the owner’s word opens whatever was asked; the other one asks again after it has expired', () => {
  expect(stateAfterMessage({ state: 'requested', side: 'asker' })).toBe('requested');
  expect(stateAfterMessage({ state: 'requested', side: 'owner' })).toBe('open');
  expect(stateAfterMessage({ state: 'expired', side: 'asker' })).toBe('requested');
  expect(stateAfterMessage({ state: 'expired', side: 'owner' })).toBe('open');
  expect(stateAfterMessage({ state: 'declined', side: 'owner' })).toBe('open');
  expect(stateAfterMessage({ state: 'open', side: 'asker' })).toBe('open');
});
