import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { AskProblems } from '../asking.ts';
import { CaptchaField } from './captcha-field.tsx';
import { captchaMessages } from './captcha-messages.ts';

interface AskCodeProps {
  /** Path of the page, without language prefix. */
  action: string;
  /** What was typed before. */
  contact: string;
  /** None where it was answered already (`human`). */
  captcha: ComponentProps<typeof CaptchaField>['captcha'] | undefined;
  human: boolean;
  /** How hard a puzzle is asked for; 0: a graphic code will do. */
  level: number;
  problems: AskProblems;
  /** Fields that go along. */
  children?: ReactNode;
}

/** Asks for a phone or mail and for the graphic code, to send a code there. */
export function AskCode({ action, contact, captcha, human, level, problems, children }: AskCodeProps) {
  const { t } = useLingui();
  const words = useAskWords(problems);
  return (
    <PostForm action={action}>
      {children}
      <TextField
        id="contact"
        label={t`Mobile phone or e-mail`}
        hint={t`Phone numbers from any country are accepted, for example +260 97 123 4567. Mobiles in mainland China need no +86. No phone to hand? Use an e-mail address.`}
        error={words.contact}
        defaultValue={contact}
        autoComplete="tel"
        maxLength={200}
        spellCheck={false}
      />
      {captcha && !human ? (
        <div id="captcha">
          <CaptchaField captcha={captcha} level={level} error={words.captcha} />
        </div>
      ) : (
        <p>{t`Verified: no code needed.`}</p>
      )}
      <button type="submit" className={button.primary}>{t`Send me a code`}</button>
    </PostForm>
  );
}

/** What was wrong with asking for a code, in words, for the summary. */
export function useAskWrong(problems: AskProblems): Wrong[] {
  const { contact, captcha, wait } = useAskWords(problems);
  return [
    ...(contact ? [{ id: 'contact', text: contact }] : []),
    ...(captcha ? [{ id: 'captcha', text: captcha }] : []),
    ...(wait ? [{ id: 'contact', text: wait }] : []),
  ];
}

function useAskWords({ contact, captcha, waitMinutes, paused }: AskProblems) {
  const { t, i18n } = useLingui();
  const often = (minutes: number) =>
    t`Verification code send failed. Several codes have just been sent to you. Please wait and ask again in ${minutes} min.`;
  const closed = (minutes: number) =>
    t`Verification code send failed. Demand is so high that no codes can be sent at the moment. Please ask again in ${minutes} min; everything you have typed is kept.`;
  const contacts = {
    missing: t`Please enter your mobile number or e-mail address.`,
    'no-country-code': t`Please enter a valid mobile number. Start with + and the country code, for example +260 97 123 4567.`,
    wrong: t`Please enter a valid mobile number with its country code, or an e-mail address.`,
    'sms-only': t`Codes are currently sent by SMS only. Please enter a mobile number.`,
    'email-only': t`Codes are currently sent by e-mail only. Please enter an e-mail address.`,
    'texts-spent': t`No more text messages can be sent today. Please enter an e-mail address, or try again tomorrow.`,
    'texts-spent-alone': t`No more text messages can be sent today. Please try again tomorrow.`,
  };
  return {
    contact: contact && contacts[contact],
    captcha: captcha && i18n._(captchaMessages[captcha]),
    wait: waitMinutes && (paused ? closed(waitMinutes) : often(waitMinutes)),
  };
}
