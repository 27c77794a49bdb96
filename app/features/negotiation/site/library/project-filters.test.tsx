import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { keepMarkup } from '#shell/rendering/kept-markup.server.ts';
import { KeptMarkup } from '#shell/rendering/kept-markup.tsx';
import type { ShownProjectsPage } from '../../library/list-page.ts';
import { ProjectFilters } from './project-filters.tsx';

test('the fields of an unfiltered list are kept for all its pages: they know neither router nor page, and wait for nothing', () => {
  const page: ShownProjectsPage = {
    filters: { name: '', sort: 'newest' },
    page: 1,
    pages: 1,
    total: 7,
    projects: { value: [] },
    choices: {
      value: {
        categories: [],
        statuses: [{ value: 'signed', count: 2 }],
        places: [{ name: 'East Africa', countries: [{ value: 'KE', name: 'Kenya', count: 5 }] }],
        industries: [{ value: '3', name: 'Mining', count: 4 }],
      },
    },
    chosen: {},
  };
  const html = renderToString(
    <KeptMarkup value={keepMarkup}>
      <I18nProvider i18n={i18nFor('en-US')}>
        <ProjectFilters page={page} />
      </I18nProvider>
    </KeptMarkup>,
  );
  expect([...html.matchAll(/<label [^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Project',
    'Category',
    'Country or region',
    'Industry',
    'Status',
  ]);
  for (const choice of ['Mining (4)', 'Kenya (5)', 'Signed (2)']) expect(html).toContain(`>${choice}</option>`);
});
