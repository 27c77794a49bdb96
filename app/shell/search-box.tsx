import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './search-box.module.css';

interface SearchBoxProps {
  /** Id of the field, unique in the page. */
  id: string;
  /** The field, where it is more than a plain one. */
  children?: ReactNode;
}

/** Looks for words in everything on the site: a form that leads to the search page, complete without script. */
export function SearchBox({ id, children }: SearchBoxProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <search className={css.search}>
      <form action={localHref(locale, '/search/')} method="get" className={css.form}>
        <div>
          <label htmlFor={id}>
            <VisuallyHidden>{t`What are you looking for?`}</VisuallyHidden>
          </label>
          {children ?? <input {...plainField} id={id} className={css.field} />}
        </div>
        <button type="submit" className={button.primary}>
          {t`Find`}
        </button>
      </form>
    </search>
  );
}

/** What a field for a keyword is, however it is dressed. */
export const plainField = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  name: 'keyword',
  maxLength: 100,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
