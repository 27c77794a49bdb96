import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { maskReachable } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { readDay } from '../../days/days.server.ts';
import { mayBegin, writeDraft } from '../../draft/draft.server.ts';
import { type Draft, nextHref, readParty, visitorNumbers, waitlistHref, withoutOffer } from '../../draft/draft.ts';
import { partyMost } from '../../reservations.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import { joinWaitlist } from '../../waiting-list/waiting-list.server.ts';
import type { Route } from './+types/waitlist.ts';
import { standingOf } from './step.server.ts';

export const headers = personalHeaders;

/** @throws 404 for a day that cannot be reserved */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const day = await readDay(site.db, site.clock.now(), dateAsked(request));
  if (!day) throw new Refusal(404);
  const { draft, to } = await standingOf(request, site);
  return { day, party: draft.party ?? 1, to: to && maskReachable(to) };
}

const dateAsked = (request: Request) => new URL(request.url).searchParams.get('date') ?? '';

/** Joins the list; who has not proven a phone or e-mail yet does that first, and comes back. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const date = dateAsked(request);
  const { draft, to } = await standingOf(request, site);
  const party = readParty((await fieldsOf(request, ['party'])).party);
  if (party === undefined) return data({ problem: 'party' as const, wait: 0 }, { status: 422 });
  if (!to) {
    const begin = await mayBegin(request, site);
    if (!begin.allowed) return tooOften(begin.retryAfter);
    const waiting: Draft = { ...withoutOffer(draft), errand: 'waitlist', date, party };
    return seeOther(site, nextHref(waiting, false), await writeDraft(request, site, waiting));
  }
  const answer = await joinWaitlist(site, { date, visitors: party, to });
  switch (answer.outcome) {
    case 'waiting':
      return seeOther(site, `/reservation/offer/${answer.key}`);
    case 'too-often':
      return tooOften(answer.retryAfter);
    case 'closed-day':
      throw new Refusal(404);
    case 'places-left':
      return data({ problem: 'places-left' as const, wait: 0 }, { status: 409 });
  }
}

function tooOften(retryAfter: number) {
  const headers = { 'Retry-After': String(retryAfter) };
  return data({ problem: undefined, wait: Math.ceil(retryAfter / 60) }, { status: 429, headers });
}

/** Waits for places of a full day. */
export default function WaitlistPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { day, party, to } = loaderData;
  const { problem, wait = 0 } = useAnswer<typeof action>() ?? {};
  const words = useDayWords();
  const error = problem === 'party' ? t`Choose the number of visitors, ${partyMost} at most.` : undefined;
  return (
    <StepPage title={t`Wait for places`} wrong={error ? [{ id: 'party-0', text: error }] : undefined}>
      <p>
        <b>{words.date(day.date)}</b> · {words.places(day.remaining)}
      </p>
      <p>{t`Places that come free go to the next group they are enough for. We then write to you and hold them for two hours.`}</p>
      {problem === 'places-left' && (
        <p role="alert">
          {t`Places are now available for you on this day.`}{' '}
          <SiteLink to={`/reservation/contact?date=${day.date}`}>{t`Reserve them`}</SiteLink>
        </p>
      )}
      {wait > 0 && <p role="alert">{t`Too many attempts. Nothing is lost: please try again in ${wait} min.`}</p>}
      <PostForm action={waitlistHref(day.date)}>
        <Choices
          name="party"
          legend={t`How many visitors?`}
          value={String(party)}
          error={error}
          options={visitorNumbers(partyMost).map((number) => ({
            value: String(number),
            label: words.visitors(number),
          }))}
        />
        {to && <p>{t`We will write to ${to}.`}</p>}
        <button type="submit" className={button.primary}>
          {to ? t`Join the waiting list` : t`Continue`}
        </button>
      </PostForm>
      <SiteLink to="/reservation/">{t`Back to the days`}</SiteLink>
    </StepPage>
  );
}
