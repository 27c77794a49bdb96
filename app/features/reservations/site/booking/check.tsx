import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { maskReachable } from '#features/accounts/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { siteOf } from '#platform/http/site-context.ts';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { reserve } from '../../booking/reserve.server.ts';
import { readDay } from '../../days/days.server.ts';
import { maskNumber } from '../../documents/documents-mask.ts';
import { writeDraft } from '../../draft/draft.server.ts';
import { type Draft, type DraftProblem, nextHref, orderOf, stepHref, withoutOffer } from '../../draft/draft.ts';
import { holding, withHolder } from '../../holder/holder-cookie.server.ts';
import type { Refusal } from '../../order/outcomes.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { Summary } from '../../ui/summary.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import { useDocumentWords } from '../../ui/use-document-words.ts';
import type { Route } from './+types/check.ts';
import { openStep, reachedFor, type Standing } from './step.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { draft, to } = await openStep(request, site, 'check');
  const order = orderOf(draft);
  if (!order) throw seeOther(site, nextHref(draft, true));
  const day = await readDay(site.db, site.clock.now(), order.date);
  const { date, visitors, contactName, contactPhone } = order;
  const shown = visitors.map(({ name, idType, idNumber }) => ({ name, idType, idNumber: maskNumber(idNumber) }));
  return { date, day, visitors: shown, contactName, contactPhone, to: maskReachable(to) };
}

/** Reserves. A refusal leads to the step where it can be mended, with everything kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const standing = await openStep(request, site, 'check');
  const { draft, holder, to } = standing;
  const order = orderOf(draft);
  if (!order) return seeOther(site, nextHref(draft, true));
  const { key: idempotencyKey, offer } = draft;
  const answer = await reserve(site, { order, to, idempotencyKey, offer, consent: consentOf(draft) });
  if (answer.outcome === 'too-often') {
    const wait = Math.ceil(answer.retryAfter / 60);
    return data({ wait }, { status: 429, headers: { 'Retry-After': String(answer.retryAfter) } });
  }
  if (answer.outcome !== 'reserved') return goBack(request, site, standing, answer);
  const done: Draft = { errand: 'reserve', visitors: [], key: draft.key, done: answer.id };
  const headers = await writeDraft(request, site, done, { sameOrder: true });
  withHolder(headers, site, holding(holder, answer.id));
  return seeOther(site, `/reservation/tickets/${answer.id}`, headers);
}

type Mendable = Exclude<Refusal, { outcome: 'too-often' }>;

async function goBack(request: Request, site: SiteContext, standing: Standing, refusal: Mendable) {
  const problem = problemOf(refusal);
  const kept = problem?.kind === 'offer-gone' ? withoutOffer(standing.draft) : standing.draft;
  const next: Draft = { ...kept, ...(problem && { problem }) };
  // Without the offer one reserves for the phone or mail that is proven; where there is none, a code is asked for.
  const proven = reachedFor({ ...standing, draft: next }) !== undefined;
  return seeOther(site, nextHref(next, proven), await writeDraft(request, site, next));
}

/** What was agreed to, and when, for the record. */
function consentOf({ consent }: Draft) {
  return consent && { version: consent.version, at: new Date(consent.at), documentsAt: new Date(consent.documentsAt) };
}

function problemOf(refusal: Mendable): DraftProblem | undefined {
  switch (refusal.outcome) {
    case 'full':
      return { kind: 'full', remaining: refusal.remaining };
    case 'account-full':
      return { kind: 'account-full', left: refusal.left };
    case 'already-booked':
      return { kind: 'already-booked', visitors: refusal.visitors };
    case 'closed-day':
    case 'offer-gone':
      return { kind: refusal.outcome };
    case 'wrong-fields':
      return { kind: 'wrong-fields', visitors: visitorsNamed(Object.keys(refusal.problems)) };
    // No code is sent along, and the key is another after each change: shown again, it goes through.
    case 'wrong-code':
    case 'other-body':
      return undefined;
  }
}

/** `visitors.1.idNumber` names the second visitor, 1. */
function visitorsNamed(fields: string[]): number[] {
  const named = fields.flatMap((field) => /^visitors\.(\d+)/.exec(field)?.[1] ?? []);
  return [...new Set(named.map(Number))].sort((one, other) => one - other);
}

/** The last step: everything once more, and the button that reserves. */
export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { date, day, visitors, contactName, contactPhone, to } = loaderData;
  const wait = useAnswer<typeof action>()?.wait;
  const days = useDayWords();
  const documents = useDocumentWords();
  return (
    <StepPage step="check" title={t`Is everything correct?`}>
      {wait !== undefined && (
        <p role="alert">{t`Too many attempts. Nothing is lost: please try again in ${wait} min.`}</p>
      )}
      <Summary
        rows={[
          {
            name: t`Day of visit`,
            value: (
              <>
                <b>{days.date(date)}</b>
                {day && (
                  <>
                    <br />
                    {days.hours(day)}
                  </>
                )}
              </>
            ),
            change: stepHref('party'),
          },
          { name: t`Number of visitors`, value: days.visitors(visitors.length), change: stepHref('party') },
          ...visitors.map(({ name, idType, idNumber }, i) => ({
            name: visitorName(i + 1),
            value: (
              <>
                <b>{name}</b>
                <br />
                {documents.names[idType]}
                <br />
                {idNumber}
              </>
            ),
            change: stepHref('visitor', i + 1),
          })),
          { name: t`Contact person`, value: contactValue(contactName, contactPhone), change: stepHref('you') },
          { name: t`Tickets sent to`, value: to, change: '/reservation/contact?change' },
        ]}
      />
      <PostForm action="/reservation/check">
        <button type="submit" className={button.primary}>{t`Reserve now`}</button>
      </PostForm>
    </StepPage>
  );

  function visitorName(n: number) {
    return t`Visitor ${n}`;
  }
}

function contactValue(name: string, phone: string) {
  return (
    <>
      {name}
      <br />
      {phone}
    </>
  );
}
