import type { ReactNode } from 'react';
import css from './form.module.css';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Also the field's address within the page, where the summary of errors leads. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  children(control: ControlProps): ReactNode;
}

/** A field of a form: label, hint, what is wrong with it, and the control itself. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${css.field} ${css.wrong}` : css.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}

/** What is wrong with a field, above its control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      {error}
    </p>
  );
}
