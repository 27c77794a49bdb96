import { useLingui } from '@lingui/react/macro';
import { startRegistration } from '@simplewebauthn/browser';
import { data } from 'react-router';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { SiteLink } from '#shell/link.tsx';
import { drawQr } from '#shell/qr/qr-svg.server.ts';
import button from '#ui/button.module.css';
import { wrongOf } from '#ui/form/error-summary.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { enrol, factorToMake } from '../factors/enrol.server.ts';
import { challengeOf } from '../login/challenge.server.ts';
import { beginAgain, leadingTo, nextOf } from '../login/console-path.ts';
import css from '../ui/console-page.module.css';
import { ConsolePage, ConsolePart } from '../ui/console-page.tsx';
import { PasskeyButton } from '../ui/passkey-button.tsx';
import { RecoveryCodes } from '../ui/shown-once.tsx';
import type { Route } from './+types/enrol.ts';
import { factorFieldMost } from './factor-answer.ts';
import { withCookies } from './with-cookies.ts';

export const headers = personalHeaders;

/** Makes a second factor: the first one at the end of an invitation or of a login, others from one's account. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  const challenge = await challengeOf(request, site);
  const made = challenge?.purpose === 'enrol' ? await factorToMake(site, request, challenge) : undefined;
  // Whoever has just made one comes by here too, and is shown what is shown once.
  if (!made) return { next, make: undefined };
  const { secret, address, passkey } = made;
  return { next, make: { secret, qr: svgHref(drawQr(address)), passkey } };
}

const svgHref = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const next = nextOf(request);
  const challenge = await challengeOf(request, site);
  if (!challenge) return seeOther(site, beginAgain(next));
  const typed = await fieldsOf(request, ['code', 'passkey'], factorFieldMost);
  const made = await enrol(site, request, challenge, typed);
  if (made.outcome === 'over') return seeOther(site, beginAgain(next));
  if (made.outcome !== 'made')
    return data({ problem: typed.passkey ? ('passkey' as const) : made.outcome }, { status: 422 });
  const headers = withCookies(made.cookies);
  if (!made.codes) return seeOther(made.staff, next, headers);
  return data({ codes: made.codes, on: localHref(made.staff.locale, next) }, { headers });
}

export default function Enrol({ loaderData: { next, make } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  const words = useEnrolWords(problem);
  if (answer && 'codes' in answer) return <CodesOnce codes={answer.codes} on={answer.on} />;
  if (!make) return <TooLate next={next} />;
  const here = leadingTo('/console/login/enrol', next);
  return (
    <ConsolePage title={t`Set up your second step`} wrong={wrongOf(words, { passkey: 'by-passkey' })}>
      <p>{t`A password alone is not enough. You also need something only you have: an app on your phone, or a passkey.`}</p>
      <ConsolePart id="by-app" title={t`Authenticator app`}>
        <p>{t`Scan the picture with an authenticator app, or type the key into it. Then enter the six digits it shows.`}</p>
        <img src={make.qr} alt={t`QR code for your authenticator app`} width={192} height={192} className={css.qr} />
        <p>
          {t`Key:`} <code lang="">{make.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <PostForm action={here}>
          <TextField
            id="code"
            label={t`Six digits from the app`}
            error={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            className={form.digits}
          />
          <button type="submit" className={button.primary}>{t`Use this app`}</button>
        </PostForm>
      </ConsolePart>
      <ConsolePart id="by-passkey" title={t`Passkey`}>
        <p>{t`Your device’s fingerprint, face or PIN, or a security key. This needs JavaScript.`}</p>
        {words.passkey && <p className={form.error}>{words.passkey}</p>}
        <PostForm action={here}>
          <PasskeyButton ask={() => startRegistration({ optionsJSON: make.passkey })}>
            {t`Create a passkey`}
          </PasskeyButton>
        </PostForm>
      </ConsolePart>
    </ConsolePage>
  );
}

/** There is nothing to set up, or no more. */
function TooLate({ next }: { next: string }) {
  const { t } = useLingui();
  return (
    <ConsolePage title={t`Set up your second step`}>
      <p>{t`It took too long, or too many codes were incorrect. Please log in again.`}</p>
      <SiteLink to={leadingTo('/console/login/', next)} className={button.primary}>{t`Log in`}</SiteLink>
    </ConsolePage>
  );
}

/** @param on where it goes on, in their own language */
function CodesOnce({ codes, on }: { codes: readonly string[]; on: string }) {
  const { t } = useLingui();
  return (
    <ConsolePage title={t`Your recovery codes`}>
      <RecoveryCodes codes={codes} />
      <a href={on} className={button.primary}>{t`I have saved them: continue`}</a>
    </ConsolePage>
  );
}

function useEnrolWords(problem: 'missing' | 'wrong' | 'passkey' | undefined) {
  const { t } = useLingui();
  return {
    code:
      problem === 'missing'
        ? t`Please enter the six digits from the app.`
        : problem === 'wrong'
          ? t`The digits are incorrect. Wait for the next ones, and check that your phone’s clock is right.`
          : undefined,
    passkey: problem === 'passkey' ? t`The passkey was not accepted. Please try again.` : undefined,
  };
}
