import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & Omit<ComponentProps<'input'>, 'id'>;

/** A field of one line, called as its id where it has no name. */
export function TextField({ id, label, hint, error, name = id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} name={name} {...input} />}
    </Field>
  );
}
