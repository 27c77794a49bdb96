import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import css from './note.module.css';

interface NoteProps {
  /** `look`: somebody should look at it; `stop`: it was refused, or cannot go on. */
  kind?: 'plain' | 'look' | 'stop';
  title?: string;
  children?: ReactNode;
}

/** What is to be known before going on. A refusal says what stayed, why, and the nearest ways that work. */
export function Note({ kind = 'plain', title, children }: NoteProps) {
  const id = useId();
  return (
    <section className={`${css.note} ${css[kind] ?? ''}`} aria-labelledby={title && id}>
      {kind !== 'plain' && <Icon name="warn" />}
      <div>
        {title && <h2 id={id}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
