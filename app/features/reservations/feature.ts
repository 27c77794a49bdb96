import type { Feature } from '#platform/feature/feature.ts';
import { reservationConsole, reservationRoutes } from './routes.ts';

export const reservations: Feature = {
  name: 'reservations',
  pages: reservationRoutes,
  console: reservationConsole,
};
