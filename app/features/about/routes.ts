import type { PageRoute } from '#platform/feature/page-route.ts';
import { twins } from './about.ts';

/** The site composes the section: its message board is a feature above this one. */
const file = 'site/about/about.tsx';
/** Which page; the filters of the download centre; pages of it and of the message board. */
const query = ['cursor', 'type', 'language', 'audience', 'page'];

/** The pages of the section, by `?cursor=` and at the addresses that the specification gives them besides. */
export const aboutRoutes: PageRoute[] = [
  { id: 'about', path: 'about', file, query },
  ...Object.keys(twins).map((twin) => ({ id: `about.${twin}`, path: `about/${twin}`, file, query })),
  { id: 'about.article', path: 'about/detail/:id', file: 'features/about/site/article.tsx' },
];

/** Files of the download centre. They have no language; they count as personal because every fetching is counted. */
export const aboutFileRoutes: PageRoute[] = [
  { id: 'about.file', path: 'download/:id/:name', file: 'features/about/site/download.ts', personal: true },
];
