import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Trail } from '#ui/console/text/trail.tsx';
import { useRefusalWords } from '../../shown/use-refusal-words.ts';
import { formId, type PanelProps } from '../editor-props.ts';
import { useStepNames } from '../step-names.ts';
import { usePanelErrors } from '../use-panel-errors.ts';
import { usePartNames } from './part-names.ts';

/** The review of a text: where it is, who has passed what, and the next step. Not there where nothing is reviewed. */
export function Review({ thread, steps, panel, answer }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const readings = useStepNames(steps);
  const why = useRefusalWords();
  const { life, may, notes } = panel;
  const { _reason: wrong } = usePanelErrors(answer);
  if (steps === 0 || thread === 'shared' || !life) return null;
  const reading = readings[life.step];
  const words = { submit: t`Sent for review`, pass: t`Approved`, sendBack: t`Sent back` };
  const marks = { submit: 'review', pass: 'signed', sendBack: 'draft' } as const;
  return (
    <Panel title={t`Review: ${names[thread]}`}>
      {(life.state === 'draft' || life.state === 'withdrawn') && may.submit && (
        <Button form={formId} look="main" name="_act" value="submit">{t`Send ${names[thread]} for review`}</Button>
      )}
      {life.state === 'review' && may.pass && (
        <Button form={formId} look="main" name="_act" value="pass">{t`Approve: ${reading}`}</Button>
      )}
      {life.state === 'review' && may.barred && <p className={page.small}>{why[may.barred]}</p>}
      {(life.state === 'review' || life.state === 'signed') && may.sendBack && (
        <details open={wrong !== undefined}>
          <summary>{t`Send back`}</summary>
          <AreaField
            id="_reason"
            form={formId}
            label={t`Reason (the author will see it)`}
            defaultValue={answer?.asked?._reason}
            error={wrong}
          />
          <Button form={formId} look="refuse" name="_act" value="sendBack">{t`Send back`}</Button>
        </details>
      )}
      {notes.length > 0 && (
        <Trail
          steps={notes.map(({ id, act, who, when, reason }) => ({
            id: String(id),
            mark: marks[act],
            what: words[act],
            note: [`${who}, ${when}`, reason].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}
