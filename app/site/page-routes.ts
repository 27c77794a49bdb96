import { editionsRoutes } from '#features/editions/routes.ts';
import { mediaRoutes } from '#features/media/routes.ts';
import { newsRoutes } from '#features/news/routes.ts';
import type { PageRoute } from '#platform/http/page-route.ts';
import { qrRoutes } from './qr/routes.ts';

/** Every page of the site, from the features' own tables: for the router and for the front. */
export const pageRoutes: PageRoute[] = [
  { id: 'home', path: '', file: 'site/home/home.tsx' },
  { id: 'home.named', path: 'home', file: 'site/home/home.tsx' },
  { id: 'bad-request', path: '400', file: 'site/bad-request.tsx' },
  ...newsRoutes,
  ...editionsRoutes,
  ...qrRoutes,
];

/** Addresses of files, which have no language. */
export const fileRoutes: PageRoute[] = mediaRoutes;
