import { useLingui } from '@lingui/react/macro';
import { nameAlone } from '#platform/i18n/locale.ts';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { Empty, NoHits } from '#ui/console/page/empty.tsx';
import { useStateWords } from '#ui/console/states/state.tsx';
import { threadPath } from '../shown/paths.ts';
import type { Facet } from './facets.server.ts';
import { type ListAddress, listPath } from './list-address.ts';
import { useViewNames } from './view-tabs.tsx';

interface NothingHereProps {
  kind: { name: string; many: string; make: string | undefined };
  address: ListAddress;
  facets: readonly Facet[];
}

/** A list without rows: the filters to take away, or that there is nothing to do, or nothing at all. */
export function NothingHere({ kind, address, facets }: NothingHereProps) {
  const { t } = useLingui();
  const filters = useFilters(kind.name, address, facets);
  const names = useViewNames();
  if (filters.length > 0)
    return (
      <NoHits
        title={t`Nothing matches all of these filters`}
        filters={filters}
        all={listPath(kind.name, { view: address.view })}
      />
    );
  const isAll = address.view === 'all';
  const title = { all: t`There is nothing here yet`, waiting: t`Nothing is waiting for you` }[address.view as string];
  return (
    <Empty id={`${kind.name} ${address.view}`} title={title ?? t`Nothing under “${names[address.view]}”`}>
      {isAll && kind.make && <ButtonLink to={threadPath(kind.name, undefined)}>{kind.make}</ButtonLink>}
      {!isAll && <ButtonLink to={listPath(kind.name, {})}>{t`Show all`}</ButtonLink>}
    </Empty>
  );
}

/** What narrows the list down, each with the list without it. */
function useFilters(kind: string, address: ListAddress, facets: readonly Facet[]): { name: string; without: string }[] {
  const { t } = useLingui();
  const states = useStateWords();
  const { words, language, state, owner } = address;
  const without = (part: Partial<ListAddress>) => listPath(kind, { ...address, after: undefined, ...part });
  const { facts } = address;
  const chosen = facets.flatMap(({ name, label, options, value }) => {
    const option = options.find((each) => each.value === value);
    return option
      ? [{ name: t`${label}: ${option.label}`, without: without({ facts: { ...facts, [name]: '' } }) }]
      : [];
  });
  return [
    words ? { name: t`“${words}”`, without: without({ words: '' }) } : undefined,
    language ? { name: nameAlone(language), without: without({ language: undefined }) } : undefined,
    state ? { name: states[state], without: without({ state: undefined }) } : undefined,
    owner ? { name: t({ message: 'Owner', context: 'of a text' }), without: without({ owner: undefined }) } : undefined,
    ...chosen,
  ].filter((filter) => filter !== undefined);
}
