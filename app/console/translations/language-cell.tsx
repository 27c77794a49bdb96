import { useLingui } from '@lingui/react/macro';
import { type Locale, shortName } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Owner } from '#ui/console/list/row.tsx';
import { Who } from '#ui/console/people/who.tsx';
import { State } from '#ui/console/states/state.tsx';
import { Due } from '../shown/due.tsx';
import { translateHref } from '../translate/translate-address.ts';
import css from './board.module.css';
import type { Cell } from './seen.ts';

interface LanguageCellProps {
  thing: { kind: string; id: number };
  locale: Locale;
  source: Locale;
  cell: Cell;
  /** `YYYY-MM-DD` */
  today: string;
}

/** How a language of a thing stands, who has it and until when. It opens where that language is written. */
export function LanguageCell({ thing, locale, source, cell, today }: LanguageCellProps) {
  const { t } = useLingui();
  const { state, behind, given } = cell;
  const isDone = state === 'published' || state === 'signed' || state === 'withdrawn';
  const to =
    locale === source
      ? `/console/content/${thing.kind}/${thing.id}/`
      : translateHref(thing, { from: source, to: locale });
  return (
    <>
      <SiteLink to={to} className={css.open} data-open={locale}>
        <State of={state} by={behind} language={marks[locale] ?? shortName(locale)} />
      </SiteLink>
      {!isDone && (given || state === 'missing' || state === 'behind') && (
        <Owner>
          {given ? <Who id={String(given.id)}>{given.name}</Who> : <span>{t`Unassigned`}</span>}
          {given?.due && <Due day={given.due} today={today} />}
        </Owner>
      )}
    </>
  );
}

/** As the language bar labels them. */
const marks: Partial<Record<Locale, string>> = { 'zh-CN': '中', 'en-US': 'En', 'fr-FR': 'Fr' };
