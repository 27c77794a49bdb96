import { expect, test } from 'vitest';
import { keyedHash, seal, unseal } from './keyed.ts';

const secret = 'a secret of at least thirty-two characters';

test('what is sealed opens with the same secret and purpose only', () => {
  const sealed = seal(secret, 'captcha', '28417');
  expect(unseal(secret, 'captcha', sealed)).toBe('28417');
  expect(sealed.toString('latin1')).not.toContain('28417');
  expect(() => unseal(secret, 'other', sealed)).toThrow();
  expect(() => unseal(`${secret}!`, 'captcha', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(secret, 'captcha', changed)).toThrow();
});

test('a hash differs by purpose and secret, and is the same every time', () => {
  const hash = keyedHash(secret, 'limit', '203.0.113.7');
  expect(keyedHash(secret, 'limit', '203.0.113.7')).toEqual(hash);
  expect(keyedHash(secret, 'other', '203.0.113.7')).not.toEqual(hash);
  expect(keyedHash(`${secret}!`, 'limit', '203.0.113.7')).not.toEqual(hash);
});
