import { Plural } from '@lingui/react/macro';
import { Check, Choices } from '#ui/console/controls/check.tsx';
import type { ShownOption } from '../../form/shown-field.ts';
import { FieldError } from './field-error.tsx';
import { type FieldControlProps, FieldLabel } from './field-label.tsx';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

/** So many boxes stand open; more are folded, in columns. */
const few = 8;

/** Some of several: boxes to tick. */
export function ChoicesField({ field, name, options }: FieldControlProps & { options: readonly ShownOption[] }) {
  const { typed, errors } = useFieldRoom();
  const chosen = typed.all(name);
  const boxes = options.map(({ value, label }) => (
    <Check key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
      {label}
    </Check>
  ));
  const isMany = options.length > few;
  return (
    <div id={name} tabIndex={-1}>
      <Choices legend={<FieldLabel {...field} />}>
        <FieldError name={name} error={errors[name]} />
        {field.hint && <p className={css.soft}>{field.hint}</p>}
        {isMany ? (
          <details open={errors[name] !== undefined}>
            <summary>
              <Plural value={chosen.length} _0="None selected" one="# selected" other="# selected" />
            </summary>
            <div className={css.columns}>{boxes}</div>
          </details>
        ) : (
          <div className={css.pair}>{boxes}</div>
        )}
      </Choices>
    </div>
  );
}
