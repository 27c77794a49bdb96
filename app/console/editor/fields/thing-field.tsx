import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { Check, Choices, Radio } from '#ui/console/controls/check.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { FieldError } from './field-error.tsx';
import { type FieldControlProps, FieldLabel } from './field-label.tsx';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

interface ThingFieldProps extends FieldControlProps {
  kind: string;
  /** Several of them. */
  isList: boolean;
}

/**
 * Other things, by what they are called: those that are chosen, and those to choose from. Where there are few of the kind these are all
 * of them, else what words find.
 */
export function ThingField({ field, name, kind, isList }: ThingFieldProps) {
  const { t } = useLingui();
  const { typed, errors, things, choices, found } = useFieldRoom();
  const chosen = typed.all(name).filter(Boolean);
  const all = choices[kind];
  const offered = [
    ...chosen.map((value) => ({ value, label: things[`${kind} ${value}`] ?? value })),
    ...(all ?? found[name] ?? []).filter(({ value }) => !chosen.includes(value)),
  ];
  const One = isList ? Check : Radio;
  return (
    <div id={name} tabIndex={-1}>
      <Choices legend={<FieldLabel {...field} />}>
        <FieldError name={name} error={errors[name]} />
        {field.hint && <p className={css.soft}>{field.hint}</p>}
        <div className={css.columns}>
          {!isList && (
            <Radio name={name} value="" defaultChecked={chosen.length === 0}>
              {t({ message: 'None', context: 'of the things to choose' })}
            </Radio>
          )}
          {offered.map(({ value, label }) => (
            <One key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
              {label}
            </One>
          ))}
        </div>
        {!all && (
          <div className={css.find}>
            <TextField id={`_words.${name}`} type="search" label={t`Title or number`} />
            <Button slim name="_find" value={name}>{t`Find`}</Button>
          </div>
        )}
        {found[name]?.length === 0 && <p role="status">{t`No results.`}</p>}
      </Choices>
    </div>
  );
}
