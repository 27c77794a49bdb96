import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './summary.module.css';

interface SummaryProps {
  rows: {
    name: string;
    value: ReactNode;
    /** Where it is changed, without language prefix. */
    change: string;
  }[];
}

/** Answers to look over, each with the way back to its question. */
export function Summary({ rows }: SummaryProps) {
  const { t } = useLingui();
  return (
    <dl className={css.summary}>
      {rows.map(({ name, value, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <SiteLink to={change}>
              {t`Change`}
              <VisuallyHidden>{t`: ${name}`}</VisuallyHidden>
            </SiteLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
