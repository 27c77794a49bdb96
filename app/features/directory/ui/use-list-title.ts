import { useLingui } from '@lingui/react/macro';
import type { ShownCompaniesPage } from '../list/list-page.ts';

/** The parameters that make a list a page of its own, for `<PageHead>`; keyword and sorting only show it otherwise. */
export const listQuery = ['cursor', 'industry', 'country', 'hall', 'page'] as const;

/** What a list is called with its filters: "Exhibitors", "Exhibitors: Kenya, Hall W2, page 2". */
export function useListTitle({ kind, chosen, page, filters }: ShownCompaniesPage): string {
  const { t } = useLingui();
  const name = kind === 'buyer' ? t`Buyers` : t`Exhibitors`;
  const { country, industry, hall } = chosen;
  const words = [filters.keyword, country, industry, hall].filter(Boolean).join(t({ message: ', ', context: 'list' }));
  const title = words === '' ? name : t`${name}: ${words}`;
  return page === 1 ? title : t`${title}, page ${page}`;
}
