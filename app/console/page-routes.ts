import { features } from '#features/index.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';

/** Texts of the console are long, in Chinese and with tags: the form of one may have so many bytes. */
const longForm = 2 * 1024 * 1024;

/** Every page of the console: what it composes of all features, and the features' own. All are for whoever asks alone. */
export const consoleRoutes: PageRoute[] = [
  { id: 'console', path: 'console', file: 'console/home/home.tsx', personal: true },
  { id: 'console.content', path: 'console/content', file: 'console/list/first-kind.ts', personal: true },
  { id: 'console.content.list', path: 'console/content/:kind', file: 'console/list/list.tsx', personal: true },
  {
    id: 'console.content.edit',
    path: 'console/content/:kind/:id',
    file: 'console/editor/edit.tsx',
    personal: true,
    takes: longForm,
  },
  {
    id: 'console.content.history',
    path: 'console/content/:kind/:id/history',
    file: 'console/history/history.tsx',
    personal: true,
  },
  ...features.flatMap(({ console = [] }) => console),
];
