import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type PasswordProblem, shortestPassword } from '../passwords/password-rules.ts';
import css from '../ui/account-section.module.css';
import { passwordMessages } from '../ui/password-messages.ts';

/** Why a password was not set. */
export type PasswordFormProblem = PasswordProblem | 'old-missing' | 'old-wrong' | 'too-often';

interface PasswordFormProps {
  hasPassword: boolean;
  /** They have logged in by a code just now: the old password is not asked for. */
  byCode: boolean;
  errors: Record<string, string>;
}

/** Sets the password, or changes it. */
export function PasswordForm({ hasPassword, byCode, errors }: PasswordFormProps) {
  const { t } = useLingui();
  const again = `/login/?${new URLSearchParams({ to: '/account/security', again: '' })}`;
  return (
    <section className={css.section} aria-labelledby="password-of-account">
      <h2 id="password-of-account">{t`Password`}</h2>
      {!hasPassword && <p>{t`You have no password: you log in with codes. With a password, you won’t need them.`}</p>}
      {hasPassword || byCode ? (
        <PostForm action="/account/security">
          <input type="hidden" name="part" value="password" />
          {hasPassword && !byCode && (
            <TextField
              id="old"
              label={t`Current password`}
              error={errors.old}
              type="password"
              autoComplete="current-password"
              maxLength={1000}
            />
          )}
          <TextField
            id="new"
            label={t`New password`}
            hint={t`At least ${shortestPassword} characters; a few words are easy to remember. You will be logged out on all other devices.`}
            error={errors.new}
            type="password"
            autoComplete="new-password"
            maxLength={1000}
          />
          <button type="submit" className={button.secondary}>
            {hasPassword ? t`Change password` : t`Set password`}
          </button>
        </PostForm>
      ) : (
        <SiteLink to={again} className={button.secondary}>{t`Get a code to set a password`}</SiteLink>
      )}
      {hasPassword && !byCode && <SiteLink to={again}>{t`Forgotten your password? Get a code`}</SiteLink>}
    </section>
  );
}

/** What was wrong, in words, by the id of its field. @param wait minutes until it may be tried again */
export function usePasswordFormWords(problem: PasswordFormProblem | undefined, wait = 0): Record<string, string> {
  const { t, i18n } = useLingui();
  switch (problem) {
    case undefined:
      return {};
    case 'old-missing':
      return { old: t`Please enter your current password.` };
    case 'old-wrong':
      return { old: t`The current password is incorrect.` };
    case 'too-often':
      return { old: t`Too many incorrect passwords. Request a code, or try again in ${wait} min.` };
    default:
      return { new: i18n._(passwordMessages[problem]) };
  }
}
