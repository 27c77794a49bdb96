import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import css from './filters.module.css';

interface FilterFormProps {
  /** The page that the form asks for, without language prefix and query: `/exhibition/`. */
  action: string;
  /** What is looked for, for those who listen: "Find exhibitors". */
  label: string;
  /** Parameters that stay as they are: `{ cursor: 'buyers' }`. */
  keep?: Record<string, string | undefined>;
  /** Address of the list without filters, without language prefix; given where any filter is set. */
  reset?: string;
  /** `SearchField`s and `SelectField`s. */
  children: ReactNode;
}

/** Filters of a list: a form that asks for the page anew, so that every choice has an address to share. */
export function FilterForm({ action, label, keep = {}, reset, children }: FilterFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <search aria-label={label}>
      <form action={localHref(locale, action)} method="get" className={css.form}>
        {Object.entries(keep).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={css.fields}>{children}</div>
        <div className={css.actions}>
          <button type="submit" className={button.primary}>
            {t`Show`}
          </button>
          {reset !== undefined && (
            <a href={localHref(locale, reset)} className={button.quiet}>
              {t`Clear filters`}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
