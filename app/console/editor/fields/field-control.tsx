import type { ReactNode } from 'react';
import { CheckField, SelectField, TextField } from '#ui/console/controls/field.tsx';
import type { ShownControl, ShownField } from '../../form/shown-field.ts';
import { wordControls } from '../../form/word-controls.ts';
import { useTypedText } from '../../glossary/beside/use-typed-text.ts';
import { MergeNote } from '../merge/merge-note.tsx';
import { ChoicesField } from './choices-field.tsx';
import { CountedLine, CountedLines } from './counted.tsx';
import { type FieldControlProps, FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';
import { FileField } from './file-field.tsx';
import { MediaField } from './media-field.tsx';
import { MomentField } from './moment-field.tsx';
import { RichField } from './rich-field.tsx';
import { RowsField } from './rows-field.tsx';
import { ThingField } from './thing-field.tsx';

/** A field of a kind: its control, what somebody else has written in it meanwhile, and what does not fit or is called otherwise. */
export function FieldControl({ field, name }: FieldControlProps) {
  const { merged, typed } = useFieldRoom();
  const { text, follow } = useTypedText(name, typed.one(name));
  const other = merged[name];
  return (
    <div className={css.field} onInput={follow}>
      {other && <MergeNote name={name} label={field.label} merged={other} />}
      <Control field={field} name={name} />
      <FieldNotes name={name} text={wordControls.has(field.control.type) ? text : undefined} />
    </div>
  );
}

function Control({ field, name }: FieldControlProps): ReactNode {
  const room = useFieldRoom();
  const own = useCommon(field, name);
  const { control } = field;
  switch (control.type) {
    case 'line':
      return <CountedLine {...own} most={control.most} lang={room.lang} />;
    case 'lines':
      return <CountedLines {...own} most={control.most} lang={room.lang} />;
    case 'rich':
      return <RichField {...own} most={control.most} lang={room.lang} />;
    case 'list':
      return <CountedLines {...own} most={control.most * control.each} lang={room.lang} />;
    case 'moment':
      return <MomentField {...own} />;
    case 'choice':
      return <ChoiceField {...own} options={control.options} />;
    case 'choices':
      return <ChoicesField field={field} name={name} options={control.options} />;
    case 'picture':
    case 'pictures':
      return <MediaField {...own} called={field.label} kind="picture" isList={control.type === 'pictures'} />;
    case 'film':
      return <MediaField {...own} called={field.label} kind="film" isList={false} />;
    case 'file':
      return <FileField field={field} name={name} kinds={control.kinds} />;
    case 'thing':
    case 'things':
      return <ThingField field={field} name={name} kind={control.kind} isList={control.type === 'things'} />;
    case 'rows':
      return (
        <RowsField
          field={field}
          name={name}
          fields={control.fields}
          most={control.most}
          control={(each, its) => <FieldControl field={each} name={its} />}
        />
      );
    case 'flag':
      return <CheckField {...own} defaultValue={undefined} defaultChecked={own.defaultValue !== ''} />;
    default:
      return <TextField {...own} {...inputOf(control)} />;
  }
}

/** What the control of one value has: its label says where it may be left out. */
function useCommon(field: ShownField, name: string) {
  const { typed, errors } = useFieldRoom();
  return {
    id: name,
    label: <FieldLabel {...field} />,
    hint: field.hint,
    error: errors[name],
    defaultValue: typed.one(name),
  };
}

interface ChoiceProps {
  id: string;
  label: ReactNode;
  hint: string | undefined;
  error: string | undefined;
  defaultValue: string;
  options: readonly { value: string; label: string }[];
}

/** What was typed stays to be seen where it is none of the choices. */
function ChoiceField({ options, defaultValue, ...own }: ChoiceProps) {
  const isOther = defaultValue !== '' && !options.some(({ value }) => value === defaultValue);
  return (
    <SelectField
      {...own}
      defaultValue={defaultValue}
      options={[
        { value: '', label: '—' },
        ...(isOther ? [{ value: defaultValue, label: defaultValue }] : []),
        ...options,
      ]}
    />
  );
}

/** How the browser helps with what is written. */
function inputOf(control: ShownControl) {
  switch (control.type) {
    case 'number':
      return { inputMode: 'numeric' as const };
    case 'decimal':
      return { inputMode: 'decimal' as const };
    case 'day':
      return { type: 'date' };
    case 'time':
      return { type: 'time' };
    case 'link':
      return { type: 'url', inputMode: 'url' as const };
    case 'phone':
      return { type: 'tel' };
    case 'mail':
      return { type: 'email' };
    default:
      return { autoCapitalize: 'none' as const, spellCheck: false };
  }
}
