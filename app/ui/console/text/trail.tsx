import type { ReactNode } from 'react';
import { Mark, type StateName } from '../states/mark.tsx';
import css from './trail.module.css';

export interface TrailStep {
  id: string;
  mark: StateName;
  /** "14 10:24", or a reading by its name. */
  what: ReactNode;
  /** Compare, restore. */
  links?: ReactNode;
  /** Who, when, how much. */
  note?: ReactNode;
}

/** Steps one after the other on one thread: revisions, readings. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <ol role="list" className={css.trail}>
      {steps.map(({ id, mark, what, links, note }) => (
        <li key={id}>
          <Mark of={mark} />
          <span>{what}</span>
          <span className={css.links}>{links}</span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
