import { JsonLd } from '#shell/json-ld/json-ld.tsx';
import { organizationId } from '#shell/json-ld/organization-json-ld.tsx';
import { useAbsolute } from '#shell/use-absolute.ts';
import type { Edition } from '../editions.ts';

interface EditionJsonLdProps {
  edition: Pick<Edition, 'name' | 'lang' | 'summary' | 'startDate' | 'endDate' | 'venue' | 'address'>;
  /** Its page, without language prefix. */
  to: string;
}

/** An edition for machines: an event in an exhibition hall (schema.org, ExhibitionEvent). */
export function EditionJsonLd({ edition, to }: EditionJsonLdProps) {
  const absolute = useAbsolute();
  const { name, lang, summary, startDate, endDate, venue, address } = edition;
  const place = {
    '@type': 'Place',
    name: venue,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: 'Changsha', addressCountry: 'CN' },
  };
  const data = {
    '@type': 'ExhibitionEvent',
    name,
    description: summary,
    inLanguage: lang,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place,
    organizer: { '@id': organizationId(absolute) },
    url: absolute(to),
  };
  return <JsonLd data={data} />;
}
