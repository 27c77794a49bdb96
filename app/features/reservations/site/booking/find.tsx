import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { askFields, captchaFor } from '#features/accounts/index.server.ts';
import { AskCode, useAskWrong } from '#features/accounts/ui/ask-code.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { nameDraft } from '../../draft/draft.server.ts';
import { StepPage } from '../../ui/step-page.tsx';
import type { Route } from './+types/find.ts';
import { askCode } from './ask-code.server.ts';
import { standingOf } from './step.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { draft, holder } = await standingOf(request, site);
  const known = holder.ids.length > 0 || holder.proof !== undefined;
  const shown = { known, contact: draft.contact ?? '', ...(await captchaFor(site, draft)) };
  return data(shown, { headers: nameDraft(request, site) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const asked = await fieldsOf(request, askFields);
  return askCode(request, site, (draft) => ({ ...draft, errand: 'find' }), asked);
}

/** Finds one's reservations: by the phone or e-mail that they were made with, and a code sent there. */
export default function FindPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { known, ...asking } = loaderData;
  const answer = useAnswer<typeof action>();
  const problems = answer?.problems ?? {};
  return (
    <StepPage
      title={t`Find my reservation`}
      description={t`View your tickets, choose another day or cancel, using the phone number or e-mail address you reserved with.`}
      wrong={useAskWrong(problems)}
    >
      {known && (
        <p>
          <SiteLink to="/reservation/mine">{t`View reservations made on this device`}</SiteLink>
        </p>
      )}
      <p>{t`Enter the phone number or e-mail address you reserved with. We will send you a code; you can then see your reservations, choose another day or cancel.`}</p>
      <AskCode
        {...asking}
        action="/reservation/find"
        contact={answer?.contact ?? asking.contact}
        human={answer?.human ?? asking.human}
        level={answer?.level ?? asking.level}
        problems={problems}
      />
    </StepPage>
  );
}
