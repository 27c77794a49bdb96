import { expect, test } from 'vitest';
import { jobWords } from '#console/health/job-words.ts';
import { jobs } from './jobs.ts';

/** Jobs that each process has for itself, beside those of the site. */
const ownJobs = [
  'write how often pages were read',
  'write what was asked for in vain',
  'ask whether links lead somewhere',
];

test('what each job does is said in words', () => {
  const names = [...jobs.map(({ name }) => name), ...ownJobs];
  expect(names.filter((name) => !jobWords[name])).toEqual([]);
  expect(Object.keys(jobWords).filter((name) => !names.includes(name))).toEqual([]);
});
