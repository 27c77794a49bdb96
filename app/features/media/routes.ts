import type { PageRoute } from '#platform/feature/page-route.ts';

/**
 * Addresses of pictures and films. They have no language. `/media/` counts as personal although everybody gets the
 * same: its answers are too large for the page cache, and films depend on the `Range` that the player sends.
 */
export const mediaRoutes: PageRoute[] = [
  { id: 'media', path: 'media/:id/:version/:file', file: 'features/media/site/media.ts', personal: true },
  { id: 'weave', path: 'weave/:file', file: 'features/media/site/weave.ts' },
  { id: 'weave.shaped', path: 'weave/:shape/:file', file: 'features/media/site/weave.ts' },
];
