import { JsonLd } from '#shell/json-ld/json-ld.tsx';
import { useAbsolute } from '#shell/use-absolute.ts';
import { eventHref, type ProgrammeEvent } from '../../programme.ts';

/** An event of the programme for machines (schema.org, BusinessEvent). */
export function EventJsonLd({ event }: { event: ProgrammeEvent }) {
  const absolute = useAbsolute();
  const { title, summary, lang, start, end, room, venue, organiser, topics } = event;
  const place = {
    '@type': 'Place',
    name: `${room}, ${venue}`,
    address: { '@type': 'PostalAddress', addressRegion: 'Hunan', addressCountry: 'CN' },
  };
  const data = {
    '@type': 'BusinessEvent',
    name: title,
    description: summary.join(' '),
    inLanguage: lang,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place,
    organizer: { '@type': 'Organization', name: organiser },
    about: topics.map(({ name }) => name),
    url: absolute(eventHref(event.id)),
  };
  return <JsonLd data={data} />;
}
