import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import type { Day } from '../reservations.ts';
import css from './day-row.module.css';
import { useDayWords } from './use-day-words.ts';

/** A day that can be visited: hours, what is left, and the way to reserve or to wait. */
export function DayRow({ day }: { day: Day }) {
  const { t, i18n } = useLingui();
  const words = useDayWords();
  const { date, capacity, remaining, bookings, waiting } = day;
  const name = words.date(date);
  const total = i18n.number(capacity);
  const isFull = remaining === 0;
  return (
    <li className={css.day}>
      <h3>{name}</h3>
      <p className={css.hours}>{words.hours(day)}</p>
      <p className={css.places}>
        <b className={isFull ? css.full : undefined}>{words.places(remaining)}</b>{' '}
        <small>
          {isFull ? <>· {t`${total} places`}</> : t`of ${total}`} ·{' '}
          {t`${plural(bookings, { one: '# booking', other: '# bookings' })}`}
          {waiting > 0 && <> · {t`${plural(waiting, { one: '# group waiting', other: '# groups waiting' })}`}</>}
        </small>
        <Left part={capacity > 0 ? remaining / capacity : 0} />
      </p>
      {isFull ? (
        <SiteLink
          to={`/reservation/waitlist?date=${date}`}
          className={button.secondary}
          aria-label={t`Waiting list: ${name}`}
        >
          {t`Waiting list`}
        </SiteLink>
      ) : (
        <SiteLink to={`/reservation/contact?date=${date}`} className={button.primary} aria-label={t`Reserve: ${name}`}>
          {t`Reserve`}
        </SiteLink>
      )}
    </li>
  );
}

/** What is left of a day, as a thread that is used up. The words beside it say the same. */
function Left({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className={css.left}>
      <path className={css.used} d="M0 0h100v3H0z" />
      <path className={css.free} d={`M0 0h${Math.round(part * 1000) / 10}v3H0z`} />
    </svg>
  );
}
