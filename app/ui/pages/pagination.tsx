import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { pageNumbers } from './page-numbers.ts';
import css from './pagination.module.css';

interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** Address of a page, without language prefix. */
  hrefOf(page: number): string;
  /** What is paged through, for those who listen: "Pages of conference news". */
  label: string;
}

/** Leads through the pages of a long list; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (pages <= 1) return null;
  const to = (n: number) => localHref(locale, hrefOf(n));
  return (
    <nav aria-label={label} className={css.pagination}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={css.step}>
          <span aria-hidden="true">←</span> {t`Previous`}
        </a>
      )}
      <ol className={css.numbers}>
        {pageNumbers(page, pages).map(({ key, number }) => (
          <li key={key}>
            {number === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={to(number)} aria-label={t`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className={css.step}>
          {t`Next`} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  );
}
