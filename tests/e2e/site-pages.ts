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
  /** Looked at whole each time, and read on PostgreSQL too. */
  smoke?: boolean;
  /** Made of the same parts as another one here: looked at in a browser under `npm run prove`. */
  alike?: boolean;
}

const lists = categoryDefinitions.map(
  ({ apiPath, hexId }, i): SitePage => ({
    name: `list of ${apiPath}`,
    address: () => `/news/more/list/${hexId}`,
    status: 200,
    alike: i > 0,
  }),
);

/** A category that has more articles than one page holds. */
export const longList = `/news/more/list/${categoryDefinitions.find(({ apiPath }) => apiPath === 'news')?.hexId}`;

/** Every page of the site, one of a kind where there are many alike. */
export const sitePages: SitePage[] = [
  { name: 'home', address: () => '/', status: 200, smoke: true },
  { name: 'home by name', address: () => '/home', canonical: '/', status: 200 },
  { name: 'home, another tab', address: () => '/?tab=exhi', canonical: '/', status: 200 },
  { name: 'news', address: () => '/news/', status: 200 },
  { name: 'site map', address: () => '/sitemap/', status: 200 },
  ...lists,
  { name: 'second page of a list', address: () => `${longList}?page=2`, status: 200, alike: true },
  { name: 'article', address: ({ text }) => text, status: 200, smoke: true },
  { name: 'album', address: ({ album }) => album, status: 200 },
  { name: 'film', address: ({ film }) => film, status: 200 },
  { name: 'country', address: () => '/countries/KE', status: 200 },
  { name: 'country without exhibitors', address: () => '/countries/LY', status: 200, alike: true },
  { name: 'country without relations with China', address: () => '/countries/SZ', status: 200 },
  {
    name: 'exhibitor',
    address: () => '/exhibition/components/ExhibitorList/exhibitorDetail?id=1',
    status: 200,
    smoke: true,
  },
  {
    name: 'catalogue of an exhibitor',
    address: () => '/exhibition/components/ExhibitorList/exhibitorDetail2?id=1',
    status: 200,
  },
  { name: 'buyer', address: () => '/exhibition/buyer?id=140', status: 200 },
  {
    name: 'exhibitors of a country',
    address: () => '/exhibition/?cursor=exhibitors&country=KE',
    status: 200,
    alike: true,
  },
  { name: 'buyers, second page', address: () => '/exhibition/?cursor=buyers&page=2', status: 200, alike: true },
  { name: 'programme', address: () => '/forum/', status: 200, smoke: true },
  { name: 'programme, ten at once', address: () => '/forum/?day=2025-06-13', status: 200 },
  { name: 'programme, all days', address: () => '/forum/?day=all', status: 200, alike: true },
  {
    name: 'programme, nothing found',
    address: () => '/forum/?day=2025-06-14&kind=seminar&topic=textiles',
    canonical: '/forum/?day=2025-06-14',
    status: 200,
  },
  { name: 'event', address: () => '/forum/list/2', status: 200 },
  { name: 'services', address: () => '/service/', status: 200 },
  { name: 'hotels', address: () => '/service/hotel/', status: 200 },
  {
    name: 'hotels, filtered',
    address: () => '/service/hotel/?band=3&halal=1',
    canonical: '/service/hotel/',
    status: 200,
  },
  { name: 'hotel', address: () => '/service/hotel/?id=3', status: 200 },
  { name: 'hotel for Chinese documents', address: () => '/service/hotel/?id=6', status: 200, alike: true },
  { name: 'transport', address: () => '/service/serviceDetail?id=2', status: 200, alike: true },
  { name: 'culture and tourism', address: () => '/service/serviceDetail?id=3', status: 200, alike: true },
  { name: 'translation', address: () => '/service/serviceDetail?id=4', status: 200, alike: true },
  { name: 'catering', address: () => '/service/serviceDetail?id=5', status: 200 },
  { name: 'visa and arrival', address: () => '/service/visa', status: 200 },
  { name: 'phrases', address: () => '/service/phrases', status: 200 },
  { name: 'countries', address: () => '/countries/', status: 200 },
  { name: 'editions', address: () => '/previous/', status: 200 },
  { name: 'edition', address: () => '/previous/detail/3', status: 200 },
  { name: 'exhibition', address: () => '/exhibition/', canonical: '/exhibition/?cursor=exhibitors', status: 200 },
  { name: 'exhibitors', address: () => '/exhibition/?cursor=exhibitors', status: 200 },
  { name: 'Cloud Expo', address: () => '/exhibition/?cursor=cloud', status: 200 },
  { name: 'pavilion of a country', address: () => '/exhibition/?cursor=cloud&country=KE', status: 200, alike: true },
  { name: 'pavilion of an industry', address: () => '/exhibition/?cursor=cloud&industry=3', status: 200, alike: true },
  { name: 'hall layout', address: () => '/exhibition/?cursor=layout', status: 200 },
  { name: 'plan of a hall', address: () => '/exhibition/?cursor=layout&hall=W2', status: 200 },
  { name: 'stand on the plan', address: () => '/exhibition/?cursor=layout&stand=W2-A01', status: 200, smoke: true },
  { name: 'notices', address: () => '/exhibition/?cursor=notice', status: 200 },
  { name: 'all notices', address: () => '/exhibition/more', status: 200, alike: true },
  { name: 'notice', address: () => '/exhibition/more?id=1', status: 200 },
  { name: 'exhibitor’s guide', address: () => '/exhibition/?cursor=manual', status: 200 },
  { name: 'visitor’s guide', address: () => '/exhibition/?cursor=manual&guide=visitor', status: 200, alike: true },
  { name: 'downloads for exhibitors', address: () => '/exhibition/?cursor=download', status: 200 },
  { name: 'project library', address: () => '/negotiation/', status: 200, smoke: true },
  { name: 'projects', address: () => '/negotiation/list', status: 200 },
  { name: 'projects of a country', address: () => '/negotiation/list?region=KE', status: 200, alike: true },
  { name: 'project', address: () => '/negotiation/detail/1', status: 200 },
  { name: 'finance', address: () => '/finance/', status: 200, smoke: true },
  { name: 'providers of finance', address: () => '/finance/providers', status: 200 },
  {
    name: 'providers for a country',
    address: () => '/finance/providers?country=KE&need=payments',
    status: 200,
    alike: true,
  },
  { name: 'provider of finance', address: () => '/finance/provider/1', status: 200 },
  { name: 'exchange rates', address: () => '/finance/rates', status: 200 },
  {
    name: 'amount converted',
    address: () => '/finance/rates?amount=1000&from=USD&to=KES',
    canonical: '/finance/rates',
    status: 200,
  },
  { name: 'rates of a currency', address: () => '/finance/rates/USD', status: 200, alike: true },
  { name: 'search', address: () => '/search/', status: 200, smoke: true },
  { name: 'partners', address: () => '/brand/', status: 200 },
  { name: 'activities of partners', address: () => '/brand/?tab=active', status: 200 },
  { name: 'all partners', address: () => '/brand/more', status: 200 },
  { name: 'partners of a tier', address: () => '/brand/more?tier=global', status: 200, alike: true },
  { name: 'all activities', address: () => '/brand/more?tab=active', status: 200, alike: true },
  { name: 'more activities', address: () => '/brand/more?tab=active&page=2', status: 200, alike: true },
  { name: 'partner', address: () => '/brand/more?id=2', status: 200, smoke: true },
  { name: 'activity of a partner', address: () => '/brand/articleDetail/3', status: 200 },
  { name: 'about', address: () => '/about/', status: 200 },
  { name: 'introduction by cursor', address: () => '/about/?cursor=introduction', canonical: '/about/', status: 200 },
  { name: 'introduction by name', address: () => '/about/Introduce', canonical: '/about/', status: 200 },
  { name: 'about by name', address: () => '/about/about', canonical: '/about/', status: 200 },
  { name: 'organisation', address: () => '/about/?cursor=organisation', status: 200 },
  { name: 'organisation by name', address: () => '/about/Orgn', canonical: '/about/?cursor=organisation', status: 200 },
  { name: 'contact', address: () => '/about/?cursor=contact', status: 200 },
  { name: 'contact by name', address: () => '/about/Contact', canonical: '/about/?cursor=contact', status: 200 },
  { name: 'message board', address: () => '/about/?cursor=message', status: 200 },
  { name: 'board by name', address: () => '/about/messageBoard', canonical: '/about/?cursor=message', status: 200 },
  { name: 'editions in short', address: () => '/about/?cursor=previous', status: 200, alike: true },
  { name: 'download centre', address: () => '/about/?cursor=download', status: 200 },
  {
    name: 'downloads, filtered',
    address: () => '/about/?cursor=download&language=fr-FR&type=csv',
    canonical: '/about/?cursor=download',
    status: 200,
  },
  { name: 'downloads by name', address: () => '/about/download', canonical: '/about/?cursor=download', status: 200 },
  { name: 'article about the expo', address: () => '/about/detail/9', status: 200 },
  { name: 'request not understood', address: () => '/400', status: 400 },
  { name: 'not found', address: () => '/nowhere', status: 404 },
];
