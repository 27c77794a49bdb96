import { useLingui } from '@lingui/react/macro';
import type { ShownCompaniesPage as Page } from '#features/directory/index.server.ts';
import { BuyerBrowser } from '#features/directory/ui/buyer-browser.tsx';
import { ExhibitorBrowser } from '#features/directory/ui/exhibitor-browser.tsx';
import { listQuery, useListTitle } from '#features/directory/ui/use-list-title.ts';
import css from './companies-page.module.css';
import { Frame } from './frame/frame.tsx';

/** The list of exhibitors or of buyers; the directory brings the inside. */
export function CompaniesPage({ cursor, page }: { cursor: 'exhibitors' | 'buyers'; page: Page }) {
  const { t } = useLingui();
  const title = useListTitle(page);
  const description =
    cursor === 'buyers'
      ? t`Who is looking for what: buyers from Africa and China, by industry and country.`
      : t`Companies from Africa and China, what they make and where to find them.`;
  return (
    <Frame cursor={cursor} title={title} description={description} query={listQuery}>
      <div className={css.page}>
        {cursor === 'buyers' ? <BuyerBrowser page={page} /> : <ExhibitorBrowser page={page} />}
      </div>
    </Frame>
  );
}
