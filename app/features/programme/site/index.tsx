import { useLingui } from '@lingui/react/macro';
import { type Edition, phaseOf } from '#features/editions/index.server.ts';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { Pagination } from '#ui/pages/pagination.tsx';
import { eventNames, offered } from '../names.server.ts';
import {
  daysOf,
  type EventCard,
  eventsPerPage,
  openingDay,
  type ProgrammeDay,
  programmeHref,
  readChoice,
} from '../programme.ts';
import { countEvents, countriesOfEvents, daysOfSite, editionOfDay, listEvents, restOfDay } from '../queries.server.ts';
import type { Route } from './+types/index.ts';
import { ByCountry } from './by-country.tsx';
import { CalendarDoor } from './calendar-door.tsx';
import { DayEvents } from './day-events.tsx';
import { DayNav } from './day-nav.tsx';
import { EventFilters } from './event-filters.tsx';
import css from './index.module.css';
import { MyProgramme } from './my-programme.tsx';
import { NoEvents } from './no-events.tsx';
import { OnNow } from './on-now.tsx';

export const handle = { section: 'forum' } satisfies PageHandle;

/** More never run or follow on one day. */
const mostOfDay = 100;

function numberOnceOver(edition: Edition | undefined, now: Date): number | undefined {
  const isOver = edition && (!edition.isCurrent || phaseOf(edition, now) === 'after');
  return isOver ? edition.number : undefined;
}

/** @throws 404 for a day, a kind, a topic or a page that the programme does not have */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'programme', 'editions');
  const { db, locale, clock, settings } = site;
  const asked = readChoice(new URL(request.url).searchParams);
  const edition = await editionOfDay(site, asked?.day);
  const now = clock.now();
  const days: ProgrammeDay[] = edition ? await daysOfSite(site, edition.number) : [];
  const known = asked?.day === undefined || asked.day === 'all' || days.some(({ day }) => day === asked.day);
  if (!asked || !known) throw new Refusal(404);
  const { kind, topic, page, mine } = asked;
  const opening = openingDay(days, { today: venueDay(now), first: edition?.startDate });
  const day = asked.day ?? opening;
  const frame = {
    days,
    mine,
    choice: { day, kind, topic, page },
    /** The number of the edition, once it is over. */
    over: numberOnceOver(edition, now),
    /** Whether the address shows another page than the programme's first one. */
    own: asked.day !== undefined && (asked.day !== opening || edition?.isCurrent === false),
    ...offered(await eventNames(db, locale)),
    madeAt: now.getTime(),
    clockOffset: settings.CLOCK_OFFSET,
  };
  const none: EventCard[] = [];
  if (!edition || mine) return { ...frame, pages: 1, events: none, rest: none, countries: [] };
  const filter = { editionId: edition.number, day: day === 'all' ? undefined : day, kind, topic };
  const [found, rest] = await Promise.all([
    // One more than is shown tells whether there is another page; only then are they counted.
    listEvents(db, filter, { locale, now, limit: eventsPerPage + 1, offset: (page - 1) * eventsPerPage }),
    restOfDay(db, { locale, editionId: edition.number, now, limit: mostOfDay }),
  ]);
  const events = found.slice(0, eventsPerPage);
  const whole = page === 1 && found.length === events.length;
  const pages = whole ? 1 : pagesOf((await countEvents(db, filter)).total, eventsPerPage);
  if (page > pages) throw new Refusal(404);
  // On the programme's first page alone: the pages of its days have enough to carry.
  const countries = frame.own || page > 1 ? [] : await countriesOfEvents(site, edition.number);
  return { ...frame, pages, events, rest, countries };
}

/** The programme: a day of it, all of it, or what this device keeps. */
export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { days, mine, choice, own, over, pages, events, rest, countries, madeAt, clockOffset, ...names } = loaderData;
  const { t } = useLingui();
  const title = useTitle(mine ? 'mine' : own ? choice.day : undefined, choice.page ?? 1);
  const description = mine
    ? t`The events you have saved in this browser, ready for your calendar or for printing.`
    : t`Forums, matchmaking, seminars and other events of the China-Africa Economic and Trade Expo in Changsha, by day and hour.`;
  const query = mine ? ['cursor'] : ['page', ...(own ? ['day'] : [])];
  return (
    <>
      <PageHead title={title} description={description} query={query} unlisted={mine} />
      <Banner section="forum" title={mine ? t`My programme` : t`Programme`} lead={description} />
      <DayNav days={days} current={mine ? 'mine' : choice.day} choice={choice} />
      <div className={css.page}>
        {mine ? (
          <MyProgramme />
        ) : (
          <>
            {rest.length > 0 && <OnNow rest={rest} madeAt={madeAt} clockOffset={clockOffset} />}
            <Over edition={over} />
            <EventFilters choice={choice} {...names} />
            {events.length === 0 && <NoEvents published={days.length > 0} day={choice.day} />}
            {daysOf(events).map((each) => (
              <DayEvents key={each.day} {...each} over={over !== undefined} />
            ))}
            <Pagination
              page={choice.page ?? 1}
              pages={pages}
              hrefOf={(page) => programmeHref({ ...choice, page })}
              label={t`Pages of the programme`}
            />
          </>
        )}
        {over === undefined && <CalendarDoor />}
        <ByCountry countries={countries} />
      </div>
    </>
  );
}

/** Says of a programme that it is over, and where to go on from it. */
function Over({ edition }: { edition: number | undefined }) {
  const { t } = useLingui();
  if (edition === undefined) return null;
  return (
    <p className={css.over}>
      {t`This edition is over. Its programme remains here for reference.`}{' '}
      <SiteLink to={editionHref(edition)}>{t`Figures and results`}</SiteLink>
    </p>
  );
}

/** What sets the page apart in its title. */
function useTitle(part: string | undefined, page: number): string {
  const { t } = useLingui();
  const locale = useLocale();
  if (part === 'mine') return t`My programme`;
  const day = part === undefined || part === 'all' ? '' : formatDay(part, locale);
  const title = part === undefined ? t`Programme` : part === 'all' ? t`Programme, all days` : t`Programme, ${day}`;
  return page === 1 ? title : t`${title}, page ${page}`;
}
