import type { Feature } from '#platform/feature/feature.ts';
import { mediaRoutes } from './routes.ts';

export const media: Feature = {
  name: 'media',
  files: mediaRoutes,
};
