import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { languages } from '#platform/i18n/languages.ts';
import { defaultLocale, nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { type Column, List } from '#ui/console/list/list.tsx';
import { usePicked } from '#ui/console/list/pick.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { Who } from '#ui/console/people/who.tsx';
import { State } from '#ui/console/states/state.tsx';
import type { ThreadName } from '../shown/mark-of.ts';
import { threadPath } from '../shown/paths.ts';
import type { Facet } from './facets.server.ts';
import { type ListAddress, listPath, type View } from './list-address.ts';
import type { ListedRow } from './list-page.server.ts';
import { WithPicked } from './with-picked.tsx';

interface PickedListProps {
  kind: { name: string; many: string };
  address: ListAddress;
  threads: readonly ThreadName[];
  rows: readonly ListedRow[];
  writers: readonly { id: number; name: string; languages: readonly string[]; mayOwn: boolean }[];
  may: { give: boolean; publish: boolean; submit: boolean };
  facets: readonly Facet[];
  counts: Record<View, number>;
  /** How many the filters leave; undefined where nothing narrows the list down. */
  found: number | undefined;
}

/** The rows of a list, and what can be done with those that are picked. */
export function PickedList({ kind, address, threads, rows, writers, may, ...list }: PickedListProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const picked = usePicked(form, 'pick');
  const canDo = may.give || may.publish || may.submit;
  return (
    <ConsoleForm ref={form} action={listPath(kind.name, address)}>
      <List
        caption={address.order === 'read' ? t`${kind.many}, most read first` : t`${kind.many}, last edited first`}
        columns={useColumns(threads, address.order)}
        {...(canDo && { pick: 'pick' })}
      >
        {rows.map((row) => (
          <ListRow key={row.id} row={row} kind={kind.name} canPick={canDo} byReads={address.order === 'read'} />
        ))}
      </List>
      {canDo && (
        <WithPicked
          rows={rows}
          picked={picked}
          threads={threads}
          writers={writers}
          may={may}
          total={list.found ?? list.counts[address.view]}
          editions={list.facets.find(({ name }) => name === 'editions')?.options ?? []}
        />
      )}
    </ConsoleForm>
  );
}

function useColumns(threads: readonly ThreadName[], order: ListAddress['order']): Column[] {
  const { t } = useLingui();
  return [
    { name: t`Title` },
    ...threads.map((thread) =>
      thread === 'shared'
        ? { name: t({ message: 'Status', context: 'of a text' }) }
        : { name: nameAlone(thread), lang: thread },
    ),
    { name: t`Last edited by` },
    order === 'read'
      ? { name: t`Read in four weeks`, numeric: true, sorted: 'descending' as const }
      : { name: t`When`, numeric: true, sorted: 'descending' as const },
  ];
}

function ListRow({
  row,
  kind,
  canPick,
  byReads,
}: {
  row: ListedRow;
  kind: string;
  canPick: boolean;
  byReads: boolean;
}) {
  const locale = useLocale();
  const { id, title, lang, under, marks, by, when, reads } = row;
  // Readers of a language come to its text, if there is one.
  const own = marks.find(({ thread }) => thread === locale) ?? marks[0];
  return (
    <Row>
      <TitleCell
        title={title}
        lang={lang}
        to={threadPath(kind, id, own?.thread)}
        under={under && <span lang={defaultLocale}>{under}</span>}
        {...(canPick && { pick: { name: 'pick', value: String(id) } })}
      />
      {marks.map(({ thread, ...mark }) => (
        <Cell key={thread}>
          <State {...mark} {...(thread !== 'shared' && { language: languages[thread].label })} />
        </Cell>
      ))}
      <Cell by>
        <Who id={by.face}>{by.name}</Who>
      </Cell>
      <Cell by numeric>
        {byReads ? reads.toLocaleString(locale) : when}
      </Cell>
    </Row>
  );
}
