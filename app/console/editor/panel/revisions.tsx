import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Panel } from '#ui/console/page/panel.tsx';
import { Trail } from '#ui/console/text/trail.tsx';
import { useOriginWords } from '../../shown/origin-words.ts';
import { historyPath } from '../../shown/paths.ts';
import type { PanelProps } from '../editor-props.ts';
import { usePartNames } from './part-names.ts';

/** The last revisions of a text, each with what changed in it; all of them are a page of their own. */
export function Revisions({ kind, thing, thread, panel }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const origins = useOriginWords();
  const { shown, hasMore } = panel.revisions;
  if (shown.length === 0) return null;
  const to = (from?: number, until?: number) =>
    historyPath(kind.name, thing.id, { thread, ...(from !== undefined && until !== undefined && { from, to: until }) });
  return (
    <Panel title={t`Revisions: ${names[thread]}`}>
      <Trail
        steps={shown.map(({ number, when, who, origin, from }) => ({
          id: String(number),
          mark: number === panel.life?.published ? 'published' : 'draft',
          what: (
            <>
              <b>{number}</b> {when}
            </>
          ),
          links: number > 1 && <SiteLink to={to(number - 1, number)}>{t`Compare ${number}`}</SiteLink>,
          note: `${who}${origins(origin, from)}`,
        }))}
      />
      <p>
        <SiteLink to={to()}>{hasMore ? t`All revisions` : t`Compare and restore`}</SiteLink>
      </p>
    </Panel>
  );
}
