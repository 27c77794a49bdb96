import { sitePages } from '#tests/e2e/site-pages.ts';

/** Forty kinds of page, by the names that the browser tests give them. */
const names = [
  'home',
  'news',
  'list of news',
  'article',
  'album',
  'film',
  'countries',
  'country',
  'exhibitors',
  'exhibitor',
  'catalogue of an exhibitor',
  'buyers, second page',
  'Cloud Expo',
  'pavilion of a country',
  'hall layout',
  'stand on the plan',
  'notices',
  'exhibitor’s guide',
  'downloads for exhibitors',
  'programme',
  'event',
  'services',
  'hotels',
  'hotel',
  'transport',
  'phrases',
  'editions',
  'edition',
  'project library',
  'projects',
  'project',
  'finance',
  'exchange rates',
  'partners',
  'partner',
  'about',
  'organisation',
  'message board',
] as const;

/** What they are not, because it is for one visitor: name and address. */
const personal = [
  ['login', '/login/'],
  ['reservation', '/reservation/'],
] as const;

export interface Kind {
  name: string;
  path: string;
}

/**
 * The kinds of page that are looked at.
 * @param articles addresses of an article of each kind, in Chinese
 * @throws Error where the browser tests know no page of that name
 */
export function kinds(articles: Record<'text' | 'album' | 'film', string>): Kind[] {
  const open = names.map((name) => {
    const page = sitePages.find((each) => each.name === name);
    if (!page) throw new Error(`No page of tests/e2e/site-pages.ts is called "${name}"`);
    return { name, path: page.address(articles) };
  });
  return [...open, ...personal.map(([name, path]) => ({ name, path }))];
}
