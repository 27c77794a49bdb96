import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { expectMember } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { readStep } from '../codes/kept-step.server.ts';
import { loginWithCode } from '../login/login.server.ts';
import { maskReachable } from '../mask-reachable.ts';
import { loginPath } from '../sessions/login-path.ts';
import { loginHref } from '../ui/login-href.ts';
import { LoginPage } from '../ui/login-page.tsx';
import { type CodeProblem, TypeCode, useCodeWords } from '../ui/type-code.tsx';
import type { Route } from './+types/login-code.ts';
import { goOn } from './login.server.ts';

export const headers = personalHeaders;

const nextOf = (request: Request) => loginPath(new URL(request.url).searchParams.get('to'));

/** What was asked for is kept in a sealed cookie; without it one begins again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { to, knownOnly } = readStep(request, site, 'login');
  const again = `${loginHref(nextOf(request))}&again`;
  if (!to) throw seeOther(site, again);
  return { next: nextOf(request), again, channel: to.channel, shown: maskReachable(to), knownOnly };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { to, codeId } = readStep(request, site, 'login');
  const next = nextOf(request);
  if (!to) return seeOther(site, loginHref(next));
  const { code } = await fieldsOf(request, ['code']);
  if (code === '') return refused('missing');
  const answer = await loginWithCode(site, request, { to, codeId, code: code.replace(/\p{Pd}/gu, '') });
  return answer.outcome === 'logged-in' ? goOn(site, answer, next) : refused('wrong');
}

function refused(problem: CodeProblem) {
  return data({ problem }, { status: 422 });
}

/** The second step of a login by code. */
export default function LoginCode({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { next, again, channel, shown, knownOnly } = loaderData;
  const error = useCodeWords(useAnswer<typeof action>()?.problem);
  return (
    <LoginPage title={t`Enter the code`} wrong={error ? [{ id: 'code', text: error }] : undefined}>
      <TypeCode
        action={`/login/code?${new URLSearchParams({ to: next })}`}
        shown={shown}
        channel={channel}
        knownOnly={knownOnly}
        error={error}
        done={t`Log in`}
        onSubmit={expectMember}
      />
      <SiteLink to={again}>{t`Send another code, or use another phone number or e-mail address`}</SiteLink>
    </LoginPage>
  );
}
