import { Plural, useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatTime, formatWeekday } from '#ui/dates/dates.ts';
import { calendarHref, type EventCard, slotsOf } from '../programme.ts';
import { EventRow } from '../ui/event-row.tsx';
import css from './day-events.module.css';
import { PrintButton } from './print-button.tsx';

interface DayEventsProps {
  /** YYYY-MM-DD. */
  day: string;
  events: EventCard[];
  /** Nobody needs a calendar of what is over. */
  over: boolean;
}

/** A day of the programme: its events by when they begin. Printed, it is the sheet of the day. */
export function DayEvents({ day, events, over }: DayEventsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const heading = `day-${day}`;
  return (
    <section aria-labelledby={heading} className={css.section}>
      <div className={css.head}>
        <h2 id={heading}>{formatWeekday(day, locale)}</h2>
        <p className={css.count}>
          <Plural value={events.length} one="# event" other="# events" /> · {t`Beijing time (UTC+8)`}
        </p>
        <p className={css.ways}>
          {!over && (
            <SiteLink to={calendarHref({ day })} reloads className={button.quiet}>
              {t`Add this day to calendar`}
            </SiteLink>
          )}
          <PrintButton label={t`Print this day`} />
        </p>
      </div>
      {slotsOf(events).map(({ start, events: own }) => (
        <div key={start} className={css.slot}>
          <h3 className={css.start}>
            <time dateTime={start}>{formatTime(start, locale)}</time>
          </h3>
          <ul role="list" className={css.rows}>
            {own.map((event) => (
              <li key={event.id}>
                <EventRow event={event} headingLevel={4} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
