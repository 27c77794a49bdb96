import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { useRefusalWords } from '../shown/use-refusal-words.ts';
import type { Deed } from './answer.ts';
import type { EditorProps } from './editor-props.ts';
import { usePanelErrors } from './use-panel-errors.ts';

/** What became of the form that was sent: a line where it was done; where it was not, what stayed, why, and what can be done. */
export function EditorNotes({ answer, done, kept, made, form, kind, thing }: EditorNotesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const why = useRefusalWords();
  const words = useDeedWords(form.base);
  const atControls = usePanelErrors(answer);
  if (kept && !answer)
    return (
      <Note kind="look" title={t`What you typed is still here`}>
        <p>{t`You were logged out, or your roles had changed, when this was sent. It has not been saved yet.`}</p>
      </Note>
    );
  if (answer?.merged)
    return (
      <Note kind="stop" title={t`Someone else saved this text while you were editing`}>
        <p>{t`Their text is saved, and yours is not lost. Where you both made changes, choose or edit below, then save.`}</p>
      </Note>
    );
  // What stands in a control is said above the form and at the control.
  if (Object.keys(atControls).length > 0) return null;
  if (answer?.why)
    return (
      <Note kind="stop" title={why[answer.why]}>
        {answer.why === 'notYours' && answer.typed && (
          <p>{t`What you typed is below and has not been saved. Copy it, or ask an administrator for the role, then save.`}</p>
        )}
        {answer.unmet && (
          <ul>
            {answer.unmet.map(({ to, isHere, text }) => (
              <li key={to + text}>
                <a href={isHere ? to : localHref(locale, to)}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    );
  if (answer?.replaced !== undefined)
    return (
      <p role="status" className={page.done}>
        {t`Replaced but not saved yet. Check the sentence: other words may need to change too.`}{' '}
        <a href={`#${answer.replaced}`}>{t`Go to the field`}</a>
      </p>
    );
  if (answer || !done) return null;
  return (
    <p role="status" className={page.done}>
      {made && thing ? t`${kind.one} ${thing.id} created. ${words[done]}` : words[done]}
    </p>
  );
}

type EditorNotesProps = Pick<EditorProps, 'answer' | 'done' | 'kept' | 'made' | 'form' | 'kind' | 'thing'>;

function useDeedWords(revision: number): Record<Deed, string> {
  const { t } = useLingui();
  return {
    save: t`Saved as revision ${revision}. Readers do not see it yet.`,
    publish: t`Published. Readers can see it now.`,
    times: t`Schedule saved.`,
    withdraw: t`Withdrawn. Readers no longer see it.`,
    submit: t`Sent for review.`,
    pass: t`Approved.`,
    sendBack: t`Sent back.`,
    whose: t`Saved.`,
    revoke: t`Link revoked.`,
    copy: t`This is the copy. Readers cannot see it. Fields that must be different in every item are empty.`,
  };
}
