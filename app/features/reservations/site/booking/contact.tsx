import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { askFields, captchaFor } from '#features/accounts/index.server.ts';
import { AskCode, useAskWrong } from '#features/accounts/ui/ask-code.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { isDate } from '../../days/days.ts';
import { nameDraft } from '../../draft/draft.server.ts';
import { type Draft, withDay } from '../../draft/draft.ts';
import { StepPage } from '../../ui/step-page.tsx';
import type { Route } from './+types/contact.ts';
import { askCode } from './ask-code.server.ts';
import { standingOf } from './step.server.ts';

export const headers = personalHeaders;

/** Somebody whose phone is proven goes on at once, unless they want to give another (`?change`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { searchParams } = new URL(request.url);
  const { draft, to } = await standingOf(request, site);
  const date = dateOf(searchParams.get('date'));
  if (to && date && !searchParams.has('change')) throw seeOther(site, `/reservation/party?date=${date}`);
  const begun = draft.errand === 'reserve' && !to && !draft.to && draft.party !== undefined;
  const gone = draft.problem?.kind === 'offer-gone';
  const shown = { date, begun, gone, contact: draft.contact ?? '', ...(await captchaFor(site, draft)) };
  return data(shown, { headers: nameDraft(request, site) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { date, ...asked } = await fieldsOf(request, [...askFields, 'date']);
  const chosen = dateOf(date);
  const change = (draft: Draft): Draft => {
    const errand = chosen || draft.errand === 'find' ? 'reserve' : draft.errand;
    return { ...(chosen ? withDay(draft, chosen) : draft), errand };
  };
  return askCode(request, site, change, asked);
}

const dateOf = (text: string | null) => (text && isDate(text) ? text : undefined);

/** The first step: where the code goes, and that a person asks. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { date, begun, gone, ...asking } = loaderData;
  const answer = useAnswer<typeof action>();
  const problems = answer?.problems ?? {};
  return (
    <StepPage step="contact" title={t`How can we reach you?`} wrong={useAskWrong(problems)}>
      {gone && (
        <p>{t`The places held for you have been released. To reserve others, please request a code; everything you have typed is still there.`}</p>
      )}
      {begun && !gone && (
        <p>{t`Your code was sent over half an hour ago. Please request another one; everything you have typed is still there.`}</p>
      )}
      <p>{t`We use it to send you a code and messages about your visit: tickets, cancellations and waiting-list places. Nothing else.`}</p>
      <AskCode
        {...asking}
        action="/reservation/contact"
        contact={answer?.contact ?? asking.contact}
        human={answer?.human ?? asking.human}
        level={answer?.level ?? asking.level}
        problems={problems}
      >
        {date && <input type="hidden" name="date" value={date} />}
      </AskCode>
      <SiteLink to="/reservation/">{t`Back to the days`}</SiteLink>
    </StepPage>
  );
}
