import { useLingui } from '@lingui/react/macro';
import { locales } from '#platform/i18n/locale.ts';
import { SelectField } from '#ui/console/controls/field.tsx';
import { Filters } from '#ui/console/controls/filters.tsx';
import { useStateWords } from '#ui/console/states/state.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { boardPath, states } from './board-view.ts';
import type { showBoard } from './show-board.server.ts';

type FilterProps = Pick<Awaited<ReturnType<typeof showBoard>>, 'view' | 'kinds' | 'people' | 'self'>;

/** Which things are shown, in which order, and of which readers. */
export function BoardFilters({ view, kinds, people, self }: FilterProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const languages = useLanguageNames();
  const any = (label: string) => ({ value: '', label });
  return (
    <Filters
      action={boardPath}
      label={t`Search translations`}
      search={{ name: 'q', label: t`Title or number`, value: view.words }}
      keep={{ tab: view.tab === 'all' ? undefined : view.tab }}
    >
      <SelectField id="kind" label={t`Type`} defaultValue={view.kind ?? ''} options={[any(t`All types`), ...kinds]} />
      <SelectField
        id="state"
        label={t({ message: 'Status', context: 'of a text' })}
        defaultValue={view.state ?? ''}
        options={[any(t`Any status`), ...states.map((state) => ({ value: state, label: words[state] }))]}
      />
      <SelectField
        id="given"
        label={t`Assigned to`}
        defaultValue={String(view.given ?? '')}
        options={[
          any(t`Anyone`),
          { value: 'nobody', label: t`Unassigned` },
          ...people.map(({ id, name }) => ({ value: String(id), label: id === self ? t`${name} (you)` : name })),
        ]}
      />
      <SelectField
        id="due"
        label={t({ message: 'Due', context: 'of a translation' })}
        defaultValue={view.due ?? ''}
        options={[
          any(t`Any day`),
          { value: 'late', label: t`Overdue` },
          { value: 'week', label: t`Due within a week` },
        ]}
      />
      <SelectField
        id="order"
        label={t`Sort by`}
        defaultValue={view.order}
        options={[
          { value: 'changed', label: t`Last edited` },
          { value: 'due', label: t`Due soonest` },
          { value: 'read', label: t`Most read first` },
        ]}
      />
      <SelectField
        id="reader"
        label={t`Readers of`}
        defaultValue={view.reader}
        options={locales.map((locale) => ({ value: locale, label: languages[locale] }))}
      />
    </Filters>
  );
}
