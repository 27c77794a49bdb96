import { useLingui } from '@lingui/react/macro';
import type { EventCard } from '#features/programme/index.server.ts';
import { EventRow } from '#features/programme/ui/event-row.tsx';
import { Part } from '#shell/part.tsx';

/** The next events of the programme, while an edition is ahead or open. */
export function ComingEvents({ events }: { events: EventCard[] }) {
  const { t } = useLingui();
  if (events.length === 0) return null;
  return (
    <Part id="programme" title={t`Next on the programme`} more={{ to: '/forum/', label: t`Full programme` }}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} day />
      ))}
    </Part>
  );
}
