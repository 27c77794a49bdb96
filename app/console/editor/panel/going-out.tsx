import { Plural, useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check } from '#ui/console/controls/check.tsx';
import { Icon } from '#ui/console/icon.tsx';
import { useKeys } from '#ui/console/keys/use-keys.ts';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { formId, type PanelProps } from '../editor-props.ts';
import { useStepNames } from '../step-names.ts';
import { usePartNames } from './part-names.ts';
import { Times } from './times.tsx';
import { Unfitting } from './unfitting.tsx';

/** What has to be done before a text can go out, when it goes, and the button that says what goes and what stays. */
export function GoingOut(props: PanelProps) {
  const { t } = useLingui();
  const { thread, panel, steps } = props;
  const names = usePartNames();
  const { life, may } = panel;
  const isReady = steps === 0 || thread === 'shared' || life?.state === 'signed';
  return (
    <Panel boxed title={t`Publish ${names[thread]}`}>
      <Before {...props} />
      <Unfitting {...props} />
      {may.publish && (
        <>
          <Times {...props} />
          {isReady && <SharedAlong {...props} />}
          {isReady ? (
            <Button
              form={formId}
              look="publish"
              wide
              name="_act"
              value="publish"
              keys="P"
            >{t`Publish ${names[thread]}`}</Button>
          ) : (
            <p className={page.small}>{t`It can be published once the review is complete.`}</p>
          )}
          <WhatStays {...props} />
          <Withdrawing {...props} />
        </>
      )}
    </Panel>
  );
}

/** Links to all that is to be done before. */
function Before({ panel, steps, thread }: PanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const readings = useStepNames(steps);
  const { unmet, life } = panel;
  useKeys([
    { keys: 'N', does: t`Next to do`, run: () => document.querySelector<HTMLElement>('[data-unmet]')?.click() },
  ]);
  const waits =
    thread !== 'shared' && life && life.state !== 'signed' && life.state !== 'published' && readings[life.step];
  if (unmet.length === 0 && !waits && !life?.behind) return null;
  return (
    <>
      <h3>{t`Before publishing`}</h3>
      <ul role="list" className={page.stack}>
        {unmet.map(({ to, isHere, text }) => (
          <li key={to + text} className={page.line}>
            <span className={page.late}>
              <Icon name="warn" />
            </span>
            <a data-unmet="" href={isHere ? to : localHref(locale, to)}>
              {text}
            </a>
          </li>
        ))}
        {waits && <li>{t`${waits} not approved yet.`}</li>}
        {life && life.behind > 0 && (
          <li>
            <Plural
              value={life.behind}
              one="# change in the source is not translated yet."
              other="# changes in the source are not translated yet."
            />
          </li>
        )}
      </ul>
    </>
  );
}

/** What all languages share goes along where readers see nothing of it yet, or where that is wished. */
function SharedAlong({ panel, answer }: PanelProps) {
  const { t } = useLingui();
  const { is, changed } = panel.shared;
  if (is === 'along') return <p className={page.small}>{t`Content shared by all languages is published with it.`}</p>;
  if (is === 'none') return null;
  const fields = changed.join(t({ message: ', ', context: 'between parts of a sentence' }));
  return (
    <Check form={formId} name="_withShared" defaultChecked={answer?.asked?._withShared !== undefined}>
      {t`Also publish changes to content shared by all languages: ${fields}`}
    </Check>
  );
}

function WhatStays({ panel, thread }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const locale = useLocale();
  const others = panel.out.filter((each) => each !== thread).map((each) => names[each]);
  if (thread === 'shared') return <p className={page.small}>{t`The texts of all languages stay as they are.`}</p>;
  if (others.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(others);
  return <p className={page.small}>{t`Unchanged: ${list}.`}</p>;
}

/** At once, in this language or in all. */
function Withdrawing({ panel, thread }: PanelProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const { out } = panel;
  const isOut = out.some((each) => each === thread);
  return (
    <div className={page.line}>
      {isOut && (
        <Button form={formId} slim look="refuse" name="_act" value="withdraw">{t`Withdraw ${names[thread]}`}</Button>
      )}
      {out.length > 0 && (thread === 'shared' || out.length > 1) && (
        <Button form={formId} slim look="refuse" name="_act" value="withdrawAll">{t`Withdraw all languages`}</Button>
      )}
    </div>
  );
}
