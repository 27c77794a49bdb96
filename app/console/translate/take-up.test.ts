import { expect, test } from 'vitest';
import { takeUp } from './take-up.ts';

test('figures that changed are taken up in the writing of the language', () => {
  const changed = { was: '2000家企业参展，113.9亿美元', source: '2100家企业参展，113.7亿美元' };
  expect(takeUp({ ...changed, target: '2\u202f000 exposants, 113,9 milliards' }, 'fr-FR')).toBe(
    '2\u202f100 exposants, 113,7 milliards',
  );
  expect(takeUp({ ...changed, target: '2,000 exhibitors, 113.9 billion' }, 'en-US')).toBe(
    '2,100 exhibitors, 113.7 billion',
  );
});

test('where it is not certain which figure is meant nothing is taken up', () => {
  expect(takeUp({ was: '3个', source: '5个', target: '3 et 3' }, 'fr-FR')).toBeUndefined();
  expect(takeUp({ was: '三个', source: '五个', target: 'trois' }, 'fr-FR')).toBeUndefined();
  expect(takeUp({ was: '2个', source: '5个', target: '<a href="/news/2">deux</a>' }, 'fr-FR')).toBeUndefined();
});

test('what is not translated yet begins from its source', () => {
  expect(takeUp({ was: undefined, source: '新', target: '' }, 'fr-FR')).toBe('新');
});
