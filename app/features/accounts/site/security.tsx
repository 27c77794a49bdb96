import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { venueIso } from '#platform/clock/clock.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { passwordHashOf } from '../login/login.server.ts';
import { ownAccounts, partAccount } from '../own/own-accounts.server.ts';
import { setPassword } from '../own/set-password.server.ts';
import { signedInOrLogin } from '../sessions/member-gate.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';
import { endSession, sessionsOf } from '../sessions/sessions.server.ts';
import type { Route } from './+types/security.ts';
import { OwnAccounts } from './own-accounts.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm, type PasswordFormProblem, usePasswordFormWords } from './password-form.tsx';
import { showAgain } from './show-again.server.ts';

export const headers = personalHeaders;

const here = '/account/security';
const dones = ['password', 'added', 'removed', 'ended'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const signed = await signedInOrLogin(request, site);
  const done = new URL(request.url).searchParams.get('done');
  const sessions = await sessionsOf(site, signed);
  return {
    accounts: await ownAccounts(site, signed.member.id),
    hasPassword: (await passwordHashOf(site, signed.member.id)) !== undefined,
    byCode: signed.proof === 'code',
    sessions: sessions.map((each) => ({
      ...each,
      createdAt: venueIso(each.createdAt),
      seenAt: venueIso(each.seenAt),
    })),
    done: dones.find((each) => each === done),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await signedInOrLogin(request, site, { keeps: false });
  const { part, ...typed } = await fieldsOf(request, ['part', 'key', 'id', 'old', 'new']);
  switch (part) {
    case 'password':
      return changePassword(site, signed, { old: typed.old, password: typed.new });
    case 'remove':
      return removeAccount(site, signed, typed.key);
    case 'end':
      await endSession(site, signed.member.id, typed.id);
      return seeOther(site, `${here}?done=ended`);
    default:
      throw new Refusal(400);
  }
}

async function removeAccount(site: SiteContext, signed: SignedIn, key: string) {
  const { outcome } = await partAccount(site, signed, key);
  if (outcome === 'unproven') return showAgain(site, here);
  return seeOther(site, outcome === 'last' ? here : `${here}?done=removed`);
}

async function changePassword(site: SiteContext, signed: SignedIn, typed: { old: string; password: string }) {
  const set = await setPassword(site, signed, typed);
  switch (set.outcome) {
    case 'set':
      return seeOther(site, `${here}?done=password`);
    case 'unproven':
      return showAgain(site, here);
    case 'problem':
      return refused(set.problem);
    case 'too-often':
      return refused('too-often', set.retryAfter);
    default:
      return refused(set.outcome);
  }
}

function refused(problem: PasswordFormProblem, retryAfter = 0) {
  const headers: HeadersInit = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
  return data({ problem, wait: Math.ceil(retryAfter / 60) }, { status: retryAfter > 0 ? 429 : 422, headers });
}

/** How a member logs in, and where they are logged in. */
export default function Security({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { accounts, hasPassword, byCode, sessions, done } = loaderData;
  const { problem, wait } = useAnswer<typeof action>() ?? {};
  const errors = usePasswordFormWords(problem, wait);
  const wrong = wrongOf(errors);
  const doneWords = {
    password: t`Password set. You have been logged out on all other devices.`,
    added: t`Added. You can now log in with it.`,
    removed: t`Removed.`,
    ended: t`That device has been logged out.`,
  };
  return (
    <AccountPage part="security" title={t`Login and devices`} wrong={wrong}>
      {done && !problem && <p role="status">{doneWords[done]}</p>}
      <OwnAccounts accounts={accounts} />
      <PasswordForm hasPassword={hasPassword} byCode={byCode} errors={errors} />
      <OwnSessions sessions={sessions} />
    </AccountPage>
  );
}
