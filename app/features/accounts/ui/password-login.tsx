import { useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Captcha, CaptchaProblem } from '../captcha.ts';
import { CaptchaField } from './captcha-field.tsx';
import { captchaMessages } from './captcha-messages.ts';

/** What was wrong with a login by password. That an account is unknown is never said. */
export interface PasswordLoginProblems {
  account?: 'missing' | 'wrong';
  password?: 'missing' | 'wrong';
  captcha?: CaptchaProblem;
  /** Too many wrong ones: again in so many minutes. */
  waitMinutes?: number;
}

interface PasswordLoginProps {
  action: string;
  account: string;
  captcha: Captcha;
  /** How hard a puzzle is asked for; 0: a graphic code will do. */
  level: number;
  problems: PasswordLoginProblems;
  onSubmit(): void;
}

/** Logs in with an account, its password and the graphic code. */
export function PasswordLogin({ action, account, captcha, level, problems, onSubmit }: PasswordLoginProps) {
  const { t } = useLingui();
  const words = usePasswordWords(problems);
  return (
    <PostForm action={action} onSubmit={onSubmit}>
      <input type="hidden" name="way" value="password" />
      <TextField
        id="account"
        label={t`Account: mobile phone or e-mail`}
        error={words.account}
        defaultValue={account}
        autoComplete="username"
        maxLength={254}
        spellCheck={false}
      />
      <TextField
        id="password"
        label={t`Password`}
        error={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={1000}
      />
      <div id="captcha-of-password">
        <CaptchaField captcha={captcha} level={level} error={words.captcha} />
      </div>
      <button type="submit" className={button.primary}>{t`Log in`}</button>
    </PostForm>
  );
}

/** What was wrong, in words, for the summary. */
export function usePasswordWrong(problems: PasswordLoginProblems): Wrong[] {
  const { account, password, captcha } = usePasswordWords(problems);
  return [
    ...(account ? [{ id: 'account', text: account }] : []),
    ...(password ? [{ id: 'password', text: password }] : []),
    ...(captcha ? [{ id: 'captcha-of-password', text: captcha }] : []),
  ];
}

function usePasswordWords({ account, password, captcha, waitMinutes = 0 }: PasswordLoginProblems) {
  const { t, i18n } = useLingui();
  const accounts = {
    missing: t`Please enter your mobile number or e-mail address.`,
    wrong: t`Please enter a valid mobile number with its country code, or an e-mail address.`,
  };
  const passwords = {
    missing: t`Please enter your password.`,
    wrong: t`Login failed. The account or the password is incorrect.`,
  };
  const often = t`Login failed. Too many incorrect passwords. Log in with a code, or try again in ${waitMinutes} min.`;
  return {
    account: account && accounts[account],
    password: waitMinutes > 0 ? often : password && passwords[password],
    captcha: captcha && i18n._(captchaMessages[captcha]),
  };
}
