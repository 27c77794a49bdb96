import { useLingui } from '@lingui/react/macro';
import { type Locale, shortName } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Owner } from '#ui/console/list/row.tsx';
import page from '#ui/console/page/page.module.css';
import { Who } from '#ui/console/people/who.tsx';
import { State } from '#ui/console/states/state.tsx';
import { formatShortDay } from '#ui/dates/dates.ts';
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

function Due({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const written = formatShortDay(day, locale);
  if (day < today) return <span className={page.late}>{t`overdue since ${written}`}</span>;
  return <span>{day === today ? t`today` : written}</span>;
}
