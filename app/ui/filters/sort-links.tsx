import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './results.module.css';

interface SortLinksProps {
  /** `to`: the list in that order, without language prefix. */
  orders: { name: string; to: string; current: boolean }[];
}

/** In which order a list stands: links, so that each order has its address. */
export function SortLinks({ orders }: SortLinksProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <nav className={css.sorting} aria-labelledby={id}>
      <p id={id}>{t`Sort by`}</p>
      <ul role="list">
        {orders.map(({ name, to, current }) => (
          <li key={to}>
            <a href={localHref(i18n.locale as Locale, to)} aria-current={current ? 'true' : undefined} data-stays="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
