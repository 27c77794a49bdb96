import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { MonthTable } from '#ui/calendar/month-table.tsx';
import { monthsBetween } from '#ui/calendar/weeks.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Day } from '../reservations.ts';
import css from './day-calendar.module.css';
import { useDayWords } from './use-day-words.ts';

interface DayCalendarProps {
  /** The days that can be reserved, full ones too, in order; at least one. */
  days: readonly Day[];
  /** Those of them that are the edition's own. */
  ofEdition: readonly string[];
}

/** Below such a part of its places a day is nearly full. */
const few = 0.05;

/** The days by month, each with how many places are left: a link to reserve it, or to wait for it. */
export function DayCalendar({ days, ofEdition }: DayCalendarProps) {
  const { t } = useLingui();
  const [first = '', last = ''] = [days[0]?.date, days.at(-1)?.date];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <ul className={css.legend}>
        <li className={css.free}>{t`Places left`}</li>
        <li className={css.few}>{t`Nearly full`}</li>
        <li className={css.full}>{t`Full: you can join the waiting list`}</li>
        <li>{t`Not open for reservation`}</li>
        {ofEdition.length > 0 && <li className={css.edition}>{t`Days of the expo`}</li>}
      </ul>
      <div className={css.months}>
        {monthsBetween(first, last).map((month) => (
          <MonthTable key={month} month={month} from={first}>
            {(date) => {
              const day = byDate.get(date);
              if (day) return <OpenDay day={day} ofEdition={ofEdition.includes(date)} />;
              return <ShutDay date={date} word={first < date && date < last ? t`Closed` : undefined} />;
            }}
          </MonthTable>
        ))}
      </div>
    </>
  );
}

/** A day that can be reserved or waited for. What is seen of it is short; its name says all. */
function OpenDay({ day: { date, capacity, remaining }, ofEdition }: { day: Day; ofEdition: boolean }) {
  const { t } = useLingui();
  const words = useDayWords();
  const isFull = remaining === 0;
  const state = isFull ? css.full : remaining < few * capacity ? css.few : css.free;
  return (
    <SiteLink
      to={`/reservation/${isFull ? 'waitlist' : 'contact'}?date=${date}`}
      className={ofEdition ? `${css.day} ${state} ${css.edition}` : `${css.day} ${state}`}
    >
      <span className={css.name}>{words.date(date)}</span>
      <span aria-hidden="true" className={css.number}>
        {Number(date.slice(8))}
      </span>{' '}
      <span className={css.places}>{words.left(remaining)}</span>
      {isFull && <span className={css.more}> {t`Waiting list`}</span>}
      {ofEdition && <span className={css.more}> {t`Expo`}</span>}
    </SiteLink>
  );
}

/** A day that nobody can reserve: one between the others is closed, one outside of them only has its number. */
function ShutDay({ date, word }: { date: string; word: string | undefined }) {
  const { t } = useLingui();
  return (
    <span className={`${css.day} ${css.shut}`}>
      <span className={css.number}>{Number(date.slice(8))}</span>{' '}
      {word ? (
        <span className={css.places}>{word}</span>
      ) : (
        <VisuallyHidden>{t`Not open for reservation`}</VisuallyHidden>
      )}
    </span>
  );
}
