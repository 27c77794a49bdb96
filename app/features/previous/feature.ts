import type { Feature } from '#platform/feature/feature.ts';
import { previousRoutes } from './routes.ts';

export const previous: Feature = {
  name: 'previous',
  pages: previousRoutes,
};
