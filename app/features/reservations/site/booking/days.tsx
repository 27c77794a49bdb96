import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import button from '#ui/button.module.css';
import { listDays } from '../../days/days.server.ts';
import { type Places, placesOf } from '../../days/place.server.ts';
import { nextHref } from '../../draft/draft.ts';
import { partyMost } from '../../reservations.ts';
import { DayCalendar } from '../../ui/day-calendar.tsx';
import { DayRow } from '../../ui/day-row.tsx';
import type { Route } from './+types/days.ts';
import css from './days.module.css';
import { reachedFor, standingOf } from './step.server.ts';

export const headers = personalHeaders;

/** Made anew at each request: places go while it is read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const days = await listDays(site.db, site.clock.now());
  const places = await placesOf(
    site,
    days.map(({ date }) => date),
  );
  const { draft, holder, to } = await standingOf(request, site);
  const proven = reachedFor({ draft, holder, to }) !== undefined;
  const begun = draft.party === undefined ? undefined : nextHref({ ...draft, errand: 'reserve' }, proven);
  return { days, places, begun, known: holder.ids.length > 0 };
}

/** The first page of a reservation: the days with what is left of them, and how it goes. */
export default function DaysPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { days, places, begun, known } = loaderData;
  const title = t`Reserve your visit`;
  const lead = t`Free of charge, for up to ${partyMost} people at a time. You need a Chinese identity card, a passport or a travel permit for each person, and a phone number from any country or an e-mail address.`;
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner section="service" title={title} lead={lead} />
      <div className={css.doors}>
        {begun && <SiteLink to={begun} className={button.primary}>{t`Continue the reservation you started`}</SiteLink>}
        {known ? (
          <SiteLink to="/reservation/mine" className={button.secondary}>{t`My reservations`}</SiteLink>
        ) : (
          <SiteLink to="/reservation/find" className={button.secondary}>{t`Find my reservation`}</SiteLink>
        )}
      </div>
      <Part id="days" title={t`Choose a day`}>
        {days.length === 0 ? (
          <p>{t`No days can be reserved at the moment. Please check back: new days will appear here.`}</p>
        ) : (
          <>
            <Where places={places} count={days.length} />
            <DayCalendar days={days} ofEdition={places.ofEdition?.dates ?? []} />
            <details className={css.list}>
              <summary>{t`All days as a list, with hours and bookings`}</summary>
              <ol className={css.days}>
                {days.map((day) => (
                  <DayRow key={day.date} day={day} />
                ))}
              </ol>
            </details>
          </>
        )}
      </Part>
      <Part id="rules" title={t`Good to know`}>
        <ul className={css.rules}>
          <li>{t`On the day, each visitor must bring the valid original of the document entered here. A passport is fine.`}</li>
          <li>{t`Each document can be used for one reservation a day, and each phone number or e-mail address for up to ${partyMost} people a day. Children count, and are entered by an adult.`}</li>
          <li>{t`Everyone gets a ticket with a code for the gate. It opens offline and can be printed.`}</li>
          <li>{t`Until the visit, you can cancel free of charge, for one person or everyone, or choose another day.`}</li>
          <li>{t`If a day is full, join the waiting list: a place that comes free is held for you for two hours.`}</li>
        </ul>
      </Part>
    </>
  );
}

/** Where the days are: at the venue, in the sub-hall, or some here and some there. */
function Where({ places: { ofEdition, hall }, count }: { places: Places; count: number }) {
  const { t } = useLingui();
  if (!ofEdition) return <p className={css.place}>{hall}</p>;
  const { venue, dates } = ofEdition;
  if (dates.length === count) return <p className={css.place}>{venue}</p>;
  return (
    <div className={css.place}>
      <p>{t`Days of the expo: ${venue}`}</p>
      <p>{t`All other days: ${hall}`}</p>
    </div>
  );
}
