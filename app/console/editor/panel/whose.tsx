import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import { Panel } from '#ui/console/page/panel.tsx';
import { formId, type PanelProps } from '../editor-props.ts';
import { usePartNames } from './part-names.ts';

/** Whose the thing is, who writes this language of it, and until when. */
export function Whose({ thread, panel, answer }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const { writers, owner, given, may } = panel;
  const { asked } = answer ?? {};
  if (!may.give) return null;
  const nobody = { value: '', label: t({ message: 'Unassigned', context: 'owner of a text' }) };
  const options = (people: typeof writers) => [
    nobody,
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Panel title={t`Assignment`}>
      <SelectField
        id="_owner"
        form={formId}
        label={t({ message: 'Owner', context: 'of a text' })}
        defaultValue={asked?._owner ?? String(owner ?? '')}
        options={options(writers.filter(({ mayOwn }) => mayOwn))}
      />
      {thread !== 'shared' && (
        <>
          <SelectField
            id="_to"
            form={formId}
            label={t`Assigned to (${names[thread]})`}
            defaultValue={asked?._to ?? String(given.to ?? '')}
            options={options(writers.filter(({ languages }) => languages.includes(thread)))}
          />
          <TextField
            id="_due"
            form={formId}
            type="date"
            label={t({ message: 'Due', context: 'of a translation' })}
            defaultValue={asked?._due ?? given.due}
          />
        </>
      )}
      <div>
        <Button form={formId} slim name="_act" value="whose">{t`Save assignment`}</Button>
      </div>
    </Panel>
  );
}
