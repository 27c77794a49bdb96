import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import css from './list-foot.module.css';

interface ListFootProps {
  /** Which rows these are; `about`: of how many, where that is known well enough. */
  rows?: { from: number; to: number; about?: number };
  /** A note on what the list is. */
  children?: ReactNode;
  /** Leads to a place in the list: a form with a month to choose. `action` without language prefix. */
  jump?: { action: string; name: string; label: string; value?: string; keep?: Record<string, string> };
  /** The page before and after, without language prefix; `name` where "Older" is not the word. */
  newer?: { to: string; name?: string };
  older?: { to: string; name?: string };
  /** `KeysLine`. */
  keys?: ReactNode;
}

/** The foot of a list that is read on by key, not by page: which rows these are, a jump, the next ones. */
export function ListFoot({ rows, children, jump, newer, older, keys }: ListFootProps) {
  const { t } = useLingui();
  return (
    <div className={css.foot}>
      {children}
      {rows && <Rows {...rows} />}
      <div className={css.line}>
        {jump && <Jump {...jump} />}
        {newer && (
          <ButtonLink slim to={newer.to} rel="prev">
            ‹ {newer.name ?? t`Newer`}
          </ButtonLink>
        )}
        {older && (
          <ButtonLink slim to={older.to} rel="next">
            {older.name ?? t`Older`} ›
          </ButtonLink>
        )}
      </div>
      {keys}
    </div>
  );
}

function Rows({ from, to, about }: NonNullable<ListFootProps['rows']>) {
  const { t } = useLingui();
  const locale = useLocale();
  const [first, last, all] = [from, to, about ?? 0].map((number) => number.toLocaleString(locale));
  return <p>{about === undefined ? t`Rows ${first} to ${last}` : t`Rows ${first} to ${last} of about ${all}`}</p>;
}

function Jump({ action, name, label, value, keep = {} }: NonNullable<ListFootProps['jump']>) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <form action={localHref(locale, action)} method="get" className={css.line}>
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <label className={css.line}>
        {label} <input type="month" name={name} defaultValue={value} />
      </label>
      <Button slim>{t`Jump`}</Button>
    </form>
  );
}
