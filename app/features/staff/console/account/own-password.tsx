import { useLingui } from '@lingui/react/macro';
import { shortestPassword } from '#features/accounts/ui/password-messages.ts';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ConsolePart } from '../../ui/console-page.tsx';

interface OwnPasswordProps {
  errors: { old?: string | undefined; new?: string | undefined };
}

/** Changes the password. */
export function OwnPassword({ errors }: OwnPasswordProps) {
  const { t } = useLingui();
  return (
    <ConsolePart id="own-password" title={t`Password`}>
      <PostForm action="/console/account/">
        <input type="hidden" name="part" value="password" />
        <TextField
          id="old"
          label={t`Current password`}
          error={errors.old}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
        />
        <TextField
          id="new"
          label={t`New password`}
          hint={t`At least ${shortestPassword} characters; a few words are easy to remember. Your other sessions will end.`}
          error={errors.new}
          type="password"
          autoComplete="new-password"
          maxLength={1000}
        />
        <button type="submit" className={button.secondary}>{t`Change password`}</button>
      </PostForm>
    </ConsolePart>
  );
}
