import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Box } from '#features/halls/index.server.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { hallPlanPath } from '../hall-path.ts';
import type { PlanFormProps } from './stand-form.tsx';

/** New stands: one, or a run of one size side by side. @param drawn a box that was drawn on the floor */
export function NewStands({
  page: { hall, edition, nextNumber },
  answer,
  drawn,
}: PlanFormProps & { drawn: Box | undefined }) {
  const { t } = useLingui();
  const own = answer?.act === 'draw' ? answer : undefined;
  const errors = own?.errors ?? {};
  const begun = drawn ?? { x: '', y: '', width: 3, depth: 3 };
  const typed = drawn ? undefined : own?.typed;
  useEffect(() => {
    if (drawn) document.getElementById('new-number')?.focus();
  }, [drawn]);
  const metres = (name: 'x' | 'y' | 'width' | 'depth', label: string) => (
    <TextField
      id={`new-${name}`}
      name={name}
      label={label}
      error={errors[name]}
      defaultValue={typed?.[name] ?? begun[name]}
      inputMode="numeric"
      maxLength={4}
    />
  );
  return (
    <Panel title={t`New stands`} boxed>
      <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number })}>
        <div className={page.stack}>
          <TextField
            id="new-number"
            name="number"
            label={t`First number`}
            hint={t`A letter for the aisle and two digits, such as A07.`}
            error={errors.number}
            defaultValue={typed?.number ?? nextNumber}
            maxLength={3}
            autoComplete="off"
          />
          {metres('x', t`Metres from the west wall`)}
          {metres('y', t`Metres from the north wall`)}
          {metres('width', t`Width in metres`)}
          {metres('depth', t`Depth in metres`)}
          <TextField
            id="new-count"
            name="count"
            label={t`How many, side by side`}
            error={errors.count}
            defaultValue={typed?.count ?? 1}
            inputMode="numeric"
            maxLength={2}
          />
          <SelectField
            id="new-direction"
            name="direction"
            label={t`The next one lies`}
            defaultValue={typed?.direction ?? 'east'}
            options={[
              { value: 'east', label: t`to the east` },
              { value: 'south', label: t`to the south` },
            ]}
          />
          <SelectField
            id="new-step"
            name="step"
            label={t`Its number is`}
            defaultValue={typed?.step || '2'}
            options={[
              { value: '2', label: t`two higher (one side of an aisle)` },
              { value: '1', label: t`one higher` },
            ]}
          />
          <Button name="act" value="draw" look="main" wide>{t`Draw`}</Button>
        </div>
      </PostForm>
    </Panel>
  );
}
