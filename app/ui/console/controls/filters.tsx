import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { focusedBy } from '../keys/pressed-by.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import css from './filters.module.css';

interface FiltersProps {
  /** The page that the form asks for, without language prefix and query. */
  action: string;
  /** What is looked for, for those who listen: "Find articles". */
  label: string;
  /** The field for words; `label` over it: "Title, text or number". */
  search: { name: string; label: string; value: string };
  /** Parameters that stay as they are. */
  keep?: Record<string, string | undefined>;
  /** `SelectField`s; on a phone they fold into "More filters". */
  children?: ReactNode;
}

/** Filters of a list in one row: a form that asks for the page anew, so that each choice has an address. */
export function Filters({ action, label, search, keep = {}, children }: FiltersProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const kept = Object.entries(keep).filter(([, value]) => value !== undefined);
  return (
    <search aria-label={label}>
      <form action={localHref(locale, action)} method="get" className={css.filters}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          ref={focusedBy('/', search.label)}
          id={`filter-${search.name}`}
          type="search"
          wide
          name={search.name}
          label={search.label}
          defaultValue={search.value}
          key={search.value}
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
        {children && (
          <details className={css.more}>
            <summary>{t`More filters`}</summary>
            {children}
          </details>
        )}
        <Button>{t`Show`}</Button>
      </form>
    </search>
  );
}
