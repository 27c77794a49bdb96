import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { cancel } from '../../booking/cancel.server.ts';
import { rebook } from '../../booking/rebook.server.ts';
import { daysInstead, readMove, type ToMove } from '../../closing/move-link.server.ts';
import type { Rebooked } from '../../order/outcomes.ts';
import { rebookMessages } from '../../refusal-messages.ts';
import { DayField } from '../../ui/day-field.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/move.ts';

export const headers = personalHeaders;

/** @throws 404 for a key that was not given out */
async function moveOf(site: SiteContext, key: string): Promise<ToMove> {
  const move = await readMove(site, key);
  if (!move) throw new Refusal(404);
  return move;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const move = await moveOf(site, params.key);
  const { key, date, why, party, status, movedTo } = move;
  return { key, date, why, party, status, movedTo, days: status === 'asked' ? await daysInstead(site, move) : [] };
}

type MoveProblem = Exclude<Rebooked['outcome'], 'reserved' | 'missing' | 'too-often'> | 'no-date';

/**
 * Moves the party, or cancels its reservation. The link came by message: who has it does this for that reservation, and sees
 * nothing else of it, for a link is soon passed on.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { key, id } = await moveOf(site, params.key);
  const own = `/reservation/move/${key}`;
  const { date, cancelling } = await fieldsOf(request, ['date', 'cancelling']);
  const refuse = (problem: MoveProblem, status: number) => data({ problem, date, wait: 0 }, { status });
  if (cancelling) {
    const { outcome } = await cancel(site, { id });
    return outcome === 'admitted' || outcome === 'too-late' ? refuse(outcome, 409) : seeOther(site, own);
  }
  if (date === '') return refuse('no-date', 422);
  const answer = await rebook(site, { id, date });
  switch (answer.outcome) {
    // It was moved or cancelled before: the page says which.
    case 'missing':
      return seeOther(site, own);
    case 'too-often': {
      const headers = { 'Retry-After': String(answer.retryAfter) };
      return data({ problem: undefined, date, wait: Math.ceil(answer.retryAfter / 60) }, { status: 429, headers });
    }
    case 'reserved':
      return seeOther(site, `/reservation/tickets/${answer.id}`);
    default:
      return refuse(answer.outcome, answer.outcome === 'closed-day' ? 422 : 409);
  }
}

/** For whoever holds places on a day that was closed: another day for the same people, or none. */
export default function MovePage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { key, date, why, party, status, movedTo, days } = loaderData;
  const answer = useAnswer<typeof action>();
  const words = useDayWords();
  const { problem, wait = 0 } = answer ?? {};
  const error =
    wait > 0
      ? t`Too many attempts. Nothing is lost: please try again in ${wait} min.`
      : problem && (problem === 'no-date' ? t`Choose a day.` : i18n._(rebookMessages[problem]));
  const day = words.date(date);
  const titles = {
    asked: t`Your day is closed: choose another`,
    moved: t`Your visit has been moved`,
    cancelled: t`Your reservation has been cancelled`,
  };
  return (
    <StepPage
      title={titles[status]}
      wrong={error ? [{ id: days.length > 0 ? 'date' : 'cancel', text: error }] : undefined}
    >
      <p>
        <b>{day}</b> · {t`Closed to visitors: ${why}`}
      </p>
      {status === 'asked' && (
        <>
          <p>
            {t`${plural(party, { one: 'The ticket for # visitor is not valid on that day.', other: 'The tickets for # visitors are not valid on that day.' })}`}
          </p>
          {days.length > 0 && (
            <PostForm action={`/reservation/move/${key}`}>
              <DayField label={t`New day`} days={days} value={answer?.date ?? ''} party={party} error={error} />
              <p>{t`Same people, new tickets: nothing has to be typed again.`}</p>
              <div className={form.actions}>
                <button type="submit" className={button.primary}>{t`Move to this day`}</button>
              </div>
            </PostForm>
          )}
          {days.length === 0 && (
            <p>{t`No other day can be reserved yet. The link stays valid: please come back later.`}</p>
          )}
          <PostForm action={`/reservation/move/${key}`}>
            <button id="cancel" type="submit" name="cancelling" value="yes" className={button.secondary}>
              {t`We are not coming: cancel`}
            </button>
          </PostForm>
        </>
      )}
      {movedTo && <SiteLink to={`/reservation/tickets/${movedTo}`}>{t`Tickets`}</SiteLink>}
      <SiteLink to="/reservation/">{t`Back to the days`}</SiteLink>
    </StepPage>
  );
}
