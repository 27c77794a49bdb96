import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './results.module.css';

interface ChosenFiltersProps {
  /** The filters there are; one without a name is not set. `without`: the list without it, no language prefix. */
  filters: { name: string | undefined; without: string }[];
}

/** The filters of a list that are set, each a link to the list without it; nothing where none is. */
export function ChosenFilters({ filters }: ChosenFiltersProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const set = filters.filter(({ name }) => name);
  if (set.length === 0) return null;
  return (
    <ul role="list" className={css.chosen} aria-label={t`Active filters`}>
      {set.map(({ name, without }) => (
        <li key={name}>
          <a href={localHref(locale, without)} aria-label={t`Remove the filter ${name}`}>
            {name} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
