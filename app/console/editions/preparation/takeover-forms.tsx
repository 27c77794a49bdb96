import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { MomentField } from '../../editor/fields/moment-field.tsx';
import { editionPath } from '../edition-address.ts';
import type { EditionPage } from './read-edition-page.server.ts';

interface FormsProps {
  page: EditionPage;
  /** The moment that was typed, where it was not taken. */
  typed: string | undefined;
  errors: Record<string, string | undefined>;
}

/** When the edition takes over: planned, changed, cancelled. */
export function TakeoverForms({ page: own, typed, errors }: FormsProps) {
  const { t } = useLingui();
  const { edition, change, current, other, may } = own;
  const planned = change?.planned;
  const action = editionPath(edition.number);
  const before = current?.name ?? '';
  return (
    <Panel title={t`Takeover`} boxed>
      {planned && (
        <p>
          <b>{planned.words}</b>
          <br />
          <span className={page.small}>{t`Beijing time (UTC+8)`}</span>
        </p>
      )}
      <p className={page.small}>
        {t`At that time the site is about this edition, all at once: home page, programme, floor plans and reservation days. ${before} becomes a previous edition; its addresses keep working.`}
      </p>
      {other !== undefined && (
        <Note kind="look" title={t`Edition ${other} is planned to take over`}>
          <p>{t`One edition takes over at a time. Cancel that first.`}</p>
        </Note>
      )}
      {may.plan ? (
        <>
          <ConsoleForm action={action} className={page.stack}>
            <input type="hidden" name="act" value="plan" />
            <input type="hidden" name="was" value={planned?.at ?? ''} />
            <MomentField
              id="takesOverAt"
              label={t`Takes over at`}
              defaultValue={typed ?? planned?.minute ?? ''}
              error={errors.takesOverAt}
            />
            <div>
              <Button look="publish">{planned ? t`Change the time` : t`Plan the takeover`}</Button>
            </div>
          </ConsoleForm>
          {planned && (
            <ConsoleForm action={action}>
              <input type="hidden" name="was" value={planned.at} />
              <Button name="act" value="cancel" look="refuse">{t`Cancel the takeover`}</Button>
            </ConsoleForm>
          )}
        </>
      ) : (
        <p className={page.small}>{t`Planned by those who publish.`}</p>
      )}
    </Panel>
  );
}
