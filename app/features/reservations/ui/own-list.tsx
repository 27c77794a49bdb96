import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import type { OwnRow } from '../holder/own-rows.ts';
import type { WaitingPlace } from '../waiting-list/waiting.server.ts';
import css from './own-list.module.css';
import { useDayWords } from './use-day-words.ts';

interface OwnListProps {
  reservations: readonly OwnRow[];
  waiting: readonly WaitingPlace[];
}

/** One's reservations and places on waiting lists, each with what can be done. */
export function OwnList({ reservations, waiting }: OwnListProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const waits = (visitors: number) => {
    const party = days.visitors(visitors);
    return t`Waiting list, ${party}`;
  };
  return (
    <ul className={css.list}>
      {waiting.map(({ key, date, visitors, status }) => (
        <li key={key}>
          <h2>{days.date(date)}</h2>
          <p>{status === 'offered' ? t`Places are being held for you` : waits(visitors)}</p>
          <p className={css.ways}>
            <SiteLink to={`/reservation/offer/${key}`}>
              {status === 'offered' ? t`Reserve them` : t`View your position`}
            </SiteLink>
          </p>
        </li>
      ))}
      {reservations.map(({ id, coming, ...visit }) => (
        <li key={id} className={coming.length === 0 ? css.cancelled : undefined}>
          <h2>{days.date(visit.date)}</h2>
          <p>{coming.length === 0 ? t`Cancelled` : days.hours(visit)}</p>
          {coming.length > 0 && visit.isClosed && <p>{t`Closed to visitors on this day.`}</p>}
          {coming.length > 0 && <p>{coming.join(' · ')}</p>}
          <p className={css.ways}>
            <SiteLink
              to={`/reservation/tickets/${id}`}
              aria-label={named(t`Tickets`, visit.date)}
            >{t`Tickets`}</SiteLink>
            {visit.cancellable && (
              <>
                <SiteLink to={`/reservation/rebook/${id}`} aria-label={named(t`Choose another day`, visit.date)}>
                  {t`Choose another day`}
                </SiteLink>
                <SiteLink
                  to={`/reservation/cancel/${id}`}
                  aria-label={named(t`Cancel`, visit.date)}
                >{t`Cancel`}</SiteLink>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );

  /** Links of several reservations are told apart by their day. */
  function named(what: string, date: string) {
    const day = days.date(date);
    return t`${what}: ${day}`;
  }
}
