import { useLingui } from '@lingui/react/macro';
import { DateText } from '#ui/dates/date-text.tsx';
import { Note } from '../page/note.tsx';

/** What became of something that waited; `by` undefined: somebody who no longer works here. */
export interface Decision {
  is: string;
  by: string | undefined;
  /** ISO 8601. */
  at: string;
  /** What they wrote about it. */
  note?: string;
}

/** Why a decision was not taken: what was read has changed, somebody has decided before, or it no longer passes the checks. */
export type NotTakenWhy = 'changed' | 'decided' | 'unfit';

/** What decisions are called once they are taken. */
export function useDecidedWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    approved: t`Approved.`,
    returned: t`Sent back.`,
    refused: t`Not published.`,
    answered: t`Answer saved.`,
    dismissed: t`Report dismissed.`,
    closed: t`Negotiation ended.`,
    decided: t`Decision saved.`,
  };
}

/** Who has decided, and what. */
export function DecidedNote({ decision: { is, by, at, note } }: { decision: Decision }) {
  const { t } = useLingui();
  const words = useDecidedWords();
  return <DecisionNote title={words[is]} by={by ?? t`A colleague`} at={at} note={note} />;
}

interface DecisionNoteProps extends Pick<Decision, 'at' | 'note'> {
  title: string | undefined;
  by: string;
}

/** The same where a queue has words of its own for what was decided, or for who did. */
export function DecisionNote({ title, by, at, note }: DecisionNoteProps) {
  return (
    <Note title={title}>
      <p>
        {by} · <DateText iso={at} time />
      </p>
      {note && (
        <p dir="auto" lang="">
          {note}
        </p>
      )}
    </Note>
  );
}

/** That a decision was not taken, and why; what was typed stays. */
export function NotTaken({ why }: { why: NotTakenWhy }) {
  const { t } = useLingui();
  const words: Record<NotTakenWhy, [title: string, text: string]> = {
    changed: [
      t`This has changed since you read it`,
      t`Your decision was not saved. The current version is shown here: please read it again.`,
    ],
    decided: [t`A colleague has already decided`, t`Your decision was not saved. Their decision is shown here.`],
    unfit: [t`It cannot be published as it stands`, t`Something in it no longer passes the checks. Send it back.`],
  };
  const [title, text] = words[why];
  return (
    <div role="alert">
      <Note kind="stop" title={title}>
        <p>{text}</p>
      </Note>
    </div>
  );
}
