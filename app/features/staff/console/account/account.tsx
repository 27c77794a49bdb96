import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import type { PasswordProblem } from '#features/accounts/ui/password-messages.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import button from '#ui/button.module.css';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { changeOwnPassword, changeOwnProfile } from '../../own/own-account.server.ts';
import { endOwnSessions } from '../../sessions/own-sessions.server.ts';
import type { SignedStaff } from '../../sessions/staff-session.server.ts';
import { staffPage } from '../../sessions/who-asks.server.ts';
import { revokeToken } from '../../tokens/own-tokens.server.ts';
import { ConsolePage } from '../../ui/console-page.tsx';
import { RecoveryCodes, ShownOnce } from '../../ui/shown-once.tsx';
import { withCookies } from '../with-cookies.ts';
import type { Route } from './+types/account.ts';
import { beginToEnrol, here, logOut, newCodes, newOwnToken, ownAccount, takeFactorAway } from './account.server.ts';
import { type AccountProblems, useAccountWords } from './account-words.ts';
import { OwnFactors } from './own-factors.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnProfile } from './own-profile.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnTokens } from './own-tokens.tsx';

export const headers = personalHeaders;

const mostName = 60;
const dones = ['profile', 'password', 'added', 'removed', 'last', 'ended', 'revoked'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const done = new URL(request.url).searchParams.get('done');
  const account = await ownAccount(site, await staffPage(request, site));
  return { ...account, done: dones.find((each) => each === done) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await staffPage(request, site);
  const typed = await fieldsOf(request, ['part', 'id', 'name', 'locale', 'old', 'new', 'tokenName', 'tokenDays']);
  switch (typed.part) {
    case 'profile':
      return changeProfile(site, signed, typed);
    case 'password':
      return changePassword(site, signed, { old: typed.old, password: typed.new });
    case 'add-factor':
      return beginToEnrol(site, request, signed);
    case 'remove-factor':
      return takeFactorAway(site, signed, typed.id);
    case 'codes':
      return newCodes(site, signed);
    case 'end':
      await endOwnSessions(site, signed, typed.id);
      return seeOther(site, `${here}?done=ended`);
    case 'end-others':
      await endOwnSessions(site, signed);
      return seeOther(site, `${here}?done=ended`);
    case 'token':
      return newToken(site, signed, typed);
    case 'revoke':
      await revokeToken(site, signed, typed.id);
      return seeOther(site, `${here}?done=revoked`);
    case 'log-out':
      return seeOther(site, '/console/login/', withCookies([await logOut(site, request, signed)]));
    default:
      throw new Refusal(400);
  }
}

async function changeProfile(site: SiteContext, signed: SignedStaff, typed: { name: string; locale: string }) {
  const name = typed.name.slice(0, mostName);
  const locale = isLocale(typed.locale) ? typed.locale : signed.staff.locale;
  if (!name) return refused({ name: 'missing' });
  await changeOwnProfile(site, signed, { name, locale });
  return seeOther({ locale }, `${here}?done=profile`);
}

async function changePassword(site: SiteContext, signed: SignedStaff, typed: { old: string; password: string }) {
  const set = await changeOwnPassword(site, signed, typed);
  switch (set.outcome) {
    case 'set':
      return seeOther(site, `${here}?done=password`);
    case 'problem':
      return refused({ new: set.problem satisfies PasswordProblem });
    case 'too-often':
      return refused({ old: 'too-often', wait: Math.ceil(set.retryAfter / 60) }, 429);
    default:
      return refused({ old: set.outcome });
  }
}

async function newToken(site: SiteContext, signed: SignedStaff, typed: { tokenName: string; tokenDays: string }) {
  const made = await newOwnToken(site, signed, typed.tokenName.slice(0, mostName), typed.tokenDays);
  if (made instanceof Response || 'token' in made) return made;
  return refused(made.problems);
}

function refused(problems: AccountProblems, status = 422) {
  return data({ problems }, { status });
}

/** One's own account in the console. */
export default function ConsoleAccount({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { done, isProven, factors, codesLeft, sessions, tokens, ...profile } = loaderData;
  const answer = useAnswer<typeof action>();
  const words = useAccountWords(answer && 'problems' in answer ? answer.problems : {});
  const doneWords = {
    profile: t`Saved.`,
    password: t`Password changed. Your other sessions have ended.`,
    added: t`Added. You can now log in with it.`,
    removed: t`Removed.`,
    last: t`Not removed: it is your only second step. Add another one first.`,
    ended: t`Session ended.`,
    revoked: t`The token is no longer accepted.`,
  };
  return (
    <ConsolePage title={t`Your account`} wrong={wrongOf(words)}>
      {done && !answer && <p role="status">{doneWords[done]}</p>}
      {answer && 'codes' in answer && <RecoveryCodes codes={answer.codes} />}
      {answer && 'token' in answer && (
        <ShownOnce
          words={t`Your new token is shown only once. Keep it where the program reads its secrets.`}
          secret={answer.token}
        />
      )}
      <OwnProfile {...profile} error={words.name} />
      <OwnFactors factors={factors} codesLeft={codesLeft} isProven={isProven} />
      <OwnSessions sessions={sessions} />
      <OwnPassword errors={words} />
      <OwnTokens tokens={tokens} isProven={isProven} errors={words} />
      <PostForm action="/console/account/">
        <input type="hidden" name="part" value="log-out" />
        <button type="submit" className={button.secondary}>{t`Log out`}</button>
      </PostForm>
    </ConsolePage>
  );
}
