import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatWeekday } from '#ui/dates/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Admission, type ProgrammeEvent, programmeHref } from '../../programme.ts';
import { EventTime } from '../../ui/event-time.tsx';
import css from './event-facts.module.css';

/** When and where an event is, in which languages, for whom, and how one gets in. */
export function EventFacts({ event }: { event: ProgrammeEvent }) {
  const { t } = useLingui();
  const locale = useLocale();
  const foreign = useForeign(event.lang);
  const { start, end, room, venue, languages, interpretation, topics, countries } = event;
  const comma = t`, `;
  const admission = useAdmission(event.admission);
  const when = (
    <>
      {formatWeekday(start, locale)}
      <br />
      <EventTime start={start} end={end} /> · {t`Beijing time (UTC+8)`}
    </>
  );
  return (
    <Facts
      facts={[
        { name: t`When`, value: when },
        { name: t`Where`, value: t`${room}, ${venue}`, lang: useForeign(event.placeLang) },
        { name: t`Spoken`, value: languages.join(comma) },
        { name: t`Interpreted into`, value: interpretation.join(comma) },
        { name: t`Topics`, value: <Links links={topics.map(topicLink)} /> },
        { name: t`For`, value: event.audience, lang: foreign },
        { name: t`Admission`, value: admission },
        { name: t`Organised by`, value: event.organiser, lang: foreign },
        {
          name: t`Countries`,
          value: countries.length > 0 && <Links links={countries.map(countryLink)} />,
        },
      ].filter(({ value }) => value !== false)}
    />
  );
}

interface Link {
  to: string;
  name: string;
}

const topicLink = ({ key, name }: ProgrammeEvent['topics'][number]): Link => ({
  to: programmeHref({ day: 'all', topic: key }),
  name,
});

const countryLink = ({ code, name }: ProgrammeEvent['countries'][number]): Link => ({ to: `/countries/${code}`, name });

function Links({ links }: { links: Link[] }) {
  return (
    <ul role="list" className={css.links}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <SiteLink to={to}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** How one gets in, as a sentence. */
function useAdmission(admission: Admission): string {
  const { t } = useLingui();
  return {
    open: t`Open to everybody who is in the halls that day; seats are not reserved.`,
    registration: t`Register beforehand at the desk of the organiser or with your delegation; bring your badge.`,
    invitation: t`By invitation; the name on the invitation must be that on your identity document.`,
  }[admission];
}
