import type { Feature } from '#platform/feature/feature.ts';
import { accountsRoutes } from './routes.ts';

export const accounts: Feature = {
  name: 'accounts',
  pages: accountsRoutes,
};
