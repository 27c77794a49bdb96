import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/console/controls/button.tsx';
import { Check, Choices, Radio } from '#ui/console/controls/check.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { formId, type PanelProps } from '../editor-props.ts';
import { InWords } from '../fields/moment-field.tsx';
import { usePanelErrors } from '../use-panel-errors.ts';
import css from './times.module.css';

/** When a text goes out, and whether it is withdrawn at a time. */
export function Times({ panel, answer }: PanelProps) {
  const { t } = useLingui();
  const wrong = usePanelErrors(answer);
  const { publishAt, withdrawAt } = panel.times;
  const { asked } = answer ?? {};
  const isLater = asked ? asked._when === 'later' : publishAt !== '';
  const ends = asked ? asked._ends !== undefined : withdrawAt !== '';
  const isTimed = publishAt !== '' || withdrawAt !== '';
  return (
    <div className={css.times}>
      <Choices legend={t`When to publish`}>
        <Radio form={formId} name="_when" value="now" defaultChecked={!isLater}>{t`Now`}</Radio>
        <Radio form={formId} name="_when" value="later" defaultChecked={isLater}>{t`Schedule`}</Radio>
        <div className={css.begins}>
          <TimeField
            name="_publishAt"
            label={t`Publish at`}
            value={asked?._publishAt ?? publishAt}
            error={wrong._publishAt}
          />
        </div>
        <Check form={formId} name="_ends" defaultChecked={ends}>{t`Schedule withdrawal`}</Check>
        <div className={css.ends}>
          <TimeField
            name="_withdrawAt"
            label={t`Withdraw at`}
            value={asked?._withdrawAt ?? withdrawAt}
            error={wrong._withdrawAt}
          />
        </div>
        {isTimed && (
          <div>
            <Button form={formId} slim name="_act" value="untime">{t`Cancel schedule`}</Button>
          </div>
        )}
      </Choices>
    </div>
  );
}

interface TimeFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

function TimeField({ name, label, value, error }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      id={name}
      form={formId}
      label={label}
      type="datetime-local"
      defaultValue={value}
      error={error}
      hint={<InWords value={typed} />}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
