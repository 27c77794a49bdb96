import type { Feature } from '#platform/feature/feature.ts';
import { talksConsole, talksRoutes } from './routes.ts';

export const talks: Feature = {
  name: 'talks',
  pages: talksRoutes,
  console: talksConsole,
};
