import { useLingui } from '@lingui/react/macro';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Why a second factor was not taken. */
export interface FactorProblem {
  outcome: 'missing' | 'wrong' | 'too-often';
  /** Minutes until another may be typed. */
  wait?: number;
}

interface FactorFormProps {
  /** Path of the page, without language prefix. */
  action: string;
  /** What the browser needs to show a passkey; undefined where they have none. */
  passkey: Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'> | undefined;
  error: string | undefined;
  /** What the button says. */
  done: string;
}

/** Asks for the second factor: a code of the app, a recovery code in the same field, or a passkey. */
export function FactorForm({ action, passkey, error, done }: FactorFormProps) {
  const { t } = useLingui();
  return (
    <>
      {passkey && (
        <PostForm action={action}>
          <PasskeyButton ask={() => startAuthentication({ optionsJSON: passkey })}>{t`Use a passkey`}</PasskeyButton>
        </PostForm>
      )}
      <PostForm action={action}>
        <TextField
          id="code"
          label={t`Code`}
          hint={t`Six digits from your authenticator app. Lost your device? Type one of your recovery codes.`}
          error={error}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className={form.digits}
        />
        <button type="submit" className={button.primary}>
          {done}
        </button>
      </PostForm>
    </>
  );
}

/** Why a second factor was not taken, in words. */
export function useFactorWords(problem: FactorProblem | undefined): string | undefined {
  const { t } = useLingui();
  if (!problem) return undefined;
  const { outcome, wait = 0 } = problem;
  const words = {
    missing: t`Please enter a code.`,
    wrong: t`The code is incorrect, has expired or was already used. Wait for the next one.`,
    'too-often': t`Too many incorrect codes. Use a passkey, or try again in ${wait} min.`,
  };
  return words[outcome];
}
