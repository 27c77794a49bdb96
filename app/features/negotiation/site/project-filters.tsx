import { useLingui } from '@lingui/react/macro';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SearchField } from '#ui/filters/search-field.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import { projectsHref } from '../list-filters.ts';
import type { ShownProjectsPage } from '../list-page.ts';
import { useProjectWords } from '../ui/use-project-words.ts';

/** The filters of the list of projects; each choice says how many it would leave, where that is counted. */
export function ProjectFilters({ page }: { page: ShownProjectsPage }) {
  const { t } = useLingui();
  const { categoryNames, statusNames } = useProjectWords();
  const { name, category, region, industry, status, sort } = page.filters;
  const isSet = [name, category, region, industry, status].some(Boolean);
  const wholeRegion = (area: string) => t`${area}: whole region`;
  return (
    <FilterForm
      action="/negotiation/list"
      label={t`Find projects`}
      keep={{ sort: sort === 'newest' ? undefined : sort }}
      reset={isSet ? projectsHref({ sort }) : undefined}
    >
      <SearchField name="name" label={t`Project`} value={name} placeholder={t`Name, goods, town, owner`} />
      <SelectField
        name="category"
        label={t`Category`}
        value={category ?? ''}
        all={t`All categories`}
        options={page.categories.map(({ value, count }) => ({ value, count, label: categoryNames[value] }))}
      />
      <SelectField
        name="region"
        label={t`Country or region`}
        value={region ?? ''}
        all={t`All countries`}
        options={page.places.flatMap(({ name: group, countries, whole }) => [
          ...(whole ? [{ ...whole, label: wholeRegion(group), group }] : []),
          ...countries.map(({ value, name, count }) => ({ value, label: name, count, group })),
        ])}
      />
      <SelectField
        name="industry"
        label={t`Industry`}
        value={String(industry ?? '')}
        all={t`All industries`}
        options={page.industries.map(({ value, name, count }) => ({ value, label: name, count }))}
      />
      <SelectField
        name="status"
        label={t`State`}
        value={status ?? ''}
        all={t`All states`}
        options={page.statuses.map(({ value, count }) => ({ value, count, label: statusNames[value] }))}
      />
    </FilterForm>
  );
}
