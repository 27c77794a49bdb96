import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Note } from '#ui/console/page/note.tsx';
import { useRefusalWords } from '../shown/use-refusal-words.ts';
import type { Deed } from './answer.ts';
import type { EditorProps } from './editor-props.ts';

/** What became of the form that was sent: a line where it was done; where it was not, what stayed, why, and what can be done. */
export function EditorNotes({ answer, done, kept, made, form, kind, thing }: EditorNotesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const why = useRefusalWords();
  const words = useDeedWords(form.base);
  if (kept && !answer)
    return (
      <Note kind="look" title={t`What you typed is still here`}>
        <p>{t`It reached us when you were no longer logged in, or your roles had been changed. Nothing of it has been saved yet.`}</p>
      </Note>
    );
  if (answer?.merged)
    return (
      <Note kind="stop" title={t`Somebody else has saved this text meanwhile`}>
        <p>{t`Theirs stands, and nothing of yours is lost. Where both of you have changed something, choose or write below, and save.`}</p>
      </Note>
    );
  if (answer?.why)
    return (
      <Note kind="stop" title={why[answer.why]}>
        {answer.why === 'notYours' && answer.typed && (
          <p>{t`What you typed stands below and has not been saved. Copy it, or ask an administrator for the role and save then.`}</p>
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
  if (answer || !done) return null;
  return <p role="status">{made && thing ? t`${kind.one} ${thing.id} is there. ${words[done]}` : words[done]}</p>;
}

type EditorNotesProps = Pick<EditorProps, 'answer' | 'done' | 'kept' | 'made' | 'form' | 'kind' | 'thing'>;

function useDeedWords(revision: number): Record<Deed, string> {
  const { t } = useLingui();
  return {
    save: t`Saved as revision ${revision}. Readers do not see it yet.`,
    publish: t`Published. Readers see it now.`,
    times: t`The times are set.`,
    withdraw: t`Withdrawn. Readers do not see it any longer.`,
    submit: t`Sent to review.`,
    pass: t`Passed.`,
    sendBack: t`Sent back.`,
    whose: t`Noted.`,
    revoke: t`The link no longer opens anything.`,
    copy: t`This is the copy. Its keys are empty, and readers see nothing of it.`,
  };
}
