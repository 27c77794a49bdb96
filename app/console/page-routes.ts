import { features } from '#features/index.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';

/** Every page of the console: what it composes of all features, and the features' own. All are for whoever asks alone. */
export const consoleRoutes: PageRoute[] = [
  { id: 'console', path: 'console', file: 'console/home/home.tsx', personal: true },
  ...features.flatMap(({ console = [] }) => console),
];
