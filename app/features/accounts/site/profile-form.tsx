import { useLingui } from '@lingui/react/macro';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import { expectMember } from '#shell/account/known-member.ts';
import button from '#ui/button.module.css';
import { Check } from '#ui/form/check.tsx';
import { Field, FieldError } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { ProfileProblems, ProfileTyped } from '../own/profile.ts';

interface ProfileFormProps {
  typed: ProfileTyped;
  errors: Partial<Record<keyof ProfileProblems, string>>;
  countries: { code: string; name: string }[];
  /** Where it leads on to; left out it stays here. */
  next: string | undefined;
}

/** Name, company, country and languages of a member. */
export function ProfileForm({ typed, errors, countries, next }: ProfileFormProps) {
  const { t } = useLingui();
  return (
    <PostForm action="/account/profile" onSubmit={expectMember}>
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        id="name"
        label={t`Your name`}
        hint={t`Shown to others next to what you publish and write.`}
        error={errors.name}
        defaultValue={typed.name}
        autoComplete="name"
        spellCheck={false}
      />
      <TextField
        id="company"
        label={t`Company or organisation (optional)`}
        error={errors.company}
        defaultValue={typed.company}
        autoComplete="organization"
      />
      <Field id="country" label={t`Country (optional)`} error={errors.country}>
        {(control) => (
          <select {...control} name="country" defaultValue={typed.country} autoComplete="country">
            <option value="">{t`Other, or prefer not to say`}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset
        id="languages"
        tabIndex={-1}
        className={errors.languages ? `${form.choices} ${form.wrong}` : form.choices}
        aria-describedby={errors.languages ? 'languages-error' : undefined}
      >
        <legend>{t`Languages others can write to you in`}</legend>
        <FieldError id="languages" error={errors.languages} />
        {locales.map((locale) => (
          <Check
            key={locale}
            id={`language-${locale}`}
            name="languages"
            value={locale}
            checked={typed.languages.includes(locale)}
          >
            <span lang={locale}>{nameAlone(locale)}</span>
          </Check>
        ))}
      </fieldset>
      <Field id="locale" label={t`Language for our messages to you`} error={errors.locale}>
        {(control) => (
          <select {...control} name="locale" defaultValue={typed.locale}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {nameAlone(locale)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={button.primary}>{t`Save`}</button>
    </PostForm>
  );
}
