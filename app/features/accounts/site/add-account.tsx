import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { contactMost, knownOnlyOf, textsSpentOf } from '../codes/ask-for-code.server.ts';
import { dropStep, keepStep, readStep } from '../codes/kept-step.server.ts';
import { maskReachable } from '../mask-reachable.ts';
import { joinAccount, sendJoinCode } from '../own/own-accounts.server.ts';
import { readReachable } from '../reachable.server.ts';
import { keptForm } from '../sessions/kept-form.server.ts';
import { signedInOrLogin } from '../sessions/member-gate.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';
import { KeptNote } from '../ui/kept-note.tsx';
import { TypeCode, useCodeWords } from '../ui/type-code.tsx';
import type { Route } from './+types/add-account.ts';
import { showAgain } from './show-again.server.ts';

export const headers = personalHeaders;

const here = '/account/security/add';

/** Asks for the phone or mail, then (`?code`) for the code that was sent there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { member, proof } = await signedInOrLogin(request, site);
  if (!proof) throw await showAgain(site, here);
  const { to, knownOnly } = new URL(request.url).searchParams.has('code') ? readStep(request, site, 'join') : {};
  const kept = await keptForm(request, site, member);
  return {
    sentTo: to && { channel: to.channel, shown: maskReachable(to), knownOnly },
    kept: kept && { hadFiles: false, contact: kept.fields.get('contact') ?? '' },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const hasCode = new URL(request.url).searchParams.has('code');
  const signed = await signedInOrLogin(request, site, { keeps: !hasCode });
  if (!signed.proof) return showAgain(site, here, hasCode ? undefined : request);
  const { contact, code } = await fieldsOf(request, ['contact', 'code']);
  return hasCode ? typeCode(request, site, signed, code) : ask(request, site, signed, contact.slice(0, contactMost));
}

type Problem =
  | 'missing'
  | 'unreachable'
  | 'sms-only'
  | 'email-only'
  | 'texts-spent'
  | 'texts-spent-alone'
  | 'wrong'
  | 'taken'
  | 'too-many'
  | 'too-often';

async function ask(request: Request, site: SiteContext, { member }: SignedIn, contact: string) {
  const to = readReachable(contact);
  if (!to) return refused(contact === '' ? 'missing' : 'unreachable', { contact });
  const sent = await sendJoinCode(site, member, { to, request, instead: readStep(request, site, 'join').codeId });
  switch (sent.outcome) {
    case 'sent':
    case 'known-only': {
      const { codeId } = sent;
      const knownOnly = sent.outcome === 'sent' ? undefined : knownOnlyOf(sent);
      const kept = keepStep(site, 'join', { to, codeId, knownOnly });
      return seeOther(site, `${here}?code`, new Headers({ 'Set-Cookie': kept }));
    }
    case 'texts-spent':
      return refused(textsSpentOf(site), { contact, retryAfter: sent.retryAfter });
    case 'no-channel':
      return refused(to.channel === 'sms' ? 'email-only' : 'sms-only', { contact });
    default:
      return refused('too-often', { contact, retryAfter: sent.retryAfter });
  }
}

async function typeCode(request: Request, site: SiteContext, signed: SignedIn, code: string) {
  const { to, codeId } = readStep(request, site, 'join');
  if (!to) return seeOther(site, here);
  if (code === '') return refused('missing');
  const joined = await joinAccount(site, signed, { to, codeId, code: code.replace(/\p{Pd}/gu, '') });
  switch (joined.outcome) {
    case 'joined':
      return seeOther(site, '/account/security?done=added', new Headers({ 'Set-Cookie': dropStep(site, 'join') }));
    case 'unproven':
      return showAgain(site, here);
    default:
      return refused(joined.outcome);
  }
}

function refused(problem: Problem, { contact = '', retryAfter = 0 } = {}) {
  const status = problem === 'taken' || problem === 'too-many' ? 409 : retryAfter > 0 ? 429 : 422;
  const headers: HeadersInit = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
  return data({ problem, contact, wait: Math.ceil(retryAfter / 60) }, { status, headers });
}

/** One more phone or mail to log in with. */
export default function AddAccount({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { sentTo, kept } = loaderData;
  const { problem, contact = kept?.contact ?? '', wait = 0 } = useAnswer<typeof action>() ?? {};
  const codeError = useCodeWords(sentTo && problem && codeProblem(problem));
  const error = codeError ?? (problem && words()[problem]);
  return (
    <AccountPage
      part="security"
      title={t`Add a phone number or e-mail address`}
      wrong={error ? [{ id: sentTo ? 'code' : 'contact', text: error }] : undefined}
    >
      {!problem && <KeptNote kept={kept} />}
      {sentTo ? (
        <TypeCode {...sentTo} action={`${here}?code`} error={error} done={t`Add`} />
      ) : (
        <PostForm action={here}>
          <TextField
            id="contact"
            label={t`Mobile phone or e-mail`}
            error={error}
            defaultValue={contact}
            autoComplete="off"
            maxLength={contactLength}
            spellCheck={false}
          />
          <button type="submit" className={button.primary}>{t`Send me a code`}</button>
        </PostForm>
      )}
      <SiteLink to="/account/security">{t`Back to login and devices`}</SiteLink>
    </AccountPage>
  );

  function words(): Record<Problem, string> {
    return {
      missing: t`Please enter your mobile number or e-mail address.`,
      unreachable: t`Please enter a valid mobile number with its country code, or an e-mail address.`,
      'sms-only': t`Codes are currently sent by SMS only. Please enter a mobile number.`,
      'email-only': t`Codes are currently sent by e-mail only. Please enter an e-mail address.`,
      'texts-spent': t`No more text messages can be sent today. Please enter an e-mail address, or try again tomorrow.`,
      'texts-spent-alone': t`No more text messages can be sent today. Please try again tomorrow.`,
      wrong: t`The verification code is incorrect or has expired. Check the latest message, or request another code.`,
      taken: t`This phone number or e-mail address belongs to another account. Log in with it and delete that account first.`,
      'too-many': t`You already have six. Remove one first.`,
      'too-often': t`Too many attempts. Please try again in ${wait} min.`,
    };
  }
}

/** Longest address of a mail (RFC 5321). */
const contactLength = 254;

function codeProblem(problem: Problem) {
  return problem === 'missing' || problem === 'wrong' ? problem : undefined;
}
