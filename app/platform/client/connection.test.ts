import { expect, test } from 'vitest';
import { isThrifty } from './connection.ts';

test.each(['slow-2g', '2g', '3g'])('on %s nothing is loaded that nobody asked for', (effectiveType) => {
  expect(isThrifty({ effectiveType, saveData: false })).toBe(true);
});

test('nor where the visitor asks to save data, however fast the connection', () => {
  expect(isThrifty({ effectiveType: '4g', saveData: true })).toBe(true);
});

test('a fast connection, or a browser that says nothing, is no reason to sleep', () => {
  expect(isThrifty({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(isThrifty({})).toBe(false);
});
