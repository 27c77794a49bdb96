import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { challengeOf } from '../login/challenge.server.ts';
import { leadingTo, nextOf } from '../login/console-path.ts';
import { proveWithFactor } from '../login/factor-login.server.ts';
import { beginToProve, wayToProve } from '../login/how-to-prove.server.ts';
import { ownPassword } from '../login/prove-password.server.ts';
import { renewProven, type SignedStaff } from '../sessions/staff-session.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { FactorForm, type FactorProblem, useFactorWords } from '../ui/factor-form.tsx';
import type { Route } from './+types/prove.ts';
import { factorFieldMost, statusOf } from './factor-answer.ts';
import { withCookies } from './with-cookies.ts';

export const headers = personalHeaders;

/** Asks for the second factor once more; in a demonstration’s account that has none, for the password. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const signed = await staffPage(request, site);
  const next = nextOf(request);
  const way = await wayToProve(site, signed);
  if (way === 'password') return data({ next, way, passkey: undefined });
  const { passkey, cookie } = await beginToProve(site, request, signed);
  return data({ next, way, passkey }, { headers: withCookies([cookie]) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await staffPage(request, site);
  const typed = await fieldsOf(request, ['code', 'passkey', 'password'], factorFieldMost);
  const answer = await answerOf(site, request, signed, typed);
  if ('cookie' in answer) return seeOther(site, nextOf(request), withCookies([answer.cookie]));
  // The next challenge is on the page that follows.
  const outcome = answer.outcome === 'over' ? 'wrong' : answer.outcome;
  const problem: FactorProblem = {
    outcome,
    ...('retryAfter' in answer && { wait: Math.ceil(answer.retryAfter / 60) }),
  };
  return data({ problem }, statusOf(answer));
}

async function answerOf(
  site: SiteContext,
  request: Request,
  signed: SignedStaff,
  { password, ...typed }: { code: string; passkey: string; password: string },
) {
  if ((await wayToProve(site, signed)) === 'password') {
    const right = await ownPassword(site, signed, password);
    if (typeof right === 'object') return right;
    if (right === 'right') return { outcome: 'proven' as const, cookie: await renewProven(site, signed) };
    return { outcome: right };
  }
  const challenge = await challengeOf(request, site);
  if (!challenge) return { outcome: 'over' as const };
  return proveWithFactor(site, request, { challenge, signed, typed });
}

export default function Prove({ loaderData: { next, way, passkey } }: Route.ComponentProps) {
  const { t } = useLingui();
  const problem = useAnswer<typeof action>()?.problem;
  const factorError = useFactorWords(problem);
  const passwordError = usePasswordWords(problem);
  const here = leadingTo('/console/prove', next);
  const wrong = way === 'password' ? { password: passwordError } : { code: factorError };
  return (
    <ConsolePage title={t`Confirm that it is you`} wrong={wrongOf(wrong)}>
      <p>{t`What you are about to do affects security. The confirmation lasts ten minutes.`}</p>
      {way === 'factor' ? (
        <FactorForm action={here} passkey={passkey} error={factorError} done={t`Confirm`} />
      ) : (
        <PostForm action={here}>
          <TextField
            id="password"
            label={t`Password`}
            error={passwordError}
            type="password"
            autoComplete="current-password"
            maxLength={1000}
          />
          <button type="submit" className={button.primary}>{t`Confirm`}</button>
        </PostForm>
      )}
      <SiteLink to={next}>{t`Back without confirming`}</SiteLink>
    </ConsolePage>
  );
}

function usePasswordWords(problem: FactorProblem | undefined): string | undefined {
  const { t } = useLingui();
  if (!problem) return undefined;
  const { outcome, wait = 0 } = problem;
  const words = {
    missing: t`Please enter your password.`,
    wrong: t`The password is incorrect.`,
    'too-often': t`Too many incorrect passwords. Try again in ${wait} min.`,
  };
  return words[outcome];
}
