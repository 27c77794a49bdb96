import { expect, test } from 'vitest';
import { checkContact, checkVisitor } from './check-order.server.ts';

const visitor = (name: string) => checkVisitor({ name, idType: 'passport', idNumber: 'PA00000001' }, '2026-01-01');
const contact = (contactName: string) => checkContact({ contactName, contactPhone: '+260971234567' }, undefined);

test('names stand on one line, in whole letters, and turn the reading of nothing beside them', () => {
  expect(visitor(' Chanda\u202e\r\n \u2067Mulenga\u2069 ')).toMatchObject({ visitor: { name: 'Chanda Mulenga' } });
  expect(contact('Ame\u0301lie\u2066 \t Kone\u0301')).toMatchObject({ contact: { contactName: 'Amélie Koné' } });
});

test.each([
  ['a\0b', 'wrong-name'],
  ['a\u0007b', 'wrong-name'],
  ['a\u0085b', 'wrong-name'],
  ['a\ud800', 'wrong-name'],
  ['7', 'wrong-name'],
  ['a'.repeat(101), 'wrong-name'],
  ['\u202e', 'no-name'],
  ['\u3164', 'no-name'],
])('%j is no name: %s', (name, problem) => {
  expect(visitor(name)).toEqual({ problems: { name: problem } });
});
