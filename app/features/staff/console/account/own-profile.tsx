import { useLingui } from '@lingui/react/macro';
import type { StaffRole } from '#platform/http/actor.ts';
import { type Locale, locales, nameAlone } from '#platform/i18n/locale.ts';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ConsolePart } from '../../ui/console-page.tsx';
import { useRoleNames } from '../../ui/duty-fields.tsx';

interface OwnProfileProps {
  email: string;
  name: string;
  locale: Locale;
  roles: readonly StaffRole[];
  error: string | undefined;
}

/** What one is called, and in which language one works. */
export function OwnProfile({ email, name, locale, roles, error }: OwnProfileProps) {
  const { t } = useLingui();
  const names = useRoleNames();
  return (
    <ConsolePart id="profile" title={t`Your details`}>
      <p>
        <span lang="">{email}</span> · {roles.map((role) => names[role]).join(' · ')}
      </p>
      <PostForm action="/console/account/">
        <input type="hidden" name="part" value="profile" />
        <TextField
          id="name"
          label={t`Your name, as colleagues see it`}
          error={error}
          defaultValue={name}
          autoComplete="name"
          maxLength={60}
        />
        <Choices
          name="locale"
          legend={t`Language of the console`}
          options={locales.map((each) => ({ value: each, label: <span lang={each}>{nameAlone(each)}</span> }))}
          value={locale}
        />
        <button type="submit" className={button.primary}>{t`Save`}</button>
      </PostForm>
    </ConsolePart>
  );
}
