import type { ReactNode } from 'react';
import css from './nothing-found.module.css';

interface NothingFoundProps {
  /** What is not there: "No exhibitor matches these filters." */
  title: string;
  /** What to do about it: links, advice. */
  children: ReactNode;
}

/** A list without rows: says so, and leads on. */
export function NothingFound({ title, children }: NothingFoundProps) {
  return (
    <div className={css.nothing}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
