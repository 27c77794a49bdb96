import { useLingui } from '@lingui/react/macro';
import type { EventCard } from '#features/programme/index.server.ts';
import { EventRow } from '#features/programme/ui/event-row.tsx';
import { Part } from '#shell/part.tsx';
import css from './country-parts.module.css';

/** Events of the programme that are about the country. */
export function CountryEvents({ name, events }: { name: string; events: EventCard[] }) {
  const { t } = useLingui();
  if (events.length === 0) return null;
  return (
    <Part id="events" title={t`${name} in the programme`} more={{ to: '/forum/', label: t`Full programme` }}>
      <ul role="list" className={css.list}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} day />
          </li>
        ))}
      </ul>
    </Part>
  );
}
