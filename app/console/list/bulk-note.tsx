import { Plural, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { threadPath } from '../shown/paths.ts';
import { useRefusalWords } from '../shown/use-refusal-words.ts';
import type { BulkReport } from './bulk.ts';

/** What became of what was done with many at once: how many, and which could not be done and why. */
export function BulkNote({ report, kind }: { report: BulkReport; kind: string }) {
  const { t } = useLingui();
  const why = useRefusalWords();
  const languages = useLanguageNames();
  const { done, undone, act } = report;
  const said = {
    publish: <Plural value={done} one="# text published." other="# texts published." />,
    submit: <Plural value={done} one="# text sent for review." other="# texts sent for review." />,
    withdraw: <Plural value={done} one="# text withdrawn." other="# texts withdrawn." />,
    give: <Plural value={done} one="# text assigned." other="# texts assigned." />,
  }[act];
  return (
    <div role="status">
      <Note kind={undone.length > 0 ? 'look' : 'plain'}>
        <p>
          <b>{said}</b> {undone.length > 0 && t`This could not be done:`}
        </p>
        <ul hidden={undone.length === 0}>
          {undone.map(({ id, title, thread, why: reason }) => (
            <li key={`${id} ${thread}`}>
              <SiteLink to={threadPath(kind, id, thread)}>{title}</SiteLink>{' '}
              {thread !== 'shared' && `(${languages[thread]}) `}
              {why[reason]}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
