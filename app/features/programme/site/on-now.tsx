import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatTime } from '#ui/dates/dates.ts';
import { useForeign } from '#ui/use-foreign.ts';
import { type EventCard, eventHref, runsAt } from '../programme.ts';
import { EventTime } from '../ui/event-time.tsx';
import css from './on-now.module.css';

interface OnNowProps {
  /** What of the day ran when the page was made, or was still to come. */
  rest: EventCard[];
  /** When the page was made: milliseconds of the site's clock. */
  madeAt: number;
  /** How far the site's clock runs ahead of the world's (CLOCK_OFFSET). */
  clockOffset: number;
}

/** More than this many stand folded until one asks for them. */
const unfolded = 4;
const tick = 20_000;

/**
 * What runs at this moment, or what comes next today. The page may have been made up to an hour ago: it says for which
 * moment it speaks, and once awake it goes with the clock.
 */
export function OnNow({ rest, madeAt, clockOffset }: OnNowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [now, setNow] = useState(madeAt);
  useEffect(() => {
    const follow = () => setNow(Date.now() + clockOffset);
    follow();
    const timer = setInterval(follow, tick);
    return () => clearInterval(timer);
  }, [clockOffset]);
  const running = rest.filter((event) => runsAt(event, now));
  const coming = rest.find(({ start }) => Date.parse(start) > now);
  const shown = running.length > 0 ? running : rest.filter(({ start }) => start === coming?.start);
  if (shown.length === 0) return null;
  const moment = formatTime(new Date(now).toISOString(), locale);
  return (
    <section aria-labelledby="on-now" className={css.strip}>
      <h2 id="on-now">{running.length > 0 ? t`On now` : t`Next today`}</h2>
      <p className={css.moment}>{t`At ${moment}, Beijing time`}</p>
      <details open={shown.length <= unfolded}>
        <summary>
          <Plural value={shown.length} one="# event" other="# events" />
        </summary>
        <ul role="list">
          {shown.map((event) => (
            <li key={event.id}>
              <Running event={event} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Running({ event }: { event: EventCard }) {
  return (
    <>
      <SiteLink to={eventHref(event.id)} lang={useForeign(event.lang)}>
        {event.title}
      </SiteLink>
      <span className={css.facts}>
        <EventTime start={event.start} end={event.end} /> · <span lang={useForeign(event.placeLang)}>{event.room}</span>
      </span>
    </>
  );
}
