import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { rebook } from '../../booking/rebook.server.ts';
import { listDays } from '../../days/days.server.ts';
import { holding, readHolder, withHolder } from '../../holder/holder-cookie.server.ts';
import type { Rebooked } from '../../order/outcomes.ts';
import { rebookMessages } from '../../refusal-messages.ts';
import type { ReservationView } from '../../reservations.ts';
import { DayField } from '../../ui/day-field.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/rebook.ts';
import { ownReservation } from './own-reservation.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const view = await ownReservation(request, site, params.id);
  const days = await listDays(site.db, site.clock.now());
  const { id, date, cancellable } = view;
  return { id, date, cancellable, party: comingOf(view), days: days.filter((day) => day.date !== date) };
}

const comingOf = ({ visitors }: ReservationView) => visitors.filter(({ status }) => status === 'booked').length;

type RebookProblem = Exclude<Rebooked['outcome'], 'reserved' | 'missing' | 'too-often'> | 'no-date';

/** Cancels and reserves anew for the same people, in one. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { id } = await ownReservation(request, site, params.id);
  const { date } = await fieldsOf(request, ['date']);
  const refuse = (problem: RebookProblem, status: number) => data({ problem, date, wait: 0 }, { status });
  if (date === '') return refuse('no-date', 422);
  const answer = await rebook(site, { id, date });
  switch (answer.outcome) {
    // Nobody is booked on the old day any more: a second press, or all were cancelled meanwhile.
    case 'missing':
      return seeOther(site, '/reservation/mine');
    case 'too-often': {
      const headers = { 'Retry-After': String(answer.retryAfter) };
      return data({ problem: undefined, date, wait: Math.ceil(answer.retryAfter / 60) }, { status: 429, headers });
    }
    case 'reserved': {
      const headers = withHolder(new Headers(), site, holding(await readHolder(request, site), answer.id));
      return seeOther(site, `/reservation/tickets/${answer.id}`, headers);
    }
    default:
      return refuse(answer.outcome, answer.outcome === 'closed-day' ? 422 : 409);
  }
}

/** Another day for the same people: the old places are given back as the new ones are taken, or nothing changes. */
export default function RebookPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { id, date, cancellable, party, days } = loaderData;
  const answer = useAnswer<typeof action>();
  const words = useDayWords();
  const { problem, wait = 0 } = answer ?? {};
  const error =
    wait > 0
      ? t`Too many attempts. Nothing is lost: please try again in ${wait} min.`
      : problem && (problem === 'no-date' ? t`Choose a day.` : i18n._(rebookMessages[problem]));
  const old = words.date(date);
  return (
    <StepPage title={t`Choose another day`} wrong={error ? [{ id: 'date', text: error }] : undefined}>
      <p>
        {t`${plural(party, { one: 'Current reservation for # visitor:', other: 'Current reservation for # visitors:' })}`}{' '}
        <b>{old}</b>
      </p>
      {cancellable && days.length > 0 ? (
        <PostForm action={`/reservation/rebook/${id}`}>
          <DayField label={t`New day`} days={days} value={answer?.date ?? ''} party={party} error={error} />
          <p>{t`Same people, new tickets. Your old day is released only if the new one can be reserved.`}</p>
          <div className={form.actions}>
            <button type="submit" className={button.primary}>{t`Move to this day`}</button>
            <SiteLink to={`/reservation/tickets/${id}`} className={button.secondary}>{t`No, keep it`}</SiteLink>
          </div>
        </PostForm>
      ) : (
        <p>{t`This reservation can no longer be changed.`}</p>
      )}
    </StepPage>
  );
}
