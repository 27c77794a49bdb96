import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from '../controls/button.tsx';
import { AreaField, type FieldProps } from '../controls/field.tsx';
import { Note } from '../page/note.tsx';
import { Panel, ShortFacts } from '../page/panel.tsx';

interface RevealPanelProps extends ComponentProps<typeof ShortFacts>, Pick<FieldProps, 'id' | 'error'> {
  title: string;
  /** What was typed as the reason. */
  typed: string;
  /** Longest reason. */
  most: number;
  /** The facts are whole; they are masked otherwise. */
  isRevealed: boolean;
  /** Minutes until somebody may be shown again. */
  wait: number;
}

/** How somebody is reached: masked until whoever decides has said why they need it. @param id of the field in which they do */
export function RevealPanel({ title, facts, id, error, typed, most, isRevealed, wait }: RevealPanelProps) {
  const { t } = useLingui();
  return (
    <Panel title={title}>
      {wait > 0 && (
        <Note kind="stop">
          <p role="alert">{t`You have viewed many contacts in a short time. Please try again in ${wait} min.`}</p>
        </Note>
      )}
      <div role={isRevealed ? 'status' : undefined}>
        <ShortFacts facts={facts} />
      </div>
      {!isRevealed && (
        <>
          <AreaField
            id={id}
            label={t`Reason for viewing`}
            hint={t`Recorded in the log with your name. Up to ${most} characters.`}
            error={error}
            defaultValue={typed}
          />
          <Button name="act" value="reveal" slim>
            {t`Show in full`}
          </Button>
        </>
      )}
    </Panel>
  );
}
