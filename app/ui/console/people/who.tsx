import type { ReactNode } from 'react';
import css from './face.module.css';
import { Face } from './face.tsx';

/** A person, by face and name. */
export function Who({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className={css.who}>
      <Face id={id} />
      <span>{children}</span>
    </span>
  );
}
