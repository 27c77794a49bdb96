import { features } from '#features/index.ts';
import { mostFilmBytes } from '#features/media/media.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes, mostUploadBytes } from '#platform/http/body/body-limits.ts';

/** Texts of the console are long, in Chinese and with tags: the form of one may have so many bytes, and a file beside them. */
const longForm = 2 * 1024 * 1024 + mostUploadBytes;

/** Every page of the console: what it composes of all features, and the features' own. All are for whoever asks alone. */
export const consoleRoutes: PageRoute[] = [
  { id: 'console', path: 'console', file: 'console/home/home.tsx', personal: true },
  { id: 'console.find', path: 'console/find', file: 'console/find/find.tsx', personal: true },
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
  { id: 'console.translations', path: 'console/translations', file: 'console/translations/board.tsx', personal: true },
  {
    id: 'console.translate',
    path: 'console/content/:kind/:id/translate',
    file: 'console/translate/translate.tsx',
    personal: true,
  },
  { id: 'console.inbox', path: 'console/inbox', file: 'console/inbox/inbox.tsx', personal: true },
  { id: 'console.links', path: 'console/links', file: 'console/links/links.tsx', personal: true },
  // Several pictures at a time.
  {
    id: 'console.media',
    path: 'console/media',
    file: 'console/media/library.tsx',
    personal: true,
    takes: 4 * mostUploadBytes,
  },
  {
    id: 'console.media.film',
    path: 'console/media/film',
    file: 'console/media/film/film.tsx',
    personal: true,
    takes: mostFilmBytes + mostFormBytes,
  },
  {
    id: 'console.media.item',
    path: 'console/media/:id',
    file: 'console/media/item.tsx',
    personal: true,
    takes: mostUploadBytes,
  },
  ...features.flatMap(({ console = [] }) => console),
];
