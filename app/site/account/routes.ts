import type { PageRoute } from '#platform/feature/page-route.ts';

/** Pages of an account that are made of what every feature has of a member. */
export const accountRoutes: PageRoute[] = [
  { id: 'account', path: 'account', file: 'site/account/overview.tsx', personal: true },
  { id: 'logout', path: 'logout', file: 'site/account/logout.tsx', personal: true },
  { id: 'account.data', path: 'account/data', file: 'site/account/data.tsx', personal: true },
  { id: 'account.data.zip', path: 'account/data/my-data.zip', file: 'site/account/data-zip.ts', personal: true },
  { id: 'account.gone', path: 'account/gone', file: 'site/account/gone.tsx', personal: true },
];
