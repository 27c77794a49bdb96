import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { expectMember } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { useAnswer } from '#ui/form/use-answer.ts';
import { askFields } from '../codes/ask-for-code.server.ts';
import { waitingForm } from '../sessions/kept-form.server.ts';
import { loginPath } from '../sessions/login-path.ts';
import { memberOf } from '../sessions/member-session.server.ts';
import { AskCode, useAskWrong } from '../ui/ask-code.tsx';
import css from '../ui/login-page.module.css';
import { LoginPage } from '../ui/login-page.tsx';
import { PasswordLogin, usePasswordWrong } from '../ui/password-login.tsx';
import type { Route } from './+types/login.ts';
import { askLoginCode, passwordLogin, showLogin } from './login.server.ts';

export const headers = personalHeaders;

/** `?to=` says where the login leads on to; `?again` is for members who are to show once more who they are. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { searchParams } = new URL(request.url);
  const next = loginPath(searchParams.get('to'));
  const again = searchParams.has('again');
  const member = await memberOf(request, site);
  if (member && !again) return { member: true as const, next };
  return {
    member: false as const,
    next,
    again: again && member !== undefined,
    waiting: await waitingForm(request, site, next),
    ...(await showLogin(request, site)),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const next = loginPath(new URL(request.url).searchParams.get('to'));
  const typed = await fieldsOf(request, ['way', 'account', 'password', ...askFields]);
  if (typed.way === 'password') return passwordLogin(request, site, next, typed);
  return askLoginCode(request, site, next, typed);
}

/** The login, in two ways; the first one by code registers. */
export default function Login({ loaderData: loaded }: Route.ComponentProps) {
  return loaded.member ? <AlreadyIn next={loaded.next} /> : <LoginForms {...loaded} />;
}

type FormsProps = Extract<Awaited<ReturnType<typeof loader>>, { member: false }>;

function LoginForms({ next, again, waiting, asking, captcha }: FormsProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const code = answer?.way === 'code' ? answer : undefined;
  const password = answer?.way === 'password' ? answer : undefined;
  const codeProblems = code?.problems ?? {};
  const passwordProblems = password?.problems ?? {};
  const wrong = [...useAskWrong(codeProblems), ...usePasswordWrong(passwordProblems)];
  const here = `/login/?${new URLSearchParams({ ...(again && { again: '' }), to: next })}`;
  return (
    <LoginPage
      title={again ? t`Confirm that it is you` : t`Log in`}
      description={t`Log in with your mobile number or e-mail address to publish projects, negotiate and find your reservations. Your account is created the first time you log in.`}
      wrong={wrong}
    >
      {again && <p>{t`Please confirm that it is you before you continue. The confirmation lasts for 15 minutes.`}</p>}
      {waiting && !again && (
        <p role="status">
          <b>{t`You have been logged out. Nothing has been sent yet.`}</b>{' '}
          {t`Log in to pick up where you left off. What you typed is kept for an hour.`}{' '}
          {waiting.hadFiles && t`Your files could not be kept. Please choose them again afterwards.`}
        </p>
      )}
      <div className={css.ways}>
        <section className={css.way} aria-labelledby="by-code">
          <h2 id="by-code">{t`With a code`}</h2>
          <p>{t`We will send you a code. Your account is created the first time you log in; nothing else is needed.`}</p>
          <AskCode
            {...asking}
            action={here}
            contact={code?.contact ?? asking.contact}
            human={code?.human ?? asking.human}
            level={code?.level ?? asking.level}
            problems={codeProblems}
          />
        </section>
        <section className={css.way} aria-labelledby="by-password">
          <details open={password !== undefined}>
            <summary>
              <h2 id="by-password">{t`With a password`}</h2>
            </summary>
            <p>{t`If you have set one. Forgotten it? Log in with a code and set a new one under Login and devices.`}</p>
            <PasswordLogin
              action={here}
              account={password?.account ?? ''}
              captcha={captcha}
              level={password?.level ?? 0}
              problems={passwordProblems}
              onSubmit={expectMember}
            />
          </details>
        </section>
      </div>
    </LoginPage>
  );
}

function AlreadyIn({ next }: { next: string }) {
  const { t } = useLingui();
  return (
    <LoginPage title={t`You are logged in`}>
      <div className={form.actions}>
        <SiteLink to={next} className={button.primary}>{t`Continue`}</SiteLink>
        <SiteLink to="/logout/" className={button.secondary}>{t`Log out`}</SiteLink>
      </div>
    </LoginPage>
  );
}
