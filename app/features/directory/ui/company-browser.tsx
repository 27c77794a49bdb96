import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { ChosenFilters } from '#ui/filters/chosen-filters.tsx';
import results from '#ui/filters/results.module.css';
import { SortLinks } from '#ui/filters/sort-links.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import type { ShownCompaniesPage } from '../list/list-page.ts';
import { companiesHref, type ListFilters, sortingsOf } from '../list-filters.ts';
import { CompanyFilters } from './company-filters.tsx';
import { CompanyRow } from './company-row.tsx';

interface CompanyBrowserProps {
  page: ShownCompaniesPage;
  /** What the filters are for: "Find exhibitors". */
  label: string;
  placeholder: string;
  /** How many were found. */
  heading: ReactNode;
  /** That none was found. */
  nothing: string;
  pagesLabel: string;
}

/** What the lists of exhibitors and of buyers have in common. */
export function CompanyBrowser({ page, label, placeholder, heading, nothing, pagesLabel }: CompanyBrowserProps) {
  const { t } = useLingui();
  const { kind, filters, companies, chosen } = page;
  const { keyword } = filters;
  const names = { name: t`Name`, stand: t`Stand`, newest: t`Recently added` };
  const without = (filter: Partial<ListFilters>) => companiesHref(kind, { ...filters, ...filter });
  return (
    <>
      <CompanyFilters page={page} label={label} placeholder={placeholder} />
      <section className={results.results} aria-labelledby="found">
        <div className={results.head}>
          <h2 id="found">{heading}</h2>
          {page.total > 1 && (
            <SortLinks
              orders={sortingsOf(kind).map((sort) => ({
                name: names[sort],
                to: companiesHref(kind, { ...filters, sort }),
                current: sort === filters.sort,
              }))}
            />
          )}
        </div>
        <ChosenFilters
          filters={[
            { name: keyword === '' ? undefined : t`“${keyword}”`, without: without({ keyword: '' }) },
            { name: chosen.industry, without: without({ industry: undefined }) },
            { name: chosen.country, without: without({ country: undefined }) },
            { name: chosen.hall, without: without({ hall: undefined }) },
          ]}
        />
        {page.total === 0 ? (
          <NothingFound title={nothing}>
            <p>{t`Remove a filter, or try another word: a product, a town, an industry.`}</p>
            <SiteLink to={companiesHref(kind)}>{t`Clear filters`}</SiteLink>
          </NothingFound>
        ) : (
          <AsSent of={companies} name="companies" as="ul" role="list" className={results.rows}>
            {(all) =>
              all.map((company) => (
                <li key={company.id}>
                  <CompanyRow company={company} />
                </li>
              ))
            }
          </AsSent>
        )}
        <Pagination
          page={page.page}
          pages={page.pages}
          hrefOf={(number) => companiesHref(kind, filters, number)}
          label={pagesLabel}
        />
      </section>
    </>
  );
}
