import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.server.ts';

test('a password opens its own hash only; a hash says how it was made', async () => {
  const hash = await hashPassword('avocado oil from Murang’a');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('avocado oil from Murang’a', hash)).toBe(true);
  expect(await isPassword('avocado oil from Murang’b', hash)).toBe(false);
  expect(await hashPassword('avocado oil from Murang’a')).not.toBe(hash);
});

test('the same letters composed otherwise are the same password', async () => {
  const hash = await hashPassword('Économie africaine');
  expect(await isPassword('Économie africaine', hash)).toBe(true);
});

test('no hash, or one that is damaged, is opened by nothing, and takes as long', async () => {
  const hash = await hashPassword('something else 1');
  const known = await shortest(hash);
  expect(await shortest(undefined)).toBeGreaterThan(known / 4);
  expect(await shortest('$argon2id$v=19$')).toBeGreaterThan(known / 4);
});

/**
 * How long a password takes to be found false: the shortest of five, since what else runs on the machine can only
 * lengthen one. @returns milliseconds
 */
async function shortest(hash: string | undefined) {
  const taken: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    const begun = performance.now();
    expect(await isPassword('whatever it is', hash)).toBe(false);
    taken.push(performance.now() - begun);
  }
  return Math.min(...taken);
}
