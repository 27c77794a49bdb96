import { data } from 'react-router';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { newCaptcha } from '../captcha/new-captcha.server.ts';
import { passCaptcha } from '../captcha/pass-captcha.server.ts';
import { type AskTyped, askForCode, captchaFor, levelOf } from '../codes/ask-for-code.server.ts';
import { dropStep, keepStep, readStep } from '../codes/kept-step.server.ts';
import { type LoggedIn, loginWithPassword } from '../login/login.server.ts';
import { readReachable } from '../reachable.server.ts';
import { loginPath } from '../sessions/login-path.ts';
import type { PasswordLoginProblems } from '../ui/password-login.tsx';

/** What both forms of the login need; they show the same graphic code. */
export async function showLogin(request: Request, site: SiteContext) {
  const kept = readStep(request, site, 'login');
  const asking = await captchaFor(site, kept);
  return {
    asking: { contact: kept.contact ?? '', ...asking },
    captcha: asking.captcha ?? (await newCaptcha(site)),
  };
}

/** Sends a code and goes on to the page where it is typed. What is said is the same for known and unknown accounts. */
export async function askLoginCode(request: Request, site: SiteContext, next: string, typed: AskTyped) {
  const asked = await askForCode(request, site, 'login', readStep(request, site, 'login'), typed);
  const headers = new Headers({ 'Set-Cookie': keepStep(site, 'login', asked.kept) });
  if (asked.outcome !== 'refused') return seeOther(site, `/login/code?${new URLSearchParams({ to: next })}`, headers);
  const { problems, kept } = asked;
  if (problems.waitMinutes) headers.set('Retry-After', String(problems.waitMinutes * 60));
  const { contact = '' } = kept;
  const level = levelOf(site, kept);
  const shown = { way: 'code' as const, problems, human: kept.pass !== undefined, level, contact };
  return data(shown, { status: problems.waitMinutes ? 429 : 422, headers });
}

type PasswordTyped = AskTyped & { account: string; password: string };

/** Logs in with a password and the graphic code. */
export async function passwordLogin(request: Request, site: SiteContext, next: string, typed: PasswordTyped) {
  const { password } = typed;
  const account = typed.account.slice(0, 254);
  const to = readReachable(account);
  const { work, problem } = await passCaptcha(site, typed);
  const problems: PasswordLoginProblems = {
    ...(account === '' ? { account: 'missing' } : to ? {} : { account: 'wrong' }),
    ...(password === '' && { password: 'missing' }),
    ...(problem && { captcha: problem }),
  };
  if (!to || work === undefined || Object.keys(problems).length > 0) return refusePassword(account, problems);
  const answer = await loginWithPassword(site, request, { to, password, work });
  switch (answer.outcome) {
    case 'logged-in':
      return goOn(site, answer, next);
    case 'wrong':
      return refusePassword(account, { password: 'wrong' });
    case 'harder':
      return refusePassword(account, { captcha: 'harder' }, answer.work);
    case 'too-often':
      return refusePassword(account, { waitMinutes: Math.ceil(answer.retryAfter / 60) });
  }
}

function refusePassword(account: string, problems: PasswordLoginProblems, level = 0) {
  const wait = problems.waitMinutes ?? 0;
  const headers: HeadersInit = wait > 0 ? { 'Retry-After': String(wait * 60) } : {};
  return data({ way: 'password' as const, problems, account, level }, { status: wait > 0 ? 429 : 422, headers });
}

/** On to where the login was asked for; whoever is new here may say their name first. */
export function goOn(site: SiteContext, { cookie, deviceCookie, isNew }: LoggedIn, next: string): Response {
  const headers = new Headers({ 'Set-Cookie': cookie });
  headers.append('Set-Cookie', deviceCookie);
  headers.append('Set-Cookie', dropStep(site, 'login'));
  const to = new URLSearchParams({ to: next });
  if (isNew) return seeOther(site, `/account/profile?welcome&${to}`, headers);
  return seeOther(site, next === loginPath('') ? `${next}?welcome` : next, headers);
}
