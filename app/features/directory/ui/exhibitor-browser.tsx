import { Plural, useLingui } from '@lingui/react/macro';
import type { ShownCompaniesPage } from '../list/list-page.ts';
import { CompanyBrowser } from './company-browser.tsx';

/** The list of exhibitors: filters, how many they leave, sorting, rows, pages. Headings from h2. */
export function ExhibitorBrowser({ page }: { page: ShownCompaniesPage }) {
  const { t } = useLingui();
  const { total } = page;
  return (
    <CompanyBrowser
      page={page}
      label={t`Find exhibitors`}
      placeholder={t`Company, product, stand`}
      heading={
        page.more ? t`More than ${total} exhibitors` : <Plural value={total} one="# exhibitor" other="# exhibitors" />
      }
      nothing={t`No exhibitors match these filters.`}
      pagesLabel={t`Pages: exhibitors`}
    />
  );
}
