import { useLingui } from '@lingui/react/macro';
import { expectMember } from '#shell/account/known-member.ts';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import type { pictureMessages } from '../own/profile-messages.ts';
import css from '../ui/account-section.module.css';

/** Why a picture was not taken. */
export type AvatarProblem = keyof typeof pictureMessages;

interface AvatarFormProps {
  /** Address of the picture there is; empty where there is none. */
  avatar: string;
  error: string | undefined;
}

/** The member's own picture: chosen, changed, taken away. */
export function AvatarForm({ avatar, error }: AvatarFormProps) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="picture">
      <h2 id="picture">{t`Photo`}</h2>
      {avatar && <img src={avatar} alt={t`How others see you`} width={96} height={96} className={css.avatar} />}
      <PostForm action="/account/profile" files onSubmit={expectMember}>
        <input type="hidden" name="part" value="picture" />
        <Field
          id="avatar"
          label={avatar ? t`Choose another photo` : t`Your photo (optional)`}
          hint={t`JPEG, PNG, WebP or AVIF, up to 10 MB. Shown to others next to your name.`}
          error={error}
        >
          {(control) => (
            <input {...control} type="file" name="avatar" accept="image/jpeg,image/png,image/webp,image/avif" />
          )}
        </Field>
        <button type="submit" className={button.secondary}>{t`Use this photo`}</button>
      </PostForm>
      {avatar && (
        <PostForm action="/account/profile" onSubmit={expectMember}>
          <input type="hidden" name="part" value="no-picture" />
          <button type="submit" className={button.quiet}>{t`Remove photo`}</button>
        </PostForm>
      )}
    </section>
  );
}
