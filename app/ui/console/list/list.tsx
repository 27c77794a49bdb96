import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { bindKey } from '../keys/bound-keys.ts';
import css from './list.module.css';
import { PickAll } from './pick.tsx';

export interface Column {
  /** What stands in the head. */
  name: ReactNode;
  /** Where the name is in another language than the page. */
  lang?: string;
  /** Figures and times stand at the end of their column. */
  numeric?: boolean;
  /** How it is sorted by this column now. */
  sorted?: 'ascending' | 'descending';
  /** The list sorted by this column, without language prefix. */
  to?: string;
  /** Where columns have fixed widths: room for a date, or for a few words. One without takes what is left. */
  width?: 'date' | 'words';
}

interface ListProps {
  /** What is listed and in which order, for those who listen. */
  caption: string;
  columns: readonly Column[];
  /** Name of the boxes by which rows are picked (`PickCell`), the first column; without it nothing can be picked. */
  pick?: string;
  /** `Row`s. */
  children: ReactNode;
}

/** A list of things as a table; on a phone the same markup is a list. `J` and `K` go from row to row, `X` picks. */
export function List({ caption, columns, pick, children }: ListProps) {
  const keys = useRowKeys();
  const fixed = columns.some(({ width }) => width);
  return (
    <table ref={keys} role="table" className={fixed ? `${css.list} ${css.fixed}` : css.list}>
      <caption className={css.heard}>{caption}</caption>
      {fixed && (
        <colgroup>
          {pick && <col className={css.box} />}
          {columns.map(({ width }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <col key={at} className={width && css[width]} />
          ))}
        </colgroup>
      )}
      <thead role="rowgroup">
        <tr role="row">
          {pick && (
            <th role="columnheader" scope="col">
              <PickAll name={pick} />
            </th>
          )}
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <Head key={at} {...column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

function Head({ name, lang, numeric, sorted, to }: Column) {
  const locale = useLocale();
  return (
    <th role="columnheader" scope="col" lang={lang} aria-sort={sorted} className={numeric ? css.numeric : undefined}>
      {to ? (
        <a href={localHref(locale, to)} data-stays="">
          {name}
        </a>
      ) : (
        name
      )}
      {sorted && <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </th>
  );
}

/** A ref for the table: keys while it is there. */
function useRowKeys() {
  const { t } = useLingui();
  return (table: HTMLTableElement | null) => {
    if (!table) return undefined;
    const unbind = [
      bindKey({ keys: 'Enter', does: t`Open row`, run: () => {}, native: true }),
      bindKey({ keys: 'J', does: t`Next row`, run: () => moveBy(table, 1) }),
      bindKey({ keys: 'K', does: t`Previous row`, run: () => moveBy(table, -1) }),
      bindKey({
        keys: 'X',
        does: t`Select row`,
        run: () => rowsOf(table).find(isHere)?.querySelector('input')?.click(),
      }),
    ];
    return () => {
      for (const each of unbind) each();
    };
  };
}

function rowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.tBodies].flatMap(({ rows }) => [...rows]);
}

function isHere(row: HTMLTableRowElement): boolean {
  return row.contains(document.activeElement);
}

function moveBy(table: HTMLTableElement, by: number): void {
  const rows = rowsOf(table);
  const at = rows.findIndex(isHere);
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[next]?.querySelector<HTMLElement>('a')?.focus();
}
