import { categoryDefinitions } from '#features/news/news.ts';

type Articles = Record<'text' | 'album' | 'film', string>;

/** A page of the site, in any language. */
export interface SitePage {
  name: string;
  /** Its address without language prefix, as the site itself links to it. */
  address(articles: Articles): string;
  /** The address that it calls its own, where that is another. */
  canonical?: string;
  status: 200 | 400 | 404;
  /** Also tested on PostgreSQL. */
  smoke?: boolean;
}

const lists = categoryDefinitions.map(
  ({ apiPath, hexId }): SitePage => ({
    name: `list of ${apiPath}`,
    address: () => `/news/more/list/${hexId}`,
    status: 200,
    smoke: apiPath === 'notic',
  }),
);

/** A category that has more articles than one page holds. */
export const longList = `/news/more/list/${categoryDefinitions.find(({ apiPath }) => apiPath === 'news')?.hexId}`;

/** Every page of the site, one of a kind where there are many alike. */
export const sitePages: SitePage[] = [
  { name: 'home', address: () => '/', status: 200, smoke: true },
  { name: 'home by name', address: () => '/home', canonical: '/', status: 200 },
  { name: 'home, another tab', address: () => '/?tab=exhi', canonical: '/', status: 200 },
  { name: 'news', address: () => '/news/', status: 200, smoke: true },
  ...lists,
  { name: 'second page of a list', address: () => `${longList}?page=2`, status: 200 },
  { name: 'article', address: ({ text }) => text, status: 200, smoke: true },
  { name: 'album', address: ({ album }) => album, status: 200, smoke: true },
  { name: 'film', address: ({ film }) => film, status: 200, smoke: true },
  { name: 'country with a text', address: () => '/countries/KE', status: 200, smoke: true },
  { name: 'country without one', address: () => '/countries/TN', status: 200 },
  { name: 'request not understood', address: () => '/400', status: 400 },
  { name: 'not found', address: () => '/nowhere', status: 404, smoke: true },
];
