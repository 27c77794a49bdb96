import { useLingui } from '@lingui/react/macro';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SearchField } from '#ui/filters/search-field.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import type { Choices, ShownProjectsPage } from '../../library/list-page.ts';
import { narrows, projectsHref } from '../../list-filters.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';

/** The filters of the list of projects; each choice says how many it would leave, where that is counted. */
export function ProjectFilters({ page: { filters, choices } }: { page: ShownProjectsPage }) {
  const { t } = useLingui();
  const { sort } = filters;
  return (
    <FilterForm
      action="/negotiation/list"
      label={t`Find projects`}
      keep={{ sort: sort === 'newest' ? undefined : sort }}
      reset={narrows(filters) ? projectsHref({ sort }) : undefined}
    >
      <AsSent of={choices} name="filters" kept={!narrows(filters)} stays={projectsHref({ ...filters, sort: 'newest' })}>
        {(all) => <Fields filters={filters} choices={all} />}
      </AsSent>
    </FilterForm>
  );
}

function Fields({ filters, choices }: Pick<ShownProjectsPage, 'filters'> & { choices: Choices }) {
  const { t } = useLingui();
  const { categoryName, statusName } = useProjectWords();
  const { name, category, region, industry, status } = filters;
  const wholeRegion = (area: string) => t`${area}: whole region`;
  return (
    <>
      <SearchField name="name" label={t`Project`} value={name} placeholder={t`Name, goods, town, owner`} />
      <SelectField
        name="category"
        label={t`Category`}
        value={category ?? ''}
        all={t`All categories`}
        options={choices.categories.map(({ value, count }) => ({ value, count, label: categoryName(value) }))}
      />
      <SelectField
        name="region"
        label={t`Country or region`}
        value={region ?? ''}
        all={t`All countries`}
        options={choices.places.flatMap(({ name: group, countries, whole }) => [
          ...(whole ? [{ ...whole, label: wholeRegion(group), group }] : []),
          ...countries.map(({ value, name, count }) => ({ value, label: name, count, group })),
        ])}
      />
      <SelectField
        name="industry"
        label={t`Industry`}
        value={String(industry ?? '')}
        all={t`All industries`}
        options={choices.industries.map(({ value, name, count }) => ({ value, label: name, count }))}
      />
      <SelectField
        name="status"
        label={t`Status`}
        value={status ?? ''}
        all={t`All statuses`}
        options={choices.statuses.map(({ value, count }) => ({ value, count, label: statusName(value) }))}
      />
    </>
  );
}
