import { useLingui } from '@lingui/react/macro';
import { Change } from '#ui/console/inbox/item.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import type { EntryKind } from '../talks.ts';
import { useEntryWords } from '../ui/use-entry-words.ts';

interface Line {
  number: number;
  /** How its writer is called; undefined: the site. */
  by: string | undefined;
  kind: EntryKind;
  content?: string | undefined;
  at: string;
}

/** What the two had written last, the oldest first. */
export function TalkLines({ entries }: { entries: Line[] }) {
  const { t } = useLingui();
  return entries.map((entry) => <TalkLine key={entry.number} entry={entry} name={entry.by ?? t`The site`} />);
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
