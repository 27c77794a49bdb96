import { features } from '#features/index.ts';
import { mostFilmBytes } from '#features/media/media.ts';
import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes, mostUploadBytes } from '#platform/http/body/body-limits.ts';
import { mostSheetBytes } from './sheets/reading/limits.ts';

/** Texts of the console are long, in Chinese and with tags: the form of one may have so many bytes, and a file beside them. */
const longForm = 2 * 1024 * 1024 + mostUploadBytes;

/** Every page of the console: what it composes of all features, and the features' own. All are for whoever asks alone. */
export const consoleRoutes: PageRoute[] = [
  { id: 'console', path: 'console', file: 'console/home/home.tsx', personal: true },
  { id: 'console.find', path: 'console/find', file: 'console/find/find.tsx', personal: true },
  { id: 'console.content', path: 'console/content', file: 'console/list/first-kind.ts', personal: true },
  { id: 'console.content.list', path: 'console/content/:kind', file: 'console/list/list.tsx', personal: true },
  // Before the things of a kind: an address is that of the first page whose path it fits.
  {
    id: 'console.content.export',
    path: 'console/content/:kind/export',
    file: 'console/sheets/export.ts',
    personal: true,
  },
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
  {
    id: 'console.import',
    path: 'console/import',
    file: 'console/sheets/pages/import.tsx',
    personal: true,
    takes: mostSheetBytes + mostFormBytes,
  },
  {
    id: 'console.import.template',
    path: 'console/import/template',
    file: 'console/sheets/template.ts',
    personal: true,
  },
  { id: 'console.import.one', path: 'console/import/:id', file: 'console/sheets/pages/one-import.tsx', personal: true },
  { id: 'console.import.faults', path: 'console/import/:id/faults', file: 'console/sheets/faults.ts', personal: true },
  { id: 'console.translations', path: 'console/translations', file: 'console/translations/board.tsx', personal: true },
  {
    id: 'console.translations.import',
    path: 'console/translations/import',
    file: 'console/xliff/import.tsx',
    personal: true,
    takes: mostUploadBytes + mostFormBytes,
  },
  {
    id: 'console.translations.xliff',
    path: 'console/translations/xliff',
    file: 'console/xliff/export.ts',
    personal: true,
  },
  {
    id: 'console.translate',
    path: 'console/content/:kind/:id/translate',
    file: 'console/translate/translate.tsx',
    personal: true,
  },
  { id: 'console.programme', path: 'console/programme', file: 'console/programme/grid.tsx', personal: true },
  { id: 'console.programme.copy', path: 'console/programme/copy', file: 'console/programme/copy.tsx', personal: true },
  {
    id: 'console.programme.place',
    path: 'console/programme/:id',
    file: 'console/programme/place/place.tsx',
    personal: true,
  },
  { id: 'console.inbox', path: 'console/inbox', file: 'console/inbox/inbox.tsx', personal: true },
  { id: 'console.freshness', path: 'console/freshness', file: 'console/freshness/freshness.tsx', personal: true },
  { id: 'console.glossary', path: 'console/glossary', file: 'console/glossary/page/glossary.tsx', personal: true },
  {
    id: 'console.glossary.term',
    path: 'console/glossary/term',
    file: 'console/glossary/page/term.tsx',
    personal: true,
  },
  { id: 'console.glossary.file', path: 'console/glossary/file', file: 'console/glossary/page/file.ts', personal: true },
  { id: 'console.figures', path: 'console/figures', file: 'console/figures/figures.tsx', personal: true },
  {
    id: 'console.figures.day',
    path: 'console/figures/day/:day',
    file: 'console/figures/day-sheet.tsx',
    personal: true,
  },
  {
    id: 'console.figures.csv',
    path: 'console/figures/:name/csv',
    file: 'console/figures/figure-file.ts',
    personal: true,
  },
  { id: 'console.companies', path: 'console/companies', file: 'console/companies/companies.tsx', personal: true },
  {
    id: 'console.companies.pair',
    path: 'console/companies/pair',
    file: 'console/companies/pair/pair.tsx',
    personal: true,
  },
  {
    id: 'console.companies.company',
    path: 'console/companies/:id',
    file: 'console/companies/company/company.tsx',
    personal: true,
  },
  {
    id: 'console.inbox.change',
    path: 'console/inbox/changes/:id',
    file: 'console/companies/changes/change.tsx',
    personal: true,
  },
  { id: 'console.halls', path: 'console/halls', file: 'console/halls/halls.tsx', personal: true },
  { id: 'console.halls.plan', path: 'console/halls/:id', file: 'console/halls/hall.tsx', personal: true },
  { id: 'console.editions', path: 'console/editions', file: 'console/editions/editions.tsx', personal: true },
  {
    id: 'console.editions.new',
    path: 'console/editions/new',
    file: 'console/editions/begin/new-edition.tsx',
    personal: true,
  },
  {
    id: 'console.editions.one',
    path: 'console/editions/:id',
    file: 'console/editions/preparation/edition.tsx',
    personal: true,
  },
  { id: 'console.health', path: 'console/health', file: 'console/health/health.tsx', personal: true },
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
