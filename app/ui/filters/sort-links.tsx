import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './results.module.css';

interface SortLinksProps {
  /** `to`: the list in that order, without language prefix. */
  orders: { name: string; to: string; current: boolean }[];
}

/** In which order a list stands: links, so that each order has its address. */
export function SortLinks({ orders }: SortLinksProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  return (
    <nav className={css.sorting} aria-labelledby={id}>
      <p id={id}>{t`Sort by`}</p>
      <ul role="list">
        {orders.map(({ name, to, current }) => (
          <li key={to}>
            <a href={localHref(locale, to)} aria-current={current ? 'true' : undefined} data-stays="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
