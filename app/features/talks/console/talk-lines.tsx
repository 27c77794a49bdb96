import { useLingui } from '@lingui/react/macro';
import { Change } from '#ui/console/inbox/item.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import type { EntryKind, Side } from '../talks.ts';
import { useEntryWords } from '../ui/use-entry-words.ts';
import { usePersonName } from '../ui/use-person-name.ts';

interface Line {
  number: number;
  side: Side | null;
  kind: EntryKind;
  content?: string | undefined;
  at: string;
}

type Person = { side: Side; name: string; company: string } | undefined;

/** What the two had written last, the oldest first. */
export function TalkLines({ entries, reporter, reported }: { entries: Line[]; reporter: Person; reported: Person }) {
  const { party } = usePersonName();
  const { t } = useLingui();
  const nameOf = (side: Side | null) =>
    side === null ? t`The site` : party([reporter, reported].find((each) => each?.side === side));
  return entries.map((entry) => <TalkLine key={entry.number} entry={entry} name={nameOf(entry.side)} />);
}

function TalkLine({ entry: { kind, content, at }, name }: { entry: Line; name: string }) {
  const words = useEntryWords(name);
  return (
    <Change title={name} is={<DateText iso={at} time />}>
      {content ? (
        <p dir="auto" lang="">
          {content}
        </p>
      ) : (
        <p>{words(kind, 'other')}</p>
      )}
    </Change>
  );
}
