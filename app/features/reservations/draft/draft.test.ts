import { expect, test } from 'vitest';
import { consentVersion, type Visitor } from '../reservations.ts';
import { type Draft, nextHref, orderOf, readParty, withoutVisitor, withVisitor } from './draft.ts';

const empty: Draft = { errand: 'reserve', visitors: [], key: 'k' };
const visitor = (name: string): Visitor => ({ name, idType: 'passport', idNumber: 'ZN1234567' });
const full: Draft = {
  ...empty,
  date: '2026-11-24',
  party: 2,
  visitors: [visitor('Grace Banda'), visitor('John Phiri')],
  contactName: 'Grace Banda',
  contactPhone: '+260971234567',
  consent: { version: consentVersion, at: 1, documentsAt: 1 },
};

test.for<[string, Partial<Draft>, string]>([
  ['nothing typed', empty, '/reservation/party'],
  ['the first visitor missing', { visitors: [] }, '/reservation/visitor?n=1'],
  ['the second visitor missing', { visitors: [visitor('Grace Banda')] }, '/reservation/visitor?n=2'],
  ['one more visitor', { party: 3 }, '/reservation/visitor?n=3'],
  ['no consent', { consent: undefined }, '/reservation/you'],
  ['consent to other texts', { consent: { version: 'old', at: 1, documentsAt: 1 } }, '/reservation/you'],
  ['all typed', {}, '/reservation/check'],
  ['the day full', { problem: { kind: 'full', remaining: 1 } }, '/reservation/party'],
  ['the offer gone', { problem: { kind: 'offer-gone' } }, '/reservation/party'],
  ['a document booked', { problem: { kind: 'already-booked', visitors: [1] } }, '/reservation/visitor?n=2'],
  ['the contact wrong', { problem: { kind: 'wrong-fields', visitors: [] } }, '/reservation/you'],
  ['looking for reservations', { errand: 'find' }, '/reservation/mine'],
  ['waiting', { errand: 'waitlist' }, '/reservation/waitlist?date=2026-11-24'],
])('with %s one goes on where that is asked', ([_what, change, path]) => {
  const draft = change === empty ? empty : { ...full, ...change };
  expect(nextHref(draft, true)).toBe(path);
});

test('nobody goes on without a proven phone or mail', () => {
  expect(nextHref(full, false)).toBe('/reservation/contact');
  expect(nextHref({ ...full, to: { channel: 'sms', address: '+260971234567' } }, false)).toBe('/reservation/code');
});

test('visitors are changed and left out without a loss to the others', () => {
  const refused: Draft = { ...full, problem: { kind: 'already-booked', visitors: [0, 1] } };
  const changed = withVisitor(refused, 0, visitor('Awa Ndiaye'));
  expect(changed.problem).toEqual({ kind: 'already-booked', visitors: [1] });
  expect(withVisitor(changed, 1, visitor('Moussa Ndiaye')).problem).toBeUndefined();
  expect(withoutVisitor(full, 0)).toMatchObject({ party: 1, visitors: [visitor('John Phiri')] });
  expect(withoutVisitor(withoutVisitor(full, 0), 0).party).toBe(1);
});

test('only a whole draft is an order, and visitors beyond the party are no part of it', () => {
  expect(orderOf(empty)).toBeUndefined();
  expect(orderOf({ ...full, party: 3 })).toBeUndefined();
  expect(orderOf({ ...full, consent: { version: 'old', at: 1, documentsAt: 1 } })).toBeUndefined();
  expect(orderOf({ ...full, party: 1 })?.visitors).toEqual([visitor('Grace Banda')]);
});

test.for([
  ['1', 1],
  ['5', 5],
  ['6', undefined],
  ['0', undefined],
  ['', undefined],
  ['1e0', undefined],
] as const)('a party of "%s" is %s', ([typed, party]) => {
  expect(readParty(typed)).toBe(party);
});
