import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { chapters, levels } from './levels.ts';
import { met, notApplicable } from './requirement.ts';
import { requirements } from './requirements.ts';

const root = join(import.meta.dirname, '../..');
const own = 'tools/asvs/faults.test.ts';

test('ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2, in 17 chapters', () => {
  const count = (level: number) => [...levels.values()].filter((each) => each === level).length;
  expect([count(1), count(2), chapters.length]).toEqual([70, 183, 17]);
});

test('each of them stands in the list once, and what it names is there', () => {
  expect(faultsOf(requirements, levels, root)).toEqual([]);
});

const asked = new Map<string, 1 | 2>([
  ['1.1.1', 2],
  ['1.2.1', 1],
]);
const right = [
  met('1.1.1', 2, 'It is so.', 'By this.', [own], [`${own}: what is right has no fault`]),
  notApplicable('1.2.1', 1, 'It is so.', 'There is none.'),
];

/** It stands in no file, this one included. */
const unwritten = ['a', 'title', 'of', 'no', 'test'].join(' ');

test('what is right has no fault', () => {
  expect(faultsOf(right, asked, root)).toEqual([]);
});

test.each([
  ['a number that is missing', right.slice(1), ['1.1.1 is missing']],
  ['one that stands twice', [...right, ...right.slice(1)], ['1.2.1 stands twice']],
  ['one that ASVS does not have', [...right, met('9.9.9', 2, 'a', 'b', [own])], ['9.9.9 is none of ASVS']],
  ['another level', [met('1.1.1', 1, 'a', 'b', [own]), ...right.slice(1)], ['1.1.1 is of level 2']],
  ['what is met by nothing', [met('1.1.1', 2, 'a', 'b'), ...right.slice(1)], ['1.1.1 is met by nothing']],
  ['a file that is gone', [met('1.1.1', 2, 'a', 'b', ['gone.ts']), ...right.slice(1)], ['1.1.1: there is no gone.ts']],
  [
    'a test that is gone',
    [met('1.1.1', 2, 'a', 'b', [own], [`${own}: ${unwritten}`]), ...right.slice(1)],
    [`1.1.1: no test of ${own} says “${unwritten}”`],
  ],
  [
    'a file of tests without a test',
    [met('1.1.1', 2, 'a', 'b', [own], [`${own}: `]), ...right.slice(1)],
    [`1.1.1: ${own} is named without a test`],
  ],
])('%s is a fault', (_what, list, faults) => {
  expect(faultsOf(list, asked, root)).toEqual(faults);
});
