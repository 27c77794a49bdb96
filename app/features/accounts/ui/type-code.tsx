import { useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { KnownOnly } from '../asking.ts';

interface TypeCodeProps {
  /** Path of the page, without language prefix. */
  action: string;
  /** Where the code went, masked. */
  shown: string;
  channel: 'sms' | 'email';
  /** Whether the code has left depends on whether the phone or mail is known here, which is not said. */
  knownOnly?: KnownOnly | undefined;
  error: string | undefined;
  /** What the button says. */
  done: string;
  onSubmit?(): void;
}

/** Says that a code was sent and asks for it: one field, into which it can be pasted. */
export function TypeCode({ action, shown, channel, knownOnly, error, done, onSubmit }: TypeCodeProps) {
  const { t } = useLingui();
  return (
    <>
      {knownOnly ? (
        <p role="status">{knownOnlyWords(knownOnly)}</p>
      ) : (
        <>
          {!error && (
            <p role="status">
              <b>{t`Verification code sent!`}</b>
            </p>
          )}
          <p>
            {channel === 'sms'
              ? t`We have sent a six-digit code by SMS to ${shown}. It is valid for five minutes.`
              : t`We have sent a six-digit code by e-mail to ${shown}. It is valid for five minutes. Check your spam folder too.`}
          </p>
        </>
      )}
      <PostForm action={action} onSubmit={onSubmit}>
        <TextField
          id="code"
          label={t`Six-digit code`}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className={form.digits}
        />
        <button type="submit" className={button.primary}>
          {done}
        </button>
      </PostForm>
    </>
  );

  function knownOnlyWords(known: KnownOnly): string {
    if (known.puzzle) {
      return t`Demand for codes is very high, so without a puzzle we are sending them only to phone numbers and e-mail addresses we already know. If ${shown} is one of them, your code is on its way. Otherwise, request another code: your device will solve a puzzle first.`;
    }
    const { minutes } = known;
    return t`Demand for codes is very high, so we are sending them only to phone numbers and e-mail addresses we already know. If ${shown} is one of them, your code is on its way. Otherwise, please try again in ${minutes} min.`;
  }
}

/** What was wrong with a code. */
export type CodeProblem = 'missing' | 'wrong';

/** The same in words. */
export function useCodeWords(problem: CodeProblem | undefined): string | undefined {
  const { t } = useLingui();
  if (!problem) return undefined;
  const words = {
    missing: t`Please enter the verification code.`,
    wrong: t`The verification code is incorrect or has expired. Check the latest message, or request another code.`,
  };
  return words[problem];
}
