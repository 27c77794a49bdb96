import { features } from '#features/index.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';
import { accountRoutes } from './account/routes.ts';
import { crawlerRoutes, deviceRoutes } from './machines/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { qrRoutes } from './qr/routes.ts';

/** Every page of the site, from the features' own tables: for the router and for the front. */
export const pageRoutes: PageRoute[] = [
  { id: 'home', path: '', file: 'site/home/home.tsx', query: ['tab'] },
  { id: 'home.named', path: 'home', file: 'site/home/home.tsx', query: ['tab'] },
  { id: 'bad-request', path: '400', file: 'site/bad-request.tsx' },
  ...features.flatMap(({ pages = [] }) => pages),
  ...accountRoutes,
  ...mapRoutes,
  ...qrRoutes,
  ...deviceRoutes,
];

/** Addresses of files, which have no language. */
export const fileRoutes: PageRoute[] = [...features.flatMap(({ files = [] }) => files), ...crawlerRoutes];
