import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Check } from './check.tsx';
import css from './field.module.css';

export interface FieldProps {
  /** Also the field's address within the page, where a summary of errors leads. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** Takes the room that is left in its row. */
  wide?: boolean;
}

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A field at the console's density: label over control, hint and what is wrong below it. */
export function Field({
  id,
  label,
  hint,
  error,
  wide,
  children,
}: FieldProps & { children(control: ControlProps): ReactNode }) {
  return (
    <div className={[css.field, wide && css.wide, error && css.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children(tiesOf({ id, hint, error }))}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A box to tick: its label stands beside it. */
export function CheckField({ id, label, hint, error, name = id, ...input }: Own<'input'>) {
  return (
    <div className={error ? `${css.field} ${css.wrong}` : css.field}>
      <Check {...tiesOf({ id, hint, error })} name={name} {...input}>
        {label}
      </Check>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function tiesOf({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** What is wrong with a field, and its hint. */
function Notes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warn" /> {error}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </>
  );
}

type Own<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Element>, 'id' | 'children'>;

/** A field of one line, called as its id where it has no name. */
export function TextField({ id, label, hint, error, wide, name = id, ...input }: Own<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} wide={wide}>
      {(control) => <input {...control} name={name} {...input} />}
    </Field>
  );
}

/** A field of several lines, which grows with its text. */
export function AreaField({ id, label, hint, error, wide, name = id, ...area }: Own<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} wide={wide}>
      {(control) => <textarea {...control} name={name} rows={2} {...area} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** Where the label is in another language than the page. */
  lang?: string;
}

/** One choice of several. */
export function SelectField({
  id,
  label,
  hint,
  error,
  wide,
  name = id,
  options,
  ...select
}: Own<'select'> & { options: readonly Option[] }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} wide={wide}>
      {(control) => (
        <select {...control} name={name} {...select}>
          {options.map(({ value, label: own, lang }) => (
            <option key={value} value={value} lang={lang}>
              {own}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
