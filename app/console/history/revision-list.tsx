import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import { State } from '#ui/console/states/state.tsx';
import { useOriginWords } from '../shown/origin-words.ts';
import { historyPath } from '../shown/paths.ts';
import css from './compared.module.css';
import type { historyPage } from './history-page.server.ts';

type HistoryData = Awaited<ReturnType<typeof historyPage>>;

const compareId = 'compare';

/** All revisions: two are chosen to be compared, one is restored. */
export function RevisionList({
  kind,
  thing,
  thread,
  head,
  published,
  mayRestore,
  revisions,
  older,
  compared,
}: HistoryData) {
  const { t } = useLingui();
  const locale = useLocale();
  const origins = useOriginWords();
  const path = historyPath(kind.name, thing.id, { thread });
  const columns = [
    { name: t`Revision` },
    { name: t`Earlier text` },
    { name: t`Later text` },
    { name: t`Who` },
    { name: t`When` },
  ];
  return (
    <>
      <form id={compareId} method="get" action={localHref(locale, path.split('?')[0] ?? path)}>
        <input type="hidden" name="language" value={thread} />
      </form>
      <ConsoleForm action={path}>
        <input type="hidden" name="base" value={head} />
        <List caption={t`Revisions, newest first`} columns={mayRestore ? [...columns, { name: t`Restore` }] : columns}>
          {revisions.map(({ number, who, origin, from, when }) => (
            <Row key={number}>
              <Cell>
                <b>{number}</b> {number === published && <State of="published" />}
              </Cell>
              <Cell>
                <Choice
                  name="from"
                  number={number}
                  chosen={compared?.from ?? head - 1}
                  label={t`Before: revision ${number}`}
                />
              </Cell>
              <Cell>
                <Choice name="to" number={number} chosen={compared?.to ?? head} label={t`After: revision ${number}`} />
              </Cell>
              <Cell>
                {who}
                {origins(origin, from)}
              </Cell>
              <Cell>{when}</Cell>
              {mayRestore && (
                <Cell>
                  {number !== head && (
                    <Button slim name="restore" value={number}>{t`Restore revision ${number}`}</Button>
                  )}
                </Cell>
              )}
            </Row>
          ))}
        </List>
      </ConsoleForm>
      <p className={css.below}>
        <Button form={compareId} look="main">{t`Compare`}</Button>
        {older !== undefined && <SiteLink to={`${path}&before=${older}`}>{t`Older revisions`}</SiteLink>}
      </p>
    </>
  );
}

function Choice({ name, number, chosen, label }: { name: string; number: number; chosen: number; label: string }) {
  return (
    <label className={css.choice}>
      <input
        type="radio"
        form={compareId}
        name={name}
        value={number}
        defaultChecked={number === chosen}
        aria-label={label}
      />
    </label>
  );
}
