import { useLingui } from '@lingui/react/macro';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import { type Choice, type Named, programmeHref } from '../programme.ts';
import css from './event-filters.module.css';

interface EventFiltersProps {
  choice: Choice;
  kinds: Named[];
  topics: Named[];
}

/** What of the day is shown: a kind of event, a topic. */
export function EventFilters({ choice: { day, kind, topic }, kinds, topics }: EventFiltersProps) {
  const { t } = useLingui();
  const options = (names: Named[]) => names.map(({ key, name }) => ({ value: key, label: name }));
  const reset = kind === undefined && topic === undefined ? undefined : programmeHref({ day });
  return (
    <details open={reset !== undefined} className={css.filters}>
      <summary>{t`Filter by kind or topic`}</summary>
      <FilterForm action="/forum/" label={t`Find events`} keep={{ day }} reset={reset}>
        <SelectField name="kind" label={t`Kind`} value={kind ?? ''} all={t`All kinds`} options={options(kinds)} />
        <SelectField name="topic" label={t`Topic`} value={topic ?? ''} all={t`All topics`} options={options(topics)} />
      </FilterForm>
    </details>
  );
}
