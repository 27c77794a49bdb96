import { aboutFileRoutes, aboutRoutes } from '#features/about/routes.ts';
import { accountsRoutes } from '#features/accounts/routes.ts';
import { countriesRoutes } from '#features/countries/routes.ts';
import { directoryRoutes } from '#features/directory/routes.ts';
import { exhibitionRoutes } from '#features/exhibition/routes.ts';
import { financeRoutes } from '#features/finance/routes.ts';
import { mediaRoutes } from '#features/media/routes.ts';
import { messagesRoutes } from '#features/messages/routes.ts';
import { negotiationRoutes } from '#features/negotiation/routes.ts';
import { newsRoutes } from '#features/news/routes.ts';
import { partnersRoutes } from '#features/partners/routes.ts';
import { previousRoutes } from '#features/previous/routes.ts';
import { programmeRoutes } from '#features/programme/routes.ts';
import { reservationRoutes } from '#features/reservations/routes.ts';
import { searchRoutes } from '#features/search/routes.ts';
import { servicesRoutes } from '#features/services/routes.ts';
import { talksRoutes } from '#features/talks/routes.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';
import { accountRoutes } from './account/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { qrRoutes } from './qr/routes.ts';
import { crawlerRoutes, shareRoutes } from './share/routes.ts';

/** Every page of the site, from the features' own tables: for the router and for the front. */
export const pageRoutes: PageRoute[] = [
  { id: 'home', path: '', file: 'site/home/home.tsx', query: ['tab'] },
  { id: 'home.named', path: 'home', file: 'site/home/home.tsx', query: ['tab'] },
  { id: 'bad-request', path: '400', file: 'site/bad-request.tsx' },
  ...newsRoutes,
  ...programmeRoutes,
  ...exhibitionRoutes,
  ...directoryRoutes,
  ...servicesRoutes,
  ...partnersRoutes,
  ...aboutRoutes,
  ...previousRoutes,
  ...countriesRoutes,
  ...negotiationRoutes,
  ...talksRoutes,
  ...financeRoutes,
  ...messagesRoutes,
  ...reservationRoutes,
  ...accountsRoutes,
  ...accountRoutes,
  ...searchRoutes,
  ...mapRoutes,
  ...qrRoutes,
  ...shareRoutes,
];

/** Addresses of files, which have no language. */
export const fileRoutes: PageRoute[] = [...mediaRoutes, ...aboutFileRoutes, ...crawlerRoutes];
