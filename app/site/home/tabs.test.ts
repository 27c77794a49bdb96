import { expect, test } from 'vitest';
import { categoryDefinitions, listHref } from '#features/news/news.ts';
import { chosenTab, inTabOrder } from './tabs.ts';

const categories = categoryDefinitions.map((each) => ({ ...each, name: each.apiPath, href: listHref(each.hexId) }));

test('conference news comes first and is shown unless another tab is asked for', () => {
  const tabs = inTabOrder(categories);
  expect(tabs.map(({ apiPath }) => apiPath)).toEqual(['news', 'notic', 'exhi', 'teamwork', 'photo', 'video']);
  expect(chosenTab(tabs, null)?.apiPath).toBe('news');
  expect(chosenTab(tabs, 'video')?.apiPath).toBe('video');
  expect(chosenTab(tabs, 'constructor')?.apiPath).toBe('news');
  expect(chosenTab([], null)).toBeUndefined();
});
