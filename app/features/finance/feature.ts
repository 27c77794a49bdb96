import type { Feature } from '#platform/feature/feature.ts';
import { financeRoutes } from './routes.ts';

export const finance: Feature = {
  name: 'finance',
  pages: financeRoutes,
};
