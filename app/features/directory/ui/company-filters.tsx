import { useLingui } from '@lingui/react/macro';
import type { Option } from '#features/editions/index.server.ts';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SearchField } from '#ui/filters/search-field.tsx';
import { type FilterOption, SelectField } from '#ui/filters/select-field.tsx';
import type { Choices, ShownCompaniesPage } from '../list/list-page.ts';
import { companiesHref, narrows } from '../list-filters.ts';

interface CompanyFiltersProps {
  page: ShownCompaniesPage;
  label: string;
  placeholder: string;
}

/** The filters of a list of companies; each choice says how many it would leave, where that is counted. */
export function CompanyFilters({ page, label, placeholder }: CompanyFiltersProps) {
  const { kind, filters, choices } = page;
  const { sort } = filters;
  const cursor = kind === 'buyer' ? 'buyers' : 'exhibitors';
  return (
    <FilterForm
      action="/exhibition/"
      label={label}
      keep={{ cursor, sort: sort === 'name' ? undefined : sort }}
      reset={narrows(filters) ? companiesHref(kind, { sort }) : undefined}
    >
      <AsSent
        of={choices}
        name="filters"
        kept={!narrows(filters)}
        stays={companiesHref(kind, { ...filters, sort: 'name' })}
      >
        {(all) => <Fields kind={kind} filters={filters} choices={all} placeholder={placeholder} />}
      </AsSent>
    </FilterForm>
  );
}

interface FieldsProps extends Pick<ShownCompaniesPage, 'kind' | 'filters'>, Pick<CompanyFiltersProps, 'placeholder'> {
  choices: Choices;
}

function Fields({ kind, filters, choices: { industries, places, halls }, placeholder }: FieldsProps) {
  const { t } = useLingui();
  const { keyword, industry, country, hall } = filters;
  const wholeRegion = (region: string) => t`${region}: whole region`;
  return (
    <>
      <SearchField name="keyword" label={t`Keyword`} value={keyword} placeholder={placeholder} />
      <SelectField
        name="industry"
        label={t`Industry`}
        value={String(industry ?? '')}
        all={t`All industries`}
        options={industries.map(asOption)}
      />
      <SelectField
        name="country"
        label={t`Country or region`}
        value={country ?? ''}
        all={t`All countries`}
        options={places.flatMap(({ name, countries, whole }) => [
          ...(whole ? [{ ...asOption(whole), label: wholeRegion(name), group: name }] : []),
          ...countries.map((one) => ({ ...asOption(one), group: name })),
        ])}
      />
      {kind === 'exhibitor' && (
        <SelectField name="hall" label={t`Hall`} value={hall ?? ''} all={t`All halls`} options={halls.map(asOption)} />
      )}
    </>
  );
}

function asOption({ value, name, count }: Option): FilterOption {
  return { value, label: name, count };
}
