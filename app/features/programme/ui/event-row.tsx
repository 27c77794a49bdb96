import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type EventCard, eventHref } from '../programme.ts';
import { EventMoved } from './event-moved.tsx';
import css from './event-row.module.css';
import { EventTime } from './event-time.tsx';
import { FavouriteButton } from './favourite-button.tsx';

interface EventRowProps {
  event: EventCard;
  headingLevel?: 2 | 3 | 4;
  /** Says the day too: for lists that are not one day's. */
  day?: boolean;
  /** Stands in a column beside others: its parts stay below one another on a desk too. */
  narrow?: boolean;
  /** Told where its star is pressed. */
  onFavourite?: (kept: boolean) => void;
  /** What else is to be said of it. */
  children?: ReactNode;
}

/** An event as a row: when, what, where, in which languages; its star keeps it on the device. */
export function EventRow({ event, headingLevel = 3, day, narrow, onFavourite, children }: EventRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { room, shortVenue: venue, start, end } = event;
  return (
    <article className={narrow ? css.row : `${css.row} ${css.wide}`}>
      <p className={css.time}>
        {day && <span className={css.day}>{formatDay(start, locale)}</span>}
        <EventTime start={start} end={end} />
      </p>
      <div className={css.words}>
        <p className={css.kind}>
          {event.kind.name} <NotYet lang={event.lang} />
        </p>
        <Heading className={css.title} lang={useForeign(event.lang)}>
          <SiteLink to={eventHref(event.id)} covers>
            <TitleWords>{event.title}</TitleWords>
          </SiteLink>
        </Heading>
        <EventMoved event={event} />
        {children}
      </div>
      <p className={css.meta}>
        <span lang={useForeign(event.placeLang)}>{t`${room}, ${venue}`}</span>
        <span>{event.languages.join(t`, `)}</span>
      </p>
      <div className={css.keep}>
        <FavouriteButton event={event} onChange={onFavourite} />
      </div>
    </article>
  );
}
