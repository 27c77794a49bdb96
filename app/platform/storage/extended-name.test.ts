import { expect, test } from 'vitest';
import { extendedName } from './extended-name.ts';

test.each([
  ['Murang’a (1).pdf', "UTF-8''Murang%E2%80%99a%20%281%29.pdf"],
  ["l'offre*.pdf", "UTF-8''l%27offre%2A.pdf"],
  ['报价.pdf', "UTF-8''%E6%8A%A5%E4%BB%B7.pdf"],
])('%s is written without signs that a header does not take there', (name, written) => {
  expect(extendedName(name)).toBe(written);
});
