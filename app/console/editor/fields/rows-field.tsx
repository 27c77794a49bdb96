import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/console/controls/button.tsx';
import { Choices } from '#ui/console/controls/check.tsx';
import { newRowId, type RowAct, rowButton, rowsAfter } from '../../form/row-acts.ts';
import type { ShownField } from '../../form/shown-field.ts';
import { FieldError } from './field-error.tsx';
import { type FieldControlProps, FieldLabel } from './field-label.tsx';
import { type NamedRow, useFieldRoom } from './field-room.ts';
import { FieldRuns } from './field-runs.tsx';
import css from './fields.module.css';

interface RowsFieldProps extends FieldControlProps {
  fields: readonly ShownField[];
  most: number;
  /** The control of a field of a row. */
  control(field: ShownField, name: string): ReactNode;
}

/** Rows: what all languages share is added and put in order; in a language each has its texts beside what it is. */
export function RowsField(props: RowsFieldProps) {
  const { lang, errors } = useFieldRoom();
  const { field, name } = props;
  return (
    <div id={name} tabIndex={-1}>
      <Choices legend={<FieldLabel {...field} />}>
        <FieldError name={name} error={errors[name]} />
        {field.hint && <p className={css.soft}>{field.hint}</p>}
        {lang ? <RowTexts {...props} /> : <SharedRows {...props} />}
      </Choices>
    </div>
  );
}

/** The texts of rows in a language. */
function RowTexts({ name, ...row }: RowsFieldProps) {
  const { t } = useLingui();
  const { rows } = useFieldRoom();
  const own = rows[name] ?? [];
  if (own.length === 0) return <p className={css.soft}>{t`No rows yet. Add them under “Shared by all languages”.`}</p>;
  return own.map(({ id, name: called }: NamedRow) => (
    <fieldset key={id} className={css.row}>
      <legend>{called}</legend>
      <input type="hidden" name={name} value={id} />
      <RowFields {...row} name={`${name}.${id}`} />
    </fieldset>
  ));
}

/** Rows that all languages share. Without script each button asks the server for the form anew, with all that was typed. */
function SharedRows({ name, most, ...row }: RowsFieldProps) {
  const { t } = useLingui();
  const { typed } = useFieldRoom();
  const [ids, setIds] = useState(() => typed.all(name));
  const does = (act: RowAct, id = '') => ({
    slim: true,
    name: '_row',
    value: rowButton(act, name, id),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setIds(rowsAfter(ids, act, act === 'add' ? newRowId(ids, Date.now()) : id));
    },
  });
  return (
    <>
      {ids.map((id, at) => {
        const place = at + 1;
        return (
          <fieldset key={id} className={css.row}>
            <legend>{t`Row ${place}`}</legend>
            <input type="hidden" name={name} value={id} />
            <RowFields {...row} name={`${name}.${id}`} />
            <div className={css.pair}>
              {at > 0 && <Button {...does('up', id)}>{t`Row ${place} up`}</Button>}
              {place < ids.length && <Button {...does('down', id)}>{t`Row ${place} down`}</Button>}
              <Button look="refuse" {...does('remove', id)}>{t`Remove row ${place}`}</Button>
            </div>
          </fieldset>
        );
      })}
      {ids.length < most && (
        <div>
          <Button {...does('add')}>{t`Add a row`}</Button>
        </div>
      )}
    </>
  );
}

function RowFields({ name, fields, control }: Pick<RowsFieldProps, 'name' | 'fields' | 'control'>) {
  return <FieldRuns fields={fields}>{(field) => control(field, `${name}.${field.name}`)}</FieldRuns>;
}
