import type { PageRoute } from '#platform/feature/page-route.ts';

/** The parts of the site for people; `/sitemap.xml` is for search engines. */
export const mapRoutes: PageRoute[] = [{ id: 'map', path: 'sitemap', file: 'site/map/site-map.tsx' }];
