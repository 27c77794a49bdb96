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
        hint={t`Any country’s phone will do: +260 97 123 4567. A mobile of the Chinese mainland needs no +86. Without a phone at hand, give an e-mail address.`}
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
        <p>{t`Checked: no code is needed.`}</p>
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
    t`Verification code send failed. Several codes were sent to you just now. Please wait, and ask again in ${minutes} min.`;
  const closed = (minutes: number) =>
    t`Verification code send failed. So many people ask for codes that none can be sent to anybody just now. Please ask again in ${minutes} min; all that you have typed is kept.`;
  const contacts = {
    missing: t`Please enter your mobile phone number or your e-mail address.`,
    'no-country-code': t`Please enter the correct mobile number. Begin it with + and the code of its country, for example +260 97 123 4567.`,
    wrong: t`Please enter the correct mobile number, with its country code, or an e-mail address.`,
    'sms-only': t`Codes are sent by SMS only at present. Please enter a mobile phone number.`,
    'email-only': t`Codes are sent by e-mail only at present. Please enter an e-mail address.`,
  };
  return {
    contact: contact && contacts[contact],
    captcha: captcha && i18n._(captchaMessages[captcha]),
    wait: waitMinutes && (paused ? closed(waitMinutes) : often(waitMinutes)),
  };
}
