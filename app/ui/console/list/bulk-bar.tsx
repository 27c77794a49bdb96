import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Band } from '../frame/band.tsx';
import css from './bulk-bar.module.css';

interface BulkBarProps {
  /** How many are picked; undefined while nobody can count (no script). */
  count: number | undefined;
  /** What will happen, counted: "In Chinese 1 goes out now; English and French stay as they are." */
  says?: ReactNode;
  /** `Button`s and fields of the form that holds the list too. */
  children: ReactNode;
}

/** What can be done with all that is picked, below the list in the same form. It goes where nothing is picked. */
export function BulkBar({ count, says, children }: BulkBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the legend out of the row
    <div
      role="group"
      aria-label={t`Bulk actions`}
      className={css.bulk}
      {...(count === undefined && { 'data-uncounted': '' })}
    >
      <Band />
      <div className={css.acts}>
        <b>{count === undefined ? t`Bulk actions` : <Plural value={count} one="# selected" other="# selected" />}</b>
        {children}
      </div>
      {says && <p>{says}</p>}
    </div>
  );
}
