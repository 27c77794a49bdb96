import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { State } from '#ui/console/states/state.tsx';
import { formatShortDay } from '#ui/dates/dates.ts';
import { Due } from '../shown/due.tsx';
import css from './home.module.css';
import type { WaitingLine } from './read-waiting.server.ts';

interface WaitingListProps {
  lines: readonly WaitingLine[];
  /** `YYYY-MM-DD` */
  today: string;
  /** There is more than is listed. */
  isCut: boolean;
}

/** What waits, each line one thing and one act. */
export function WaitingList({ lines, today, isCut }: WaitingListProps) {
  const { t } = useLingui();
  return (
    <>
      <ul role="list" className={css.waiting}>
        {lines.map((line) => (
          <Line key={`${line.act} ${line.to}`} line={line} today={today} />
        ))}
      </ul>
      {isCut && <p className={css.more}>{t`There is more: it moves up as this is done.`}</p>}
    </>
  );
}

function Line({ line: { act, to, title, lang, kind, text, due, since }, today }: { line: WaitingLine; today: string }) {
  const { t } = useLingui();
  const id = useId();
  const acts = {
    decide: t`Decide`,
    review: t({ message: 'Review', context: 'button' }),
    translate: t`Translate`,
    write: t`Write`,
  };
  return (
    <li>
      <p className={css.what}>
        <b id={`${id}-title`} lang={lang}>
          {title}
        </b>
        <small>
          {kind}
          {text && (
            <>
              {' · '}
              <span lang={text.locale}>{nameAlone(text.locale)}</span>
            </>
          )}
        </small>
      </p>
      <p>{text && <State of={text.state} by={text.behind} />}</p>
      <p className={css.when}>{due ? <DueDay day={due} today={today} /> : since}</p>
      <ButtonLink slim to={to} id={`${id}-act`} aria-labelledby={`${id}-act ${id}-title`}>
        {acts[act]}
      </ButtonLink>
    </li>
  );
}

function DueDay({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (day <= today) return <Due day={day} today={today} />;
  const written = formatShortDay(day, locale);
  return t`due ${written}`;
}
