import { useLingui } from '@lingui/react/macro';
import type { Period } from '#platform/feature/figures.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import css from './figures.module.css';
import { type AskedPeriod, daysBefore, figuresHref } from './period.ts';
import { periodWords } from './period-words.ts';

interface PeriodFormProps extends Pick<AskedPeriod, 'typed' | 'problems'> {
  topic: string;
  today: string;
}

/** The days that figures are of: a form that asks for the page anew, and the usual ones as links. */
export function PeriodForm({ topic, today, typed, problems }: PeriodFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const wrong = (name: keyof Period) => {
    const problem = problems[name];
    return problem && i18n._(periodWords[problem]);
  };
  const usual = [
    { name: t`Today`, days: 1 },
    { name: t`7 days`, days: 7 },
    { name: t`28 days`, days: 28 },
    { name: t`A year`, days: 365 },
  ];
  return (
    <search aria-label={t`Days`} className={css.period}>
      <form method="get" action={localHref(locale, '/console/figures/')} key={`${typed.from} ${typed.to}`} noValidate>
        <input type="hidden" name="of" value={topic} />
        <TextField id="from" label={t`Date from`} type="date" defaultValue={typed.from} error={wrong('from')} />
        <TextField id="to" label={t`Date to`} type="date" defaultValue={typed.to} error={wrong('to')} />
        <Button>{t`Show`}</Button>
      </form>
      <ul role="list" className={page.line}>
        {usual.map(({ name, days }) => (
          <li key={days}>
            <SiteLink to={figuresHref(topic, { from: daysBefore(today, days - 1), to: today })}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </search>
  );
}
