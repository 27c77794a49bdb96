import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { focusedBy } from '#ui/console/keys/pressed-by.ts';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import type { ChangePage } from './read-change-page.server.ts';

interface ChangeActsProps {
  change: ChangePage['change'];
  form: string;
  /** Texts are reviewed before readers see them. */
  isReviewed: boolean;
  most: number;
  typed: { reason: string; because: string };
  errors: Record<string, string | undefined>;
  /** It does not agree with its source: a reason is asked for. */
  asksWhy: boolean;
}

/** What decides: the ticked fields are approved, or all of it is refused. */
export function ChangeActs({ change, form, isReviewed, most, typed, errors, asksWhy }: ChangeActsProps) {
  const { t } = useLingui();
  const { id, version, seen, isSeen, fields } = change;
  return (
    <ConsoleForm id={form} action={`/console/inbox/changes/${id}`}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={seen} />
      <div className={page.stack}>
        {fields.some(({ is }) => is === 'clash') && (
          <Note kind="look" title={t`Changed meanwhile`}>
            <p>{t`Staff have changed some of these fields since the company opened its form. They are not ticked: what visitors see stays.`}</p>
          </Note>
        )}
        {!isSeen && (
          <Note kind="stop">
            <p>{t`Visitors no longer see this company, so nothing can be approved.`}</p>
          </Note>
        )}
        {asksWhy && (
          <AreaField
            id="because"
            label={t`Publish all the same, because`}
            hint={t`The reason is kept in the log.`}
            defaultValue={typed.because}
          />
        )}
        {isSeen && (
          <>
            <Button name="act" value="approve" look="publish" wide keys="A">
              {t`Approve what is ticked`}
            </Button>
            {isReviewed && (
              <p
                className={`${page.small} ${page.soft}`}
              >{t`Texts go to review first; facts are published at once.`}</p>
            )}
            <Button name="act" value="keep" wide>
              {t`Approve and keep as drafts`}
            </Button>
          </>
        )}
        <Panel title={t`Reject, or approve in part`} boxed>
          <AreaField
            id="reason"
            ref={focusedBy('S', t`Reject`)}
            label={t`Reason`}
            hint={t`The company receives it exactly as written. Up to ${most} characters.`}
            error={errors.reason}
            defaultValue={typed.reason}
            rows={5}
          />
          <Button name="act" value="refuse" look="refuse" wide>
            {t`Reject all of it`}
          </Button>
        </Panel>
        <KeysLine
          keys={[
            { keys: ['J', 'K'], does: t`next, previous` },
            { keys: ['S'], does: t`reject` },
          ]}
        />
      </div>
    </ConsoleForm>
  );
}
