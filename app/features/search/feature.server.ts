import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { searchApi } from './api.ts';
import { writeSitePages } from './site-pages/write-site-pages.server.ts';

export default {
  calls: [searchApi],
  atStart: ({ db }) => writeSitePages(db),
} satisfies ServerFeature;
