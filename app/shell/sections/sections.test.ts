import { expect, test } from 'vitest';
import { sectionOf } from './sections.ts';

test.each([
  ['/', '', 'home'],
  ['/home', '', 'home'],
  ['/news/more/detail/42c6/7', '', 'news'],
  ['/service/serviceDetail', '?id=5', 'service'],
  ['/exhibition/components/ExhibitorList/exhibitorDetail', '?id=3', 'exhibition'],
  ['/exhibition/', '?cursor=cloud', 'cloud'],
  ['/previous/', '', 'about'],
  ['/account/', '', undefined],
])('%s%s belongs to %s', (path, search, section) => {
  expect(sectionOf(path, search)).toBe(section);
});
