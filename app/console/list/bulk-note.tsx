import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { threadPath } from '../shown/paths.ts';
import { useRefusalWords } from '../shown/use-refusal-words.ts';
import { type BulkLine, type BulkReport, mostPicked, type Undone } from './bulk.ts';

/** What became of what was done with many at once: how many, and which could not be done and why. */
export function BulkNote({ report, kind }: { report: BulkReport; kind: string }) {
  const { t } = useLingui();
  const why = useUndoneWords();
  const { done, did, undone, act, tooMany } = report;
  if (tooMany) {
    return (
      <div role="status">
        <Note kind="look">{t`There are more than ${mostPicked} items by now, so nothing was done. Narrow the list, or select items one by one.`}</Note>
      </div>
    );
  }
  const said = {
    publish: <Plural value={done} one="# text published." other="# texts published." />,
    submit: <Plural value={done} one="# text sent for review." other="# texts sent for review." />,
    withdraw: <Plural value={done} one="# text withdrawn." other="# texts withdrawn." />,
    give: <Plural value={done} one="# text assigned." other="# texts assigned." />,
    own: <Plural value={done} one="# item assigned." other="# items assigned." />,
    bring: <Plural value={done} one="# company brought to the edition." other="# companies brought to the edition." />,
  }[act];
  return (
    <div role="status">
      <Note kind={undone.length > 0 ? 'look' : 'plain'}>
        <p>
          <b>{said}</b> {undone.length > 0 && t`This could not be done:`}
        </p>
        <ul hidden={undone.length === 0}>
          {undone.map((line) => (
            <Line key={`${line.id} ${line.thread}`} line={line} kind={kind}>
              {why[line.why]}
            </Line>
          ))}
        </ul>
        {did.length > 0 && (
          <details>
            <summary>{t`What was done, line by line`}</summary>
            <ul>
              {did.map((line) => (
                <Line key={`${line.id} ${line.thread}`} line={line} kind={kind}>
                  {t({ message: 'done', context: 'of a bulk action' })}
                </Line>
              ))}
            </ul>
          </details>
        )}
      </Note>
    </div>
  );
}

/** A text, and what became of it. */
function Line({ line: { id, title, thread }, kind, children }: { line: BulkLine; kind: string; children: ReactNode }) {
  const languages = useLanguageNames();
  return (
    <li>
      <SiteLink to={threadPath(kind, id, thread)}>{title}</SiteLink> {thread !== 'shared' && `(${languages[thread]}) `}
      {children}
    </li>
  );
}

function useUndoneWords(): Record<Undone['why'], string> {
  const { t } = useLingui();
  return {
    ...useRefusalWords(),
    there: t`It is in this edition already.`,
    unknown: t`Please choose an edition.`,
    refused: t`It could not be published as it stands. Open it to see what is missing.`,
  };
}
