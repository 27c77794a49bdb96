import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatWeekday } from '#ui/dates/dates.ts';
import { NothingFound } from '#ui/nothing-found.tsx';
import { alertsHref } from '../alerts/alerts.ts';
import { setFavourite, useFavourites } from '../favourites.ts';
import { calendarHref, clashes, daysOf, type EventCard } from '../programme.ts';
import { EventRow } from '../ui/event-row.tsx';
import { useEvents } from '../ui/use-events.ts';
import css from './my-programme.module.css';
import { PrintButton } from './print-button.tsx';

/** The events that this device keeps, by day: with what clashes, to print, for a calendar; what is removed can come back. */
export function MyProgramme() {
  const { t } = useLingui();
  const favourites = useFavourites();
  const { events, state, retry } = useEvents(favourites);
  const [removed, setRemoved] = useState<EventCard>();
  if (favourites === undefined)
    return (
      <p
        className={css.asleep}
      >{t`Your programme is saved in this browser and appears here once the page’s script has loaded. Without scripts, use each day’s calendar links.`}</p>
    );
  return (
    <>
      <Undo event={removed} onUndone={() => setRemoved(undefined)} />
      {favourites.length === 0 ? (
        <NothingFound title={t`You have not saved any events yet.`}>
          <p>{t`Select the star next to an event to save it here, in this browser only. No account is needed.`}</p>
          <SiteLink to="/forum/" className={button.primary}>
            {t`View programme`}
          </SiteLink>
        </NothingFound>
      ) : (
        <>
          <div className={css.ways}>
            <SiteLink to={calendarHref({ ids: favourites })} reloads className={button.primary}>
              {t`Add all to calendar`}
            </SiteLink>
            <PrintButton label={t`Print my programme`} />
            <SiteLink to={alertsHref(favourites)} className={button.quiet}>
              {t`Alert me to changes`}
            </SiteLink>
          </div>
          {state === 'failed' && (
            <p role="alert" className={css.failed}>
              {t`The events could not be loaded. Your selection is kept.`}{' '}
              <button type="button" className={button.secondary} onClick={retry}>
                {t`Try again`}
              </button>
            </p>
          )}
          <Gone count={state === 'complete' ? favourites.length - events.length : 0} />
          <Days events={events} onRemoved={setRemoved} />
        </>
      )}
    </>
  );
}

function Days({ events, onRemoved }: { events: EventCard[]; onRemoved(event: EventCard): void }) {
  const locale = useLocale();
  const clashesOf = clashes(events);
  return daysOf(events).map(({ day, events: own }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={css.day}>
      <h2 id={`day-${day}`}>{formatWeekday(day, locale)}</h2>
      <ul role="list" className={css.rows}>
        {own.map((event) => (
          <li key={event.id}>
            <EventRow event={event} onFavourite={(kept) => kept || onRemoved(event)}>
              <Clash others={clashesOf.get(event.id) ?? []} />
            </EventRow>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Clash({ others }: { others: EventCard[] }) {
  const { t } = useLingui();
  if (others.length === 0) return null;
  const titles = others.map(({ title }) => title).join(t`; `);
  return <p className={css.clash}>{t`At the same time as: ${titles}`}</p>;
}

/** Events that were kept and are no longer in the programme of the current edition. */
function Gone({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className={css.failed}>
      <Plural
        value={count}
        one="# event you saved is no longer in the programme."
        other="# events you saved are no longer in the programme."
      />
    </p>
  );
}

/** Says what was removed and brings it back. The star that was pressed has gone with its row: the focus comes here. */
function Undo({ event, onUndone }: { event: EventCard | undefined; onUndone(): void }) {
  const { t } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (event) undo.current?.focus();
  }, [event]);
  const title = event?.title ?? '';
  return (
    <div role="status" className={css.undo}>
      {event && (
        <>
          <p>{t`Removed: ${title}`}</p>
          <button
            ref={undo}
            type="button"
            className={button.secondary}
            onClick={() => {
              setFavourite(event.id, true);
              onUndone();
            }}
          >
            {t`Undo`}
          </button>
        </>
      )}
    </div>
  );
}
