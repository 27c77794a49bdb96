import { useLingui } from '@lingui/react/macro';
import type { ShownEntry } from '../thread/view-talk.server.ts';
import { EntryFiles } from './entry-files.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { PlacedTimes } from './placed-times.tsx';
import css from './talk.module.css';
import { useEntryWords } from './use-entry-words.ts';

interface EntriesProps {
  /** Of the talk. */
  id: string;
  entries: readonly ShownEntry[];
  /** How the other one is called. */
  name: string;
}

/** What stands in a talk, the oldest first. What is added while the page is open is announced. */
export function Entries({ id, entries, name }: EntriesProps) {
  const { t } = useLingui();
  return (
    <div role="log" aria-label={t`Messages`} className={css.log}>
      <ol role="list" className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.number} id={`entry-${entry.number}`} className={css[entry.by]}>
            <OneEntry id={id} entry={entry} name={name} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneEntry({ id, entry, name }: { id: string; entry: ShownEntry; name: string }) {
  const { t } = useLingui();
  const words = useEntryWords(name);
  const { kind, by, content, files, meeting, at, times } = entry;
  const when = <PlacedTimes iso={at.toISOString()} times={times} />;
  if (kind !== 'message') {
    return (
      <div className={css.event}>
        <p>
          <b>{words(kind, by)}</b>
        </p>
        {meeting && (kind === 'meeting' || kind === 'meeting-accepted') && (
          <MeetingCard id={id} meeting={meeting} isProposal={kind === 'meeting'} />
        )}
        {when}
      </div>
    );
  }
  return (
    <div className={css.message}>
      <p className={css.author}>
        {by === 'you' ? <b>{t`You`}</b> : <b lang="">{name}</b>} {when}
      </p>
      {content && (
        <p className={css.text} dir="auto" lang="">
          {content}
        </p>
      )}
      <EntryFiles id={id} files={files} />
    </div>
  );
}
