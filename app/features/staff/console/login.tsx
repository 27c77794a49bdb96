import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { newCaptcha, passCaptcha } from '#features/accounts/index.server.ts';
import { CaptchaField } from '#features/accounts/ui/captcha-field.tsx';
import { captchaMessages } from '#features/accounts/ui/captcha-messages.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import button from '#ui/button.module.css';
import page from '#ui/console/page/page.module.css';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { leadingTo, nextOf } from '../login/console-path.ts';
import { staffPassword } from '../login/password-login.server.ts';
import { signedStaff } from '../sessions/staff-session.server.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import type { Route } from './+types/login.ts';
import { withCookies } from './with-cookies.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  if (await signedStaff(request, site)) throw seeOther(site, next);
  return { next, isOver: new URL(request.url).searchParams.has('over') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  const typed = await fieldsOf(request, ['email', 'password', 'altcha']);
  const email = typed.email.slice(0, 254).toLowerCase();
  const { password, altcha } = typed;
  const { work = 0, problem } = altcha ? await passCaptcha(site, { altcha }) : { work: 0 };
  if (!email || !password)
    return refused(site, email, { ...(!email && { email: 'missing' }), ...(!password && { password: 'missing' }) });
  if (problem) return refused(site, email, { captcha: problem }, 1);
  const answer = await staffPassword(site, request, { email, password, work });
  switch (answer.outcome) {
    case 'in':
      return seeOther(answer.staff, next, withCookies(answer.cookies));
    case 'factor':
      return seeOther(site, leadingTo('/console/login/factor', next), withCookies(answer.cookies));
    case 'enrol':
      return seeOther(site, leadingTo('/console/login/enrol', next), withCookies(answer.cookies));
    case 'wrong':
      return refused(site, email, { password: 'wrong' });
    case 'harder':
      return refused(site, email, { captcha: 'harder' }, answer.work);
    default:
      return refused(site, email, { wait: Math.ceil(answer.retryAfter / 60) });
  }
}

interface Problems {
  email?: 'missing';
  password?: 'missing' | 'wrong';
  captcha?: keyof typeof captchaMessages;
  /** Minutes until another may be typed. */
  wait?: number;
}

/** @param level how hard a puzzle goes with the next try; 0: none */
async function refused(site: SiteContext, email: string, problems: Problems, level = 0) {
  const { wait } = problems;
  const headers: HeadersInit = wait ? { 'Retry-After': String(wait * 60) } : {};
  const captcha = level > 0 ? await newCaptcha(site) : undefined;
  return data({ email, problems, level, captcha }, { status: wait ? 429 : 422, headers });
}

/** The console's login: first the password. */
export default function ConsoleLogin({ loaderData: { next, isOver } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { email = '', problems = {}, level = 0, captcha } = answer ?? {};
  const words = useLoginWords(problems);
  return (
    <EntryPage step={1} title={t`Log in to the console`} wrong={wrongOf(words)}>
      {isOver && !answer && (
        <p role="status">{t`It took too long, or too many codes were incorrect. Please log in again.`}</p>
      )}
      <PostForm action={leadingTo('/console/login/', next)}>
        <TextField
          id="email"
          label={t`E-mail`}
          error={words.email}
          defaultValue={email}
          type="email"
          autoComplete="username"
          maxLength={254}
          spellCheck={false}
        />
        <TextField
          id="password"
          label={t`Password`}
          error={words.password}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
        />
        {captcha && (
          <div id="captcha">
            <CaptchaField captcha={captcha} level={level} error={words.captcha} />
          </div>
        )}
        <button type="submit" className={button.primary}>{t`Continue`}</button>
      </PostForm>
      <p
        className={page.small}
      >{t`Forgotten your password, or lost your device and your recovery codes? Ask an administrator to invite you again.`}</p>
    </EntryPage>
  );
}

function useLoginWords({ email, password, captcha, wait = 0 }: Problems) {
  const { t, i18n } = useLingui();
  const often = t`Login failed. Too many incorrect passwords. Try again in ${wait} min.`;
  const passwords = {
    missing: t`Please enter your password.`,
    wrong: t`Login failed. The e-mail address or the password is incorrect.`,
  };
  return {
    email: email && t`Please enter your e-mail address.`,
    password: wait > 0 ? often : password && passwords[password],
    captcha: captcha && i18n._(captchaMessages[captcha]),
  };
}
