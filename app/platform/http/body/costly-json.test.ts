import { expect, test } from 'vitest';
import { isCostlyJson } from './costly-json.ts';

const isCostly = (text: string) => isCostlyJson(Buffer.from(text));

test.each([
  ['a thousand and one values', `[${'1,'.repeat(1000)}1]`, true],
  ['a thousand', `[${'1,'.repeat(999)}1]`, false],
  ['33 levels', '['.repeat(33), true],
  ['33 levels of objects', '{"a":'.repeat(33), true],
  ['32 levels', '['.repeat(32) + ']'.repeat(32), false],
  ['many small things beside each other', `[${Array(900).fill('{"a":[]}').join()}]`, false],
  ['a text of commas and brackets', JSON.stringify({ a: ',[{"\\'.repeat(5000) }), false],
  ['a text after one with quotes and backslashes', `["\\\\\\"","\\\\",${'1,'.repeat(1000)}1]`, true],
  ['a text that does not end', `"${'['.repeat(50_000)}`, false],
  ['a text that ends in a backslash', '"\\', false],
  ['nothing', '', false],
  ['letters of any alphabet', '{"名":"中非,é"}', false],
])('%s', (_, text, costly) => {
  expect(isCostly(text)).toBe(costly);
});

test('a reservation of as many visitors as its call reads is none', () => {
  const visitor = { name: 'Mwila Banda', idType: 'passport', idNumber: 'PB1234567' };
  expect(isCostly(JSON.stringify({ phone: '1', visitors: Array(100).fill(visitor), consent: true }))).toBe(false);
});
