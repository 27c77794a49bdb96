import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { lastCodeOf, wrongCode } from './codes.fixture.ts';
import { answerCode } from './limit-wrong-codes.server.ts';
import type { Reachable } from './reachable.server.ts';
import { sendCode } from './send-code.server.ts';

const platform = emptyPlatform();
const begin = new Date('2026-03-01T00:00:00Z');
const site = (clientAddress: string, seconds = 0) => ({
  ...platform(),
  clock: { now: () => new Date(begin.getTime() + seconds * 1000) },
  locale: 'en-US' as const,
  clientAddress,
});

let phones = 0;

/** Somebody who has been sent a code. */
async function asked(at: ReturnType<typeof site>): Promise<{ to: Reachable; code: string }> {
  phones += 1;
  const to: Reachable = { channel: 'sms', address: `+33612${String(phones).padStart(6, '0')}` };
  await sendCode(at, { purpose: 'reservation', to });
  return { to, code: await lastCodeOf(at, to.address) };
}

const answer = async (at: ReturnType<typeof site>, { to, code }: { to: Reachable; code: string }) =>
  (await answerCode(at, { purpose: 'reservation', to, code })).outcome;

test('from one address thirty wrong codes are looked at in an hour, of any number at once; right ones do not count', async () => {
  const here = site('203.0.113.1');
  for (let n = 0; n < 35; n += 1) expect(await answer(here, await asked(here))).toBe('right');
  const other = await asked(here);
  const wrong = { to: other.to, code: wrongCode(other.code) };
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => answer(here, wrong)));
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(30);
  const right = await asked(here);
  expect(await answer(here, right)).toBe('too-often');
  expect(await answer(site('203.0.113.2'), right)).toBe('right');
  const later = site('203.0.113.1', 3600);
  expect(await answer(later, await asked(later))).toBe('right');
}, 60_000);
