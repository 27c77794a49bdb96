import type { Feature } from '#platform/feature/feature.ts';
import { reservationRoutes } from './routes.ts';

export const reservations: Feature = {
  name: 'reservations',
  pages: reservationRoutes,
};
