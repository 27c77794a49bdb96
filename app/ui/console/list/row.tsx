import { type ReactNode, useId } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './list.module.css';

/** A row of a `List`. @param current the one whose panel is open */
export function Row({ current, children }: { current?: boolean; children: ReactNode }) {
  return (
    <tr role="row" aria-current={current ? 'true' : undefined}>
      {children}
    </tr>
  );
}

interface CellProps {
  numeric?: boolean;
  /** Who and when: smaller where the table is a list. */
  by?: boolean;
  /** Where the table is a list, a line of its own. */
  ownLine?: boolean;
  /** A word or two that stay on one line. */
  short?: boolean;
  /** What it is, said before it where the table is a list and has no head to be seen. */
  called?: string;
  children: ReactNode;
}

export function Cell({ numeric, by, ownLine, short, called, children }: CellProps) {
  const look = [numeric && css.numeric, by && css.by, ownLine && css.ownLine, short && css.short]
    .filter(Boolean)
    .join(' ');
  return (
    <td role="cell" className={look || undefined}>
      {called && (
        <span aria-hidden="true" className={css.called}>
          {called}{' '}
        </span>
      )}
      {children}
    </td>
  );
}

interface TitleCellProps {
  /** In the language of the interface, or its own. */
  title: string;
  lang?: string | undefined;
  /** Where it opens, without language prefix. */
  to: string;
  /** Second line: its Chinese title, its kind. */
  under?: ReactNode;
  /** Wraps instead of ending in dots. */
  wraps?: boolean;
  /** The box that picks its row, where rows are picked: it is called as the title. */
  pick?: { name: string; value: string; picked?: boolean };
}

/** What the row is, as a link, on one line; with the box that picks it before. */
export function TitleCell({ title, lang, to, under, wraps, pick }: TitleCellProps) {
  const locale = useLocale();
  const id = useId();
  const line = wraps ? undefined : css.one;
  return (
    <>
      {pick && (
        <td role="cell" className={css.pickCell}>
          <label className={css.pick}>
            <input
              type="checkbox"
              name={pick.name}
              value={pick.value}
              defaultChecked={pick.picked}
              aria-labelledby={id}
            />
          </label>
        </td>
      )}
      <td role="cell" className={wraps ? css.title : `${css.title} ${css.fit}`}>
        <a id={id} href={localHref(locale, to)} lang={lang} className={line}>
          {title}
        </a>
        {under && <small className={line}>{under}</small>}
      </td>
    </>
  );
}

/** A second line in a cell: who has it and until when, what readers see. */
export function Under({ children }: { children: ReactNode }) {
  return <span className={css.under}>{children}</span>;
}

/** Who has a text and until when, under its state; where the table is a list they are left out. */
export function Owner({ children }: { children: ReactNode }) {
  return <span className={`${css.under} ${css.owner}`}>{children}</span>;
}
