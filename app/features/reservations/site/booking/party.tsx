import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { listDays } from '../../days/days.server.ts';
import { writeDraft } from '../../draft/draft.server.ts';
import {
  type Draft,
  nextHref,
  readParty,
  visitorNumbers,
  waitlistHref,
  withDay,
  withUnfinished,
} from '../../draft/draft.ts';
import { type Day, partyMost } from '../../reservations.ts';
import { DayField } from '../../ui/day-field.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/party.ts';
import { openStep, reachedFor } from './step.server.ts';

export const headers = personalHeaders;

type DateProblem =
  | { kind: 'missing' | 'closed' | 'offer-gone' }
  | { kind: 'full'; remaining: number }
  | { kind: 'account-full'; left: number };

interface PartyProblems {
  date?: DateProblem | undefined;
  party?: boolean;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { draft } = await openStep(request, site, 'party');
  const days = await listDays(site.db, site.clock.now());
  const shown = shownDays(days, draft);
  const asked = new URL(request.url).searchParams.get('date');
  const typed = draft.unfinished?.party;
  if (typed && asked === null) return { days: shown, ...typed, problems: problemsOf(shown, typed) };
  const date = asked ?? draft.date ?? '';
  const problems: PartyProblems = { date: date === draft.date ? problemOf(draft) : undefined };
  return { days: shown, date, party: String(draft.party ?? 1), problems };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const standing = await openStep(request, site, 'party');
  const { draft } = standing;
  const typed = await fieldsOf(request, ['date', 'party']);
  const party = readParty(typed.party);
  const days = shownDays(await listDays(site.db, site.clock.now()), draft);
  const problems = problemsOf(days, typed);
  if (problems.date || !party) {
    const headers = await writeDraft(request, site, withUnfinished(draft, 'party', typed));
    return data({ problems, ...typed }, { status: 422, headers });
  }
  const { problem: _, ...rest } = withDay(draft, typed.date);
  const next = withUnfinished({ ...rest, party }, 'party', undefined);
  // Another day is not offered: there one reserves for the phone or mail that is proven.
  const proven = reachedFor({ ...standing, draft: next }) !== undefined;
  return seeOther(site, nextHref(next, proven), await writeDraft(request, site, next));
}

function problemsOf(days: Day[], typed: { date: string; party: string }): PartyProblems {
  const party = readParty(typed.party);
  return { date: dateProblem(days, typed.date, party ?? 1), party: party === undefined };
}

/** The places that an offer holds count as left for who takes it up. */
function shownDays(days: Day[], { offered = 0, date }: Draft): Day[] {
  return days.map((day) => (day.date === date ? { ...day, remaining: Math.max(day.remaining, offered) } : day));
}

function dateProblem(days: Day[], date: string, party: number): DateProblem | undefined {
  if (date === '') return { kind: 'missing' };
  const day = days.find((each) => each.date === date);
  if (!day) return { kind: 'closed' };
  return day.remaining < party ? { kind: 'full', remaining: day.remaining } : undefined;
}

/** Why the reservation was not made, where day or number are to be changed. */
function problemOf({ problem }: Draft): DateProblem | undefined {
  if (problem?.kind === 'full' || problem?.kind === 'account-full' || problem?.kind === 'offer-gone') return problem;
  return problem?.kind === 'closed-day' ? { kind: 'closed' } : undefined;
}

/** The third step: which day, and how many come. */
export default function PartyPage({ loaderData: loaded }: Route.ComponentProps) {
  const { t } = useLingui();
  const words = useDayWords();
  const answer = useAnswer<typeof action>();
  const { date, party, problems } = answer ?? loaded;
  const dateError = useDateWords(problems.date);
  const partyError = problems.party ? t`Choose the number of visitors, ${partyMost} at most.` : undefined;
  const wrong: Wrong[] = [
    ...(dateError ? [{ id: 'date', text: dateError }] : []),
    ...(partyError ? [{ id: 'party-0', text: partyError }] : []),
  ];
  const full = problems.date?.kind === 'full';
  return (
    <StepPage step="party" title={t`Which day, and how many visitors?`} wrong={wrong}>
      {full && date && (
        <p>
          <SiteLink to={waitlistHref(date)}>{t`Join the waiting list for this day`}</SiteLink>
        </p>
      )}
      <PostForm action="/reservation/party">
        <DayField label={t`Day of visit`} days={loaded.days} value={date} error={dateError} />
        <Choices
          name="party"
          legend={t`Visitors, including you if you are coming`}
          hint={t`Children count too. For more than ${partyMost}, someone else in your group must reserve with another phone number or e-mail address.`}
          value={party}
          error={partyError}
          options={visitorNumbers(partyMost).map((number) => ({
            value: String(number),
            label: words.visitors(number),
          }))}
        />
        <button type="submit" className={button.primary}>{t`Continue`}</button>
      </PostForm>
    </StepPage>
  );
}

function useDateWords(problem: DateProblem | undefined): string | undefined {
  const { t } = useLingui();
  switch (problem?.kind) {
    case 'missing':
      return t`Choose a day.`;
    case 'closed':
      return t`This day can no longer be reserved. Choose another one; everything you have typed is kept.`;
    case 'offer-gone':
      return t`The places held for you have been released. Choose a day with places left; everything you have typed is kept.`;
    case 'full':
      return problem.remaining === 0
        ? t`This day is now full. Choose another one or wait for places; everything you have typed is kept.`
        : t`${plural(problem.remaining, {
            one: 'Only # place is left on this day. Choose another day or fewer visitors; everything you have typed is kept.',
            other:
              'Only # places are left on this day. Choose another day or fewer visitors; everything you have typed is kept.',
          })}`;
    case 'account-full':
      return problem.left === 0
        ? t`Five people already have a reservation on that day with this phone number or e-mail address. Choose another day.`
        : t`${plural(problem.left, {
            one: 'You can reserve for only # more person on that day with this phone number or e-mail address. Choose another day or fewer visitors.',
            other:
              'You can reserve for only # more people on that day with this phone number or e-mail address. Choose another day or fewer visitors.',
          })}`;
    default:
      return undefined;
  }
}
