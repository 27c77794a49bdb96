import type { ReactNode } from 'react';
import css from './facts.module.css';

interface FactsProps {
  /** In their order; one whose value is empty is left out. */
  facts: { name: string; value: ReactNode; lang?: string | undefined }[];
}

/** What is known of a thing, as names and values in rows with hairlines. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ name, value, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
