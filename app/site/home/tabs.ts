import type { NewsCategory } from '#features/news/news.ts';

/** The tabs of the home page's news, by API path: conference news comes first. */
const order = ['news', 'notic', 'exhi', 'teamwork', 'photo', 'video'];

/** The categories in the order of the tabs; one that staff have added comes last. */
export function inTabOrder(categories: NewsCategory[]): NewsCategory[] {
  const rank = ({ apiPath }: NewsCategory) => (order.includes(apiPath) ? order.indexOf(apiPath) : order.length);
  return categories.toSorted((a, b) => rank(a) - rank(b));
}

/** The tab that the address asks for (`?tab=exhi`), else the first. */
export function chosenTab(tabs: NewsCategory[], asked: string | null): NewsCategory | undefined {
  return tabs.find(({ apiPath }) => apiPath === asked) ?? tabs[0];
}
