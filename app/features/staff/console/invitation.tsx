import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { type PasswordProblem, passwordMessages, shortestPassword } from '#features/accounts/ui/password-messages.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { isLocale, locales, nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { invitedBy, takeInvitation } from '../invitations/take-invitation.server.ts';
import { afterPassword } from '../login/password-login.server.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { useRoleNames } from '../ui/duty-fields.tsx';
import type { Route } from './+types/invitation.ts';
import { withCookies } from './with-cookies.ts';

export const headers = personalHeaders;

export const mostName = 60;

/** What an invitation leads to; one that is used or too old says so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const staff = await invitedBy(site, params.token);
  if (!staff) return { token: params.token, invited: undefined };
  const { email, name, roles } = staff;
  return { token: params.token, invited: { email, name: name === email ? '' : name, roles } };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { name, password, locale } = await fieldsOf(request, ['name', 'password', 'locale']);
  const typed = { name: name.slice(0, mostName), locale: isLocale(locale) ? locale : site.locale };
  const refused = (problems: Problems) => data({ ...typed, problems }, { status: 422 });
  if (!name) return refused({ name: 'missing' });
  const taken = await takeInvitation(site, params.token, { ...typed, password });
  if (taken.outcome === 'problem') return refused({ password: taken.problem });
  if (taken.outcome === 'gone') return seeOther(site, `/console/invitation/${params.token}`);
  const next = await afterPassword(site, request, taken.staff);
  const path = next.outcome === 'in' ? '/console/' : '/console/login/enrol';
  return seeOther(taken.staff, path, withCookies(next.cookies));
}

interface Problems {
  name?: 'missing';
  password?: PasswordProblem;
}

export default function Invitation({ loaderData: { token, invited } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const own = useLocale();
  const names = useRoleNames();
  const { name = invited?.name ?? '', locale = own, problems = {} } = useAnswer<typeof action>() ?? {};
  const words = {
    name: problems.name && t`Please enter your name.`,
    password: problems.password && i18n._(passwordMessages[problems.password]),
  };
  if (!invited) {
    return (
      <ConsolePage title={t`This invitation is no longer valid`}>
        <p>{t`It has been used, replaced by a newer one, or is more than seven days old. Ask an administrator for another.`}</p>
      </ConsolePage>
    );
  }
  const { email, roles } = invited;
  return (
    <ConsolePage title={t`Welcome to the console`} wrong={wrongOf(words)}>
      <p>
        <Trans>
          You will log in as <span lang="">{email}</span>.
        </Trans>{' '}
        {t`Your roles:`} {roles.map((role) => names[role]).join(' · ')}
      </p>
      <PostForm action={`/console/invitation/${token}`}>
        <TextField
          id="name"
          label={t`Your name, as colleagues see it`}
          error={words.name}
          defaultValue={name}
          autoComplete="name"
          maxLength={mostName}
        />
        <TextField
          id="password"
          label={t`Password`}
          hint={t`At least ${shortestPassword} characters; a few words are easy to remember.`}
          error={words.password}
          type="password"
          autoComplete="new-password"
          maxLength={1000}
        />
        <Choices
          name="locale"
          legend={t`Language of the console`}
          options={locales.map((each) => ({ value: each, label: <span lang={each}>{nameAlone(each)}</span> }))}
          value={locale}
        />
        <button type="submit" className={button.primary}>{t`Continue to the second step`}</button>
      </PostForm>
    </ConsolePage>
  );
}
