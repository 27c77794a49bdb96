import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { maskReachable, noteDevice } from '#features/accounts/index.server.ts';
import { TypeCode, useCodeWords } from '#features/accounts/ui/type-code.tsx';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { nextHref } from '../../draft/draft.ts';
import { proveDraft } from '../../draft/prove-draft.server.ts';
import { withHolder } from '../../holder/holder-cookie.server.ts';
import { StepPage } from '../../ui/step-page.tsx';
import type { Route } from './+types/code.ts';
import { type Standing, standingOf } from './step.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const standing = await standingOf(request, site);
  const { draft } = standing;
  if (!draft.to) throw goOn(request, site, standing);
  return {
    errand: draft.errand,
    channel: draft.to.channel,
    shown: maskReachable(draft.to),
    knownOnly: draft.knownOnly,
  };
}

/** A right code proves the phone or mail in this browser for half an hour. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const standing = await standingOf(request, site);
  const { draft } = standing;
  if (!draft.to) return goOn(request, site, standing);
  const { code } = await fieldsOf(request, ['code']);
  if (code === '') return data({ problem: 'missing' as const }, { status: 422 });
  await proveDraft(request, site, { ...draft, to: draft.to }, code.replace(/\p{Pd}/gu, ''));
  // Of a form pressed twice the first has used the code, and gone on.
  const latest = await standingOf(request, site);
  return latest.draft.to ? data({ problem: 'wrong' as const }, { status: 422 }) : goOn(request, site, latest);
}

/** On to what the code was for. The proof goes along: an answer before may never have come. */
function goOn(request: Request, site: SiteContext, { draft, holder, to }: Standing): Response {
  const headers = to ? withHolder(new Headers(), site, holder) : undefined;
  // From now on what strangers ask for this phone or mail no longer counts for this browser.
  if (to) headers?.append('Set-Cookie', noteDevice(request, site, to));
  return seeOther(site, nextHref(draft, to !== undefined), headers);
}

/** The second step: the code that was sent. */
export default function CodePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { errand, channel, shown, knownOnly } = loaderData;
  const error = useCodeWords(useAnswer<typeof action>()?.problem);
  const again = errand === 'find' ? '/reservation/find' : '/reservation/contact?change';
  return (
    <StepPage
      step={errand === 'reserve' ? 'code' : undefined}
      title={t`Enter the code`}
      wrong={error ? [{ id: 'code', text: error }] : undefined}
    >
      <TypeCode
        action="/reservation/code"
        shown={shown}
        channel={channel}
        knownOnly={knownOnly}
        error={error}
        done={t`Continue`}
      />
      <SiteLink to={again}>{t`Send another code, or use another phone number or e-mail address`}</SiteLink>
    </StepPage>
  );
}
