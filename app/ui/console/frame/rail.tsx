import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Icon } from '../icon.tsx';
import { isWithin } from './is-within.ts';
import css from './rail.module.css';

/** Links under one heading; `to`: path without language prefix. */
export interface RailGroup {
  title: string;
  links: { name: string; to: string; count?: number }[];
}

/** Id of the rail: a button leads there by `popoverTarget` where it does not stand beside the page. */
const railId = 'rail';

interface RailProps {
  /** What it leads to: "Content types". */
  label: string;
  groups: readonly RailGroup[];
  /** The path one is at, without language prefix: the longest address that it begins with is current. */
  path: string;
}

/** Where one may go within an area, beside the page; on a narrow one it opens from `RailButton`. */
export function Rail({ label, groups, path }: RailProps) {
  const locale = useLocale();
  const current = groups
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => isWithin(to, path))
    .toSorted((one, other) => other.length - one.length)[0];
  return (
    <nav id={railId} popover="auto" aria-label={label} className={css.rail}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul role="list">
            {links.map(({ name, to, count }) => (
              <li key={to}>
                <a href={localHref(locale, to)} aria-current={to === current ? 'page' : undefined}>
                  {name}
                  {count !== undefined && <span>{count.toLocaleString(locale)}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Opens the rail, in the head of a page: "Content types". Not there where the rail stands beside the page. */
export function RailButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" popoverTarget={railId} className={css.open}>
      {children} <Icon name="down" />
    </button>
  );
}
