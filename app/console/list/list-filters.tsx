import { useLingui } from '@lingui/react/macro';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import { SelectField } from '#ui/console/controls/field.tsx';
import { Filters } from '#ui/console/controls/filters.tsx';
import { useStateWords } from '#ui/console/states/state.tsx';
import { kindPath } from '../shown/paths.ts';
import type { Facet } from './facets.server.ts';
import { factParameter, type ListAddress, listedStates } from './list-address.ts';

interface ListFiltersProps {
  kind: { name: string; many: string };
  address: ListAddress;
  threads: readonly string[];
  writers: readonly { id: number; name: string; mayOwn: boolean }[];
  /** Fields of the things themselves. */
  facets: readonly Facet[];
  self: number;
}

/** Words or a number, language, state, owner, what the things say: each choice has an address. */
export function ListFilters({ kind, address, threads, writers, facets, self }: ListFiltersProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const { view, language, state, owner, order } = address;
  const ofView = view === 'all' ? undefined : view;
  const owners = writers.filter(({ mayOwn }) => mayOwn);
  return (
    <Filters
      action={kindPath(kind.name)}
      label={t`Search in ${kind.many}`}
      search={{ name: 'q', label: t`Title or number`, value: address.words }}
      keep={{ view: ofView }}
    >
      {threads.length > 1 && (
        <SelectField
          id="filter-language"
          name="language"
          label={t`Language`}
          defaultValue={language ?? ''}
          options={[
            { value: '', label: t({ message: 'Any', context: 'language' }) },
            ...locales.map((locale) => ({ value: locale, label: nameAlone(locale), lang: locale })),
          ]}
        />
      )}
      {view !== 'behind' && view !== 'withdrawn' && (
        <SelectField
          id="filter-state"
          name="state"
          label={t({ message: 'Status', context: 'of a text' })}
          defaultValue={state ?? ''}
          options={[
            { value: '', label: t`Any status` },
            ...listedStates.map((each) => ({ value: each, label: words[each] })),
          ]}
        />
      )}
      {view !== 'mine' && view !== 'nobodys' && (
        <SelectField
          id="filter-owner"
          name="owner"
          label={t({ message: 'Owner', context: 'of a text' })}
          defaultValue={String(owner ?? '')}
          options={[
            { value: '', label: t({ message: 'Anyone', context: 'owner of a text' }) },
            { value: 'nobody', label: t({ message: 'Unassigned', context: 'owner of a text' }) },
            ...owners.map(({ id, name }) => ({ value: String(id), label: id === self ? t`${name} (you)` : name })),
          ]}
        />
      )}
      {facets.map(({ name, label, options, value }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={factParameter(name)}
          label={label}
          defaultValue={value}
          options={[{ value: '', label: t({ message: 'Any', context: 'value of a field' }) }, ...options]}
        />
      ))}
      <SelectField
        id="filter-order"
        name="order"
        label={t`Sort by`}
        defaultValue={order}
        options={[
          { value: 'changed', label: t`Last edited` },
          { value: 'read', label: t`Most read first` },
        ]}
      />
    </Filters>
  );
}
