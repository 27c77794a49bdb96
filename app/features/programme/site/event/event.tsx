import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import button from '#ui/button.module.css';
import { formatWeekdayOfYear } from '#ui/dates/dates.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { alertsHref } from '../../alerts/alerts.ts';
import { type EventCard, eventHref, programmeHref, readEventId, weaveSeed } from '../../programme.ts';
import { around, readEvent } from '../../queries.server.ts';
import { EventMoved } from '../../ui/event-moved.tsx';
import { EventRow } from '../../ui/event-row.tsx';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import type { Route } from './+types/event.ts';
import { Agenda } from './agenda.tsx';
import css from './event.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventJsonLd } from './event-json-ld.tsx';
import { Speakers } from './speakers.tsx';

export const handle = { section: 'forum' } satisfies PageHandle;

/** How many of the events at the same time are shown. */
const meanwhileShown = 12;

/** @throws 404 for an event that does not exist */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, locale, clock } = siteOf(context, 'programme');
  const id = readEventId(params.id);
  const reader = { locale, now: clock.now() };
  const event = id === undefined ? undefined : await readEvent(db, id, reader);
  if (!event) throw new Refusal(404);
  const picture = wovenPicture('events', event.kind.key);
  const over = Date.parse(event.end) < reader.now.getTime();
  return { event, picture, over, ...(await around(db, event, { ...reader, limit: meanwhileShown })) };
}

/** One event: what happens, when and where, for whom, who speaks, and what stands around it. */
export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, picture, over, meanwhile, nextInRoom } = loaderData;
  const { t } = useLingui();
  const locale = useLocale();
  const { id, title, lang, start, summary } = event;
  const day = start.slice(0, 10);
  const foreign = useForeign(lang);
  const trail = [
    { title: t`Programme`, to: '/forum/' },
    { title: formatWeekdayOfYear(day, locale), to: programmeHref({ day }) },
  ];
  return (
    <>
      <PageHead title={title} description={summary[0] ?? ''} />
      <EventJsonLd event={event} />
      <Banner section="forum" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <article className={css.event}>
          <header className={css.head}>
            <p className={css.kind}>{event.kind.name}</p>
            <h1 lang={foreign}>
              <TitleWords>{title}</TitleWords>
            </h1>
            <NotYet lang={lang} />
            <EventMoved event={event} />
            <div className={css.ways}>
              <FavouriteButton event={event} words />
              {!over && (
                <SiteLink to={`${eventHref(id)}/event.ics`} reloads className={button.secondary}>
                  {t`Add to calendar`}
                </SiteLink>
              )}
              {!over && (
                <SiteLink to={alertsHref([id])} className={button.quiet}>
                  {t`Alert me to changes`}
                </SiteLink>
              )}
            </div>
          </header>
          <WovenPicture src={picture} weave={weaveSeed(id)} shape="wide" className={css.weave} eager />
          <div className={css.facts}>
            <EventFacts event={event} />
          </div>
          <div className={css.words}>
            <div className={css.summary} lang={foreign}>
              <Paragraphs paragraphs={summary} />
            </div>
            <Agenda event={event} />
            <Speakers event={event} />
          </div>
        </article>
      </div>
      {nextInRoom && <Rows id="room" title={t`Next in this room`} events={[nextInRoom]} />}
      {meanwhile.length > 0 && (
        <Rows
          id="meanwhile"
          title={t`At the same time`}
          events={meanwhile}
          more={{ to: programmeHref({ day }), label: t`The whole day` }}
        />
      )}
    </>
  );
}

interface RowsProps {
  id: string;
  title: string;
  events: EventCard[];
  more?: { to: string; label: string };
}

function Rows({ events, ...part }: RowsProps) {
  return (
    <Part {...part}>
      <ul role="list" className={css.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
