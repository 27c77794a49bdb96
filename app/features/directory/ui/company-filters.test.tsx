import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { keepMarkup } from '#shell/rendering/kept-markup.server.ts';
import { KeptMarkup } from '#shell/rendering/kept-markup.tsx';
import type { ShownCompaniesPage } from '../list/list-page.ts';
import { CompanyFilters } from './company-filters.tsx';

test('the fields of an unfiltered list are kept for all its pages: they know neither router nor page, and wait for nothing', () => {
  const page: ShownCompaniesPage = {
    kind: 'exhibitor',
    filters: { keyword: '', sort: 'name' },
    page: 1,
    pages: 1,
    total: 7,
    companies: { value: [] },
    choices: {
      value: {
        industries: [{ value: '3', name: 'Mining', count: 2 }],
        places: [{ name: 'East Africa', countries: [{ value: 'KE', name: 'Kenya', count: 5 }] }],
        halls: [{ value: 'W2', name: 'Hall W2', count: 7 }],
      },
    },
    chosen: {},
  };
  const html = renderToString(
    <KeptMarkup value={keepMarkup}>
      <I18nProvider i18n={i18nFor('en-US')}>
        <CompanyFilters page={page} label="Find exhibitors" placeholder="Name" />
      </I18nProvider>
    </KeptMarkup>,
  );
  expect([...html.matchAll(/<label [^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Keyword',
    'Industry',
    'Country or region',
    'Hall',
  ]);
  for (const choice of ['Mining (2)', 'Kenya (5)', 'Hall W2 (7)']) expect(html).toContain(`>${choice}</option>`);
});
