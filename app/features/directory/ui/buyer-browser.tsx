import { Plural, useLingui } from '@lingui/react/macro';
import type { ShownCompaniesPage } from '../list/list-page.ts';
import { CompanyBrowser } from './company-browser.tsx';

/** The directory of buyers: what each looks for; filters, how many they leave, sorting, pages. Headings from h2. */
export function BuyerBrowser({ page }: { page: ShownCompaniesPage }) {
  const { t } = useLingui();
  const { total } = page;
  return (
    <CompanyBrowser
      page={page}
      label={t`Find buyers`}
      placeholder={t`Company, goods wanted`}
      heading={page.more ? t`More than ${total} buyers` : <Plural value={total} one="# buyer" other="# buyers" />}
      nothing={t`No buyers match these filters.`}
      pagesLabel={t`Pages: buyers`}
    />
  );
}
