import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { focusedBy } from '#ui/console/keys/pressed-by.ts';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { noteMost } from '../review/note.ts';

interface DecisionProps {
  project: {
    id: number;
    version: string;
    files: { approved: boolean }[];
    owner: { reads: Locale } | undefined;
  };
  typed: string;
  error: string | undefined;
}

/** What decides on what was handed in: it is published as it was read, or goes back with a reason. */
export function ProjectDecision({ project: { id, version, files, owner }, typed, error }: DecisionProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const language = owner && languages[owner.reads];
  const isNew = files.some(({ approved }) => !approved);
  return (
    <PostForm action={`/console/inbox/projects/${id}`}>
      <input type="hidden" name="version" value={version} />
      <div className={page.stack}>
        {isNew && (
          <Note kind="look">
            <p>{t`Open the new files before you approve: everyone will see them.`}</p>
          </Note>
        )}
        <Button name="act" value="approve" look="publish" wide keys="A">
          {t`Approve and publish`}
        </Button>
        <Panel title={t`Send back`} boxed>
          <AreaField
            id="note"
            ref={focusedBy('S', t`Send back`)}
            label={t`Reason`}
            hint={
              language
                ? t`The owner receives it exactly as written; their language: ${language}. Up to ${noteMost} characters.`
                : t`Up to ${noteMost} characters.`
            }
            error={error}
            defaultValue={typed}
            rows={5}
          />
          <Button name="act" value="return" look="refuse" wide>
            {t`Send back`}
          </Button>
        </Panel>
        <KeysLine
          keys={[
            { keys: ['J', 'K'], does: t`next, previous` },
            { keys: ['S'], does: t`send back` },
            ...(isNew ? [{ keys: ['O'], does: t`open file` }] : []),
          ]}
        />
      </div>
    </PostForm>
  );
}
