import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import { distanceText, type HotelFilter, isFiltered, priceBands, reaches, spokenLanguages } from '../../services.ts';
import { useBandNames, useLanguageNames } from '../use-service-words.ts';

/** What hotels can be chosen by. */
export function HotelFilters({ filter }: { filter: HotelFilter }) {
  const { t } = useLingui();
  const locale = useLocale();
  const bands = useBandNames();
  const languages = useLanguageNames();
  const { band, within, language, shuttle, halal, order } = filter;
  const upTo = (kilometres: number) => {
    const distance = distanceText(kilometres * 1000, locale);
    return t`Up to ${distance}`;
  };
  return (
    <FilterForm
      action="/service/hotel/"
      label={t`Find a hotel`}
      reset={isFiltered(filter) ? '/service/hotel/' : undefined}
    >
      <SelectField
        name="within"
        label={t`Distance`}
        value={String(within ?? '')}
        all={t`Any distance`}
        options={reaches.map((value) => ({ value: String(value), label: upTo(value) }))}
      />
      <SelectField
        name="band"
        label={t`Price`}
        value={String(band ?? '')}
        all={t`Any price`}
        options={priceBands.map((value) => ({ value: String(value), label: bands[value] }))}
      />
      <SelectField
        name="language"
        label={t`Languages at reception`}
        value={language ?? ''}
        all={t`Any language`}
        options={spokenLanguages
          .filter((value) => value !== 'am' && value !== 'ha')
          .map((value) => ({ value, label: languages[value] }))}
      />
      <SelectField
        name="shuttle"
        label={t`Getting to the halls`}
        value={shuttle ? '1' : ''}
        all={t`Any way`}
        options={[{ value: '1', label: t`Free expo bus` }]}
      />
      <SelectField
        name="halal"
        label={t`Breakfast`}
        value={halal ? '1' : ''}
        all={t`Any breakfast`}
        options={[{ value: '1', label: t`Halal breakfast` }]}
      />
      <SelectField
        name="sort"
        label={t`Sort by`}
        value={order === 'distance' ? '' : order}
        all={t`Nearest first`}
        options={[{ value: 'price', label: t`Cheapest first` }]}
      />
    </FilterForm>
  );
}
