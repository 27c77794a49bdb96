import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Check } from '#ui/form/check.tsx';
import { FieldError } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { cancel } from '../../booking/cancel.server.ts';
import { refusalMessages } from '../../refusal-messages.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/cancel.ts';
import { ownReservation } from './own-reservation.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { id, date, cancellable, visitors } = await ownReservation(request, siteOf(context), params.id);
  const coming = visitors.flatMap(({ ticketId, name, status, admitted }, i) =>
    status === 'booked' && !admitted ? { ticketId, name: visitors.length > 1 ? `${i + 1}. ${name}` : name } : [],
  );
  return { id, date, cancellable, coming };
}

/** Cancels those who are ticked. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { id } = await ownReservation(request, site, params.id);
  const ticketIds = valuesIn(await formOf(request), 'ticketIds');
  if (ticketIds.length === 0) return data({ problem: 'nobody' as const, ticketIds }, { status: 422 });
  const answer = await cancel(site, { id, ticketIds });
  if (answer.outcome === 'missing') throw new Refusal(404);
  if (answer.outcome !== 'cancelled') return data({ problem: answer.outcome, ticketIds }, { status: 409 });
  const freed = answer.visitors > 0 ? `?freed=${answer.visitors}` : '';
  return seeOther(site, `/reservation/tickets/${id}${freed}`);
}

/** Asks whether to cancel, one visitor or all (specification 4). */
export default function CancelPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { id, date, cancellable, coming } = loaderData;
  const answer = useAnswer<typeof action>();
  const problem = answer?.problem;
  const day = useDayWords().date(date);
  const error =
    problem && (problem === 'nobody' ? t`Tick everyone who is not coming.` : i18n._(refusalMessages[problem]));
  const first = coming[0]?.ticketId ?? '';
  return (
    <StepPage
      title={t`Cancel your visit on ${day}?`}
      wrong={error ? [{ id: `visitor-${first}`, text: error }] : undefined}
    >
      {cancellable ? (
        <PostForm action={`/reservation/cancel/${id}`}>
          <fieldset className={form.choices} aria-describedby={error ? 'visitors-error' : undefined}>
            <legend>{t`Who isn’t coming?`}</legend>
            <FieldError id="visitors" error={error} />
            {coming.map(({ ticketId, name }) => (
              <Check
                key={ticketId}
                id={`visitor-${ticketId}`}
                name="ticketIds"
                value={ticketId}
                checked={answer ? answer.ticketIds.includes(ticketId) : true}
              >
                {name}
              </Check>
            ))}
          </fieldset>
          <p>{t`Their places are released at once and their tickets become invalid. There is no charge.`}</p>
          <div className={form.actions}>
            <button type="submit" className={button.primary}>{t`Yes, cancel`}</button>
            <SiteLink to={`/reservation/tickets/${id}`} className={button.secondary}>{t`No, keep it`}</SiteLink>
          </div>
          <p>
            <SiteLink to={`/reservation/rebook/${id}`}>{t`Choose another day instead`}</SiteLink>
          </p>
        </PostForm>
      ) : (
        <>
          <p>{t`Nothing left to cancel: it has already been cancelled, everyone has been admitted, or the day is over.`}</p>
          <SiteLink to={`/reservation/tickets/${id}`}>{t`Tickets`}</SiteLink>
        </>
      )}
    </StepPage>
  );
}
