import type { PageRoute } from '#platform/feature/page-route.ts';

/** The footer's two codes: pictures made here, in each language, for each leads to a page of its language. */
export const qrRoutes: PageRoute[] = [{ id: 'qr', path: 'qr/:file', file: 'site/qr/qr.ts' }];
