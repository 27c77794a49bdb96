import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { challengeOf } from '../login/challenge.server.ts';
import { beginAgain, leadingTo, nextOf } from '../login/console-path.ts';
import { loginWithFactor, passkeyFor } from '../login/factor-login.server.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { FactorForm, type FactorProblem, useFactorWords } from '../ui/factor-form.tsx';
import type { Route } from './+types/factor.ts';
import { factorFieldMost, statusOf } from './factor-answer.ts';
import { withCookies } from './with-cookies.ts';

export const headers = personalHeaders;

/** The second step of a login; without the first, or too late, one begins again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  const challenge = await challengeOf(request, site);
  if (challenge?.purpose !== 'login') throw seeOther(site, beginAgain(next));
  return { next, passkey: await passkeyFor(site, request, challenge) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  const challenge = await challengeOf(request, site);
  if (challenge?.purpose !== 'login') return seeOther(site, beginAgain(next));
  const typed = await fieldsOf(request, ['code', 'passkey'], factorFieldMost);
  const answer = await loginWithFactor(site, request, challenge, typed);
  if (answer.outcome === 'in') return seeOther(answer.staff, next, withCookies(answer.cookies));
  if (answer.outcome === 'over') return seeOther(site, beginAgain(next));
  const problem: FactorProblem = {
    outcome: answer.outcome,
    ...('retryAfter' in answer && { wait: Math.ceil(answer.retryAfter / 60) }),
  };
  return data({ problem }, statusOf(answer));
}

export default function LoginFactor({ loaderData: { next, passkey } }: Route.ComponentProps) {
  const { t } = useLingui();
  const error = useFactorWords(useAnswer<typeof action>()?.problem);
  return (
    <EntryPage step={2} title={t`Second step`} wrong={wrongOf({ code: error })}>
      <FactorForm action={leadingTo('/console/login/factor', next)} passkey={passkey} error={error} done={t`Log in`} />
      <SiteLink to={leadingTo('/console/login/', next)}>{t`Start again`}</SiteLink>
    </EntryPage>
  );
}
