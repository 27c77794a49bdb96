import type { Feature } from '#platform/feature/feature.ts';
import { staffRoutes } from './routes.ts';

export const staff: Feature = {
  name: 'staff',
  console: staffRoutes,
};
