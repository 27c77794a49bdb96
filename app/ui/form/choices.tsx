import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import css from './form.module.css';

interface ChoicesProps {
  /** Name of the radio buttons; with `-0` the address of the first one. */
  name: string;
  legend: string;
  hint?: ReactNode;
  options: { value: string; label: ReactNode; note?: ReactNode }[];
  value?: string | undefined;
  error?: string | undefined;
}

/** One of a few, all in view. */
export function Choices({ name, legend, hint, options, value, error }: ChoicesProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? `${css.choices} ${css.wrong}` : css.choices}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={name} error={error} />
      {options.map((option, i) => (
        <div key={option.value} className={css.choice}>
          <input
            type="radio"
            id={`${name}-${i}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
          />
          <label htmlFor={`${name}-${i}`}>{option.label}</label>
          {option.note && <span className={css.note}>{option.note}</span>}
        </div>
      ))}
    </fieldset>
  );
}
