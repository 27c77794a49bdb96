import { expect, test } from 'vitest';
import { sortKey } from './sort-key.server.ts';

function sorted(names: string[]): string[] {
  const bytes = (name: string) => Buffer.from(sortKey(name), 'utf8');
  return names.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other)));
}

test('accents and case make no difference to the order', () => {
  expect(sorted(['Zanj', 'École', 'Eden', 'abaya', 'Élan', 'L’Or', 'Lac'])).toEqual([
    'abaya',
    'École',
    'Eden',
    'Élan',
    'L’Or',
    'Lac',
    'Zanj',
  ]);
});

test('Chinese stands in the order of pinyin, after letters', () => {
  expect(sorted(['长沙', '阿比让', '湖南', '北京', '蒙巴萨', '重庆', 'Zed'])).toEqual([
    'Zed',
    '阿比让',
    '北京',
    '长沙',
    '重庆',
    '湖南',
    '蒙巴萨',
  ]);
});
