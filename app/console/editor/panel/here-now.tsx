import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Who } from '#ui/console/people/who.tsx';
import type { PanelProps } from '../editor-props.ts';
import { usePartNames } from './part-names.ts';

/** So often (milliseconds) an open page says that it is. */
const beat = 30_000;

/** Who has the thing open just now. Nothing is locked. */
export function HereNow({ kind, thing, thread, panel }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const here = useBeat({ kind: kind.name, id: thing.id, language: thread }, panel.here);
  return (
    <Panel title={t`Viewing now`}>
      <ul role="list" className={page.stack}>
        {here.map(({ id, name, isSelf, thread: its }) => (
          <li key={id} className={page.line}>
            <Who id={String(id)}>{name}</Who>{' '}
            <span className={page.soft}>{isSelf ? t`you, in ${names[its]}` : t`in ${names[its]}`}</span>
          </li>
        ))}
      </ul>
      <p
        className={`${page.small} ${page.soft}`}
      >{t`Nothing is locked. If two people edit the same text, both versions are kept.`}</p>
    </Panel>
  );
}

type Here = PanelProps['panel']['here'];

/** Says now and then that the page is open, while it is seen, and hears who else has it. */
function useBeat({ kind, id, language }: { kind: string; id: number; language: string }, first: Here): Here {
  const [here, setHere] = useState(first);
  useEffect(() => {
    setHere(first);
    const say = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await call<{ here: Here }>('/api/console/content/here', { body: { kind, id, language } });
      if (answer.data) setHere(answer.data.here);
    };
    const timer = setInterval(say, beat);
    return () => clearInterval(timer);
  }, [kind, id, language, first]);
  return here;
}
