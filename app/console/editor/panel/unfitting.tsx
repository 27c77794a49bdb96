import { useLingui } from '@lingui/react/macro';
import { AreaField } from '#ui/console/controls/field.tsx';
import { Icon } from '#ui/console/icon.tsx';
import page from '#ui/console/page/page.module.css';
import { formId, type PanelProps } from '../editor-props.ts';
import { usePanelErrors } from '../use-panel-errors.ts';

/** What of a text does not agree with its source or the glossary, and a field for why it goes out all the same. */
export function Unfitting({ panel, answer }: PanelProps) {
  const { t } = useLingui();
  const { _because: wrong } = usePanelErrors(answer);
  const unfitting = answer?.unfitting ?? panel.unfitting;
  if (unfitting.length === 0) return null;
  return (
    <>
      <h3>{t`Differs from the source or the glossary`}</h3>
      <ul role="list" className={page.stack}>
        {unfitting.map(({ to, text }) => (
          <li key={to + text} className={page.line}>
            <span className={page.late}>
              <Icon name="warn" />
            </span>
            <a data-unmet="" href={to}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {panel.may.publish && (
        <AreaField
          id="_because"
          form={formId}
          label={t`Publish all the same, because`}
          hint={t`The reason is kept in the log.`}
          defaultValue={answer?.asked?._because ?? panel.times.because}
          error={wrong}
        />
      )}
    </>
  );
}
