import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Weave } from '#ui/weave/weave.tsx';
import { ButtonLink } from '../controls/button.tsx';
import css from './page.module.css';

interface EmptyProps {
  /** Any stable text: the weave depends on it. */
  id: string;
  /** What is so: "Nothing waits for you". */
  title: string;
  /** What was done, in a sentence or two, and below it the one thing to do. */
  children: ReactNode;
}

/** A list with nothing in it: one weave, what is so, and one thing to do. */
export function Empty({ id, title, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      <Weave id={id} shape="banner" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface NoHitsProps {
  title: string;
  /** The filters that are set, each with the list without it (path, no language prefix). */
  filters: { name: string; without: string }[];
  /** What was looked through. */
  note?: string;
  /** What is asked for, where it is not filters: "Remove a word:". */
  ask?: string;
  /** The list without any of them. */
  all?: string;
}

/** Filters that nothing fits: what can be taken away instead of a picture. */
export function NoHits({ title, filters, note, ask, all }: NoHitsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={css.empty}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <p id={id}>{ask ?? t`Remove a filter:`}</p>
      <ul role="list" aria-labelledby={id} className={css.line}>
        {filters.map(({ name, without }) => (
          <li key={without}>
            <ButtonLink slim to={without} aria-label={t`Remove the filter ${name}`}>
              {name} <span aria-hidden="true">×</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {all && filters.length > 1 && <ButtonLink to={all}>{t`Remove all filters`}</ButtonLink>}
    </div>
  );
}
