import type { Feature } from '#platform/feature/feature.ts';
import { exhibitionRoutes } from './routes.ts';

export const exhibition: Feature = {
  name: 'exhibition',
  pages: exhibitionRoutes,
};
