import type { ComponentProps, ReactNode } from 'react';
import css from './field.module.css';

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

/** A box to tick, with its words; both can be pressed. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** One of several: those of one `name` belong together. */
export function Radio({ children, ...input }: CheckProps) {
  return (
    <label className={css.check}>
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** Choices under one heading. */
export function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
