import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import css from './form.module.css';

interface CheckProps {
  id: string;
  name: string;
  value?: string;
  checked?: boolean | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A box to tick. */
export function Check({ id, name, value = 'yes', checked, error, children }: CheckProps) {
  return (
    <div className={error ? css.wrong : undefined}>
      <FieldError id={id} error={error} />
      <div className={css.choice}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
    </div>
  );
}
