import type { PageRoute } from '#platform/feature/page-route.ts';

/** What belongs to the site on a device, in each language: its manifest, and the page shown without a network. */
export const deviceRoutes: PageRoute[] = [
  { id: 'manifest', path: 'manifest.webmanifest', file: 'site/machines/manifest.ts' },
  { id: 'offline', path: 'offline', file: 'site/offline/offline.tsx' },
];

/** What programs read: search engines, and whoever looks for whom to tell of a hole. It has no language in its address. */
export const crawlerRoutes: PageRoute[] = [
  { id: 'robots', path: 'robots.txt', file: 'site/machines/robots.ts' },
  { id: 'security-txt', path: '.well-known/security.txt', file: 'site/machines/security-txt.ts' },
  { id: 'sitemap', path: 'sitemap.xml', file: 'site/machines/sitemap-index.ts' },
  { id: 'sitemap.file', path: 'sitemaps/:file', file: 'site/machines/sitemap-file.ts' },
];
