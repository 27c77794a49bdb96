import { Plural, useLingui } from '@lingui/react/macro';
import { useAwake } from '#platform/client/use-awake.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check } from '#ui/console/controls/check.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import type { EditorAnswer } from '../answer.ts';
import { formId, type PanelProps } from '../editor-props.ts';
import { usePartNames } from './part-names.ts';

/** Links by which somebody without an account sees the draft in the site: made, copied while they are shown, and ended. */
export function PreviewLinks({ thread, panel, answer }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  return (
    <Panel title={t`Preview links`}>
      {answer?.link && <NewLink {...answer.link} />}
      <ul role="list" className={page.stack}>
        {panel.links.map(({ id, thread: its, number, until, opened }) => (
          <li key={id}>
            <p className={page.small}>
              {number === null ? t`Follows the draft (${names[its]})` : t`Revision ${number} (${names[its]})`}
              {' · '}
              {t`valid until ${until}`} · <Plural value={opened} one="opened once" other="opened # times" />
            </p>
            <Button form={formId} slim look="refuse" name="_revoke" value={id}>{t`Revoke link`}</Button>
          </li>
        ))}
      </ul>
      <Check form={formId} name="_holds" defaultChecked={answer?.asked?._holds !== undefined}>
        {t`Always show this revision`}
      </Check>
      <div>
        <Button form={formId} slim name="_act" value="link">{t`Create link: ${names[thread]}`}</Button>
      </div>
    </Panel>
  );
}

/** It is shown this once: the house keeps only what tells whether somebody has it. */
function NewLink({ address, path }: NonNullable<EditorAnswer['link']>) {
  const { t } = useLingui();
  const isAwake = useAwake();
  return (
    <div role="status">
      <p>
        <a href={path} target="_blank" rel="noreferrer">{t`Open the preview`}</a>
      </p>
      <TextField id="_address" label={t`Link (shown only once)`} readOnly value={address} />
      {isAwake && (
        <Button type="button" slim onClick={() => void navigator.clipboard.writeText(address)}>{t`Copy link`}</Button>
      )}
    </div>
  );
}
