import type { PageRoute } from '#platform/feature/page-route.ts';

/** What belongs to the site on a device, in each language: its manifest, and the page shown without a network. */
export const shareRoutes: PageRoute[] = [
  { id: 'manifest', path: 'manifest.webmanifest', file: 'site/share/manifest.ts' },
  { id: 'offline', path: 'offline', file: 'site/offline/offline.tsx' },
];

/** What programs read: search engines, and whoever looks for whom to tell of a hole. It has no language in its address. */
export const crawlerRoutes: PageRoute[] = [
  { id: 'robots', path: 'robots.txt', file: 'site/share/robots.ts' },
  { id: 'security-txt', path: '.well-known/security.txt', file: 'site/share/security-txt.ts' },
  { id: 'sitemap', path: 'sitemap.xml', file: 'site/share/sitemap-index.ts' },
  { id: 'sitemap.file', path: 'sitemaps/:file', file: 'site/share/sitemap-file.ts' },
];
