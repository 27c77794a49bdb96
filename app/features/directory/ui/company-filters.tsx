import { useLingui } from '@lingui/react/macro';
import type { Option } from '#features/editions/index.server.ts';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SearchField } from '#ui/filters/search-field.tsx';
import { type FilterOption, SelectField } from '#ui/filters/select-field.tsx';
import { companiesHref } from '../list-filters.ts';
import type { ShownCompaniesPage } from '../list-page.ts';

interface CompanyFiltersProps {
  page: ShownCompaniesPage;
  label: string;
  placeholder: string;
}

/** The filters of a list of companies; each choice says how many it would leave, where that is counted. */
export function CompanyFilters({ page, label, placeholder }: CompanyFiltersProps) {
  const { t } = useLingui();
  const { kind, filters, places, industries, halls } = page;
  const { keyword, industry, country, hall, sort } = filters;
  const cursor = kind === 'buyer' ? 'buyers' : 'exhibitors';
  const isSet = keyword !== '' || industry !== undefined || country !== undefined || hall !== undefined;
  const wholeRegion = (region: string) => t`${region}: whole region`;
  return (
    <FilterForm
      action="/exhibition/"
      label={label}
      keep={{ cursor, sort: sort === 'name' ? undefined : sort }}
      reset={isSet ? companiesHref(kind, { sort }) : undefined}
    >
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
    </FilterForm>
  );
}

function asOption({ value, name, count }: Option): FilterOption {
  return { value, label: name, count };
}
