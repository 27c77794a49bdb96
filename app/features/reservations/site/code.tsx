import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limitWrongCodes, maskReachable } from '#features/accounts/index.server.ts';
import { TypeCode, useCodeWords } from '#features/accounts/ui/type-code.tsx';
import { fieldsOf } from '#platform/http/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#site/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { nextHref } from '../draft.ts';
import { withHolder } from '../holder-cookie.server.ts';
import { proveDraft } from '../prove-draft.server.ts';
import { StepPage } from '../ui/step-page.tsx';
import { type Standing, standingOf } from './step.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteOf(context);
  const standing = await standingOf(request, site);
  const { draft } = standing;
  if (!draft.to) throw goOn(site, standing);
  return { errand: draft.errand, channel: draft.to.channel, shown: maskReachable(draft.to) };
}

/** A right code proves the phone or mail in this browser for half an hour. */
export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteOf(context);
  const standing = await standingOf(request, site);
  const { draft } = standing;
  if (!draft.to) return goOn(site, standing);
  const { code } = await fieldsOf(request, ['code']);
  if (code === '') return data({ problem: 'missing' as const, wait: 0 }, { status: 422 });
  const asked = { ...draft, to: draft.to };
  const look = () => proveDraft(request, site, asked, code.replace(/\p{Pd}/gu, ''));
  const answer = await limitWrongCodes(site, look, (right) => !right);
  if (typeof answer === 'object') {
    const headers = { 'Retry-After': String(answer.retryAfter) };
    return data({ problem: 'too-often' as const, wait: Math.ceil(answer.retryAfter / 60) }, { status: 429, headers });
  }
  // Of a form pressed twice the first has used the code, and gone on.
  const latest = await standingOf(request, site);
  return latest.draft.to ? data({ problem: 'wrong' as const, wait: 0 }, { status: 422 }) : goOn(site, latest);
}

/** On to what the code was for. The proof goes along: an answer before may never have come. */
function goOn(site: SiteContext, { draft, holder, to }: Standing): Response {
  const headers = to ? withHolder(new Headers(), site, holder) : undefined;
  return seeOther(site, nextHref(draft, to !== undefined), headers);
}

/** The second step: the code that was sent. */
export default function CodePage() {
  const { t } = useLingui();
  const { errand, channel, shown } = useLoaderData<typeof loader>();
  const { problem, wait = 0 } = useAnswer<typeof action>() ?? {};
  const error = useCodeWords(problem, wait);
  const again = errand === 'find' ? '/reservation/find' : '/reservation/contact?change';
  return (
    <StepPage
      step={errand === 'reserve' ? 'code' : undefined}
      title={t`Type the code`}
      wrong={error ? [{ id: 'code', text: error }] : undefined}
    >
      <TypeCode action="/reservation/code" shown={shown} channel={channel} error={error} done={t`Continue`} />
      <SiteLink to={again}>{t`Send another code, or to another phone or e-mail`}</SiteLink>
    </StepPage>
  );
}
