import { useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';

interface TypeCodeProps {
  /** Path of the page, without language prefix. */
  action: string;
  /** Where the code went, masked. */
  shown: string;
  channel: 'sms' | 'email';
  error: string | undefined;
  /** What the button says. */
  done: string;
  onSubmit?(): void;
}

/** Says that a code was sent and asks for it: one field, into which it can be pasted. */
export function TypeCode({ action, shown, channel, error, done, onSubmit }: TypeCodeProps) {
  const { t } = useLingui();
  return (
    <>
      {!error && (
        <p role="status">
          <b>{t`Verification code sent!`}</b>
        </p>
      )}
      <p>
        {channel === 'sms'
          ? t`We have sent six digits by SMS to ${shown}. They are valid for five minutes.`
          : t`We have sent six digits by e-mail to ${shown}. They are valid for five minutes; look among unwanted mail too.`}
      </p>
      <PostForm action={action} onSubmit={onSubmit}>
        <TextField
          id="code"
          label={t`Code of six digits`}
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
}

/** What was wrong with a code. */
export type CodeProblem = 'missing' | 'wrong' | 'too-often';

/** The same in words. @param wait minutes until it may be tried again */
export function useCodeWords(problem: CodeProblem | undefined, wait = 0): string | undefined {
  const { t } = useLingui();
  if (!problem) return undefined;
  const words = {
    missing: t`Please enter the verification code.`,
    wrong: t`The verification code is incorrect or has expired. Look at the latest message, or have another code sent.`,
    'too-often': t`Too many attempts. Nothing is lost: please try again in ${wait} min.`,
  };
  return words[problem];
}
