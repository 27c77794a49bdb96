import type { Feature } from '#platform/feature/feature.ts';
import { countriesRoutes } from './routes.ts';

export const countries: Feature = {
  name: 'countries',
  pages: countriesRoutes,
};
