import { useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { SiteLink } from '#shell/link.tsx';
import { useFavourites } from '../favourites.ts';
import { EventRow } from './event-row.tsx';
import css from './saved-events.module.css';
import { useEvents } from './use-events.ts';

/** So many of them are shown; My programme has all. */
const shown = 3;

/** The first events that this device keeps. Nothing where it keeps none; asleep too, for only the device knows of them. */
export function SavedEvents() {
  const { t } = useLingui();
  const { events } = useEvents(useFavourites());
  if (events.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="saved-events">
      <h2 id="saved-events">{t`Events you saved in this browser`}</h2>
      <ul role="list" className={css.events}>
        {events.slice(0, shown).map((event) => (
          <li key={event.id}>
            <EventRow event={event} day narrow />
          </li>
        ))}
      </ul>
      <SiteLink to="/forum/?cursor=mine">{t`My programme`}</SiteLink>
    </section>
  );
}
