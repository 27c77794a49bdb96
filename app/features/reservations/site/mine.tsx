import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#site/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { readHolder } from '../holder-cookie.server.ts';
import { reservationsOf } from '../queries.server.ts';
import type { ReservationView } from '../reservations.ts';
import { forgetTickets } from '../ui/kept-here.tsx';
import { StepPage } from '../ui/step-page.tsx';
import { useDayWords } from '../ui/use-day-words.ts';
import { waitingOf } from '../waiting.server.ts';
import css from './mine.module.css';

export const headers = personalHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteOf(context);
  const { db, settings, clock } = site;
  const { ids, proof } = readHolder(request, site);
  if (!proof && ids.length === 0) throw seeOther(site, '/reservation/find');
  const views = await reservationsOf(db, settings, clock.now(), { to: proof?.to, ids });
  const waiting = proof ? await waitingOf(site, proof.to) : [];
  return { reservations: inOrder(views.map(present)), waiting, proven: proof !== undefined };
}

/** What is ahead comes first, the next day at the top; behind it what is over or cancelled, the latest at the top. */
function inOrder<T extends { date: string; cancellable: boolean }>(reservations: T[]): T[] {
  const [ahead, over] = [true, false].map((is) => reservations.filter(({ cancellable }) => cancellable === is));
  return [...(ahead ?? []).toReversed(), ...(over ?? [])];
}

function present({ id, date, status, opens, closes, cancellable, visitors }: ReservationView) {
  const coming = visitors.filter((visitor) => visitor.status === 'booked').map(({ name }) => name);
  return { id, date, status, opens, closes, cancellable, coming };
}

/** One's reservations and places on waiting lists, with what can be done. */
export default function MinePage() {
  const { t } = useLingui();
  const { reservations, waiting, proven } = useLoaderData<typeof loader>();
  const days = useDayWords();
  const waits = (visitors: number) => {
    const party = days.visitors(visitors);
    return t`Waiting list, ${party}`;
  };
  return (
    <StepPage title={t`My reservations`}>
      {reservations.length + waiting.length === 0 && (
        <p>{t`There is no reservation with this phone or e-mail. Was it another one?`}</p>
      )}
      <ul className={css.list}>
        {waiting.map(({ key, date, visitors, status }) => (
          <li key={key}>
            <h2>{days.date(date)}</h2>
            <p>{status === 'offered' ? t`Places are held for you now` : waits(visitors)}</p>
            <p className={css.ways}>
              <SiteLink to={`/reservation/offer/${key}`}>
                {status === 'offered' ? t`Reserve them` : t`See your place`}
              </SiteLink>
            </p>
          </li>
        ))}
        {reservations.map(({ id, coming, ...visit }) => (
          <li key={id} className={coming.length === 0 ? css.cancelled : undefined}>
            <h2>{days.date(visit.date)}</h2>
            <p>{coming.length === 0 ? t`Cancelled` : days.hours(visit)}</p>
            {coming.length > 0 && <p>{coming.join(' · ')}</p>}
            <p className={css.ways}>
              <SiteLink
                to={`/reservation/tickets/${id}`}
                aria-label={named(t`Tickets`, visit.date)}
              >{t`Tickets`}</SiteLink>
              {visit.cancellable && (
                <>
                  <SiteLink to={`/reservation/rebook/${id}`} aria-label={named(t`Choose another day`, visit.date)}>
                    {t`Choose another day`}
                  </SiteLink>
                  <SiteLink
                    to={`/reservation/cancel/${id}`}
                    aria-label={named(t`Cancel`, visit.date)}
                  >{t`Cancel`}</SiteLink>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.ways}>
        <SiteLink to="/reservation/">{t`Reserve a visit`}</SiteLink>
        <SiteLink to="/reservation/find">
          {proven ? t`Look with another phone or e-mail` : t`Look with your phone or e-mail`}
        </SiteLink>
      </p>
      <PostForm action="/reservation/forget" onSubmit={forgetTickets}>
        <button
          type="submit"
          className={`${button.quiet} ${form.flush}`}
        >{t`Not my device: forget all of this here`}</button>
      </PostForm>
    </StepPage>
  );

  /** Links of several reservations are told apart by their day. */
  function named(what: string, date: string) {
    const day = days.date(date);
    return t`${what}: ${day}`;
  }
}
